"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { HallLeader, HouseFilm } from "@/lib/exhibitions/contracts";
import { megabytes } from "./hall-rules";
import { RoomDialog } from "./room-dialog";

type FilmOverlayProps = { leader: HallLeader; film: HouseFilm; onClose: () => void };

/** The film of a work, or the museum's own. It is fetched when somebody presses play, and not before. */
export function FilmOverlay({ leader: { name, videoUrl }, film, onClose }: FilmOverlayProps) {
  const title = videoUrl ? `A film about ${name}` : "The museum’s film";
  return (
    <RoomDialog title={title} onClose={onClose} className="w-[min(80rem,calc(100vw-1.5rem))] bg-night text-chalk">
      {videoUrl ? <Elsewhere url={videoUrl} title={title} poster={film.poster} /> : <House film={film} />}
    </RoomDialog>
  );
}

/** Captions that show hold their film in memory after it has left the page, so they are put away before it goes. */
function lettingGo(video: HTMLVideoElement) {
  return () => {
    for (const track of video.textTracks) track.mode = "disabled";
  };
}

function House({ film }: { film: HouseFilm }) {
  return (
    <figure className="grid">
      <video
        ref={lettingGo}
        controls
        preload="none"
        playsInline
        poster={film.poster}
        width={film.width}
        height={film.height}
        // On a phone the controls have a strip of their own under the picture, whose lettering they would else lie on.
        className="h-auto w-full max-md:[&:not(:fullscreen)]:aspect-4/3 max-md:[&:not(:fullscreen)]:object-top"
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
        <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      </video>
      <figcaption className="px-5 py-4 font-normal font-read">
        {`The museum’s own film, ${Math.round(film.seconds)} seconds and ${megabytes(film.bytes)}, cut out of the works. Nobody speaks in it; the captions say what is heard.`}
      </figcaption>
    </figure>
  );
}

/** A film that lies elsewhere: until it is asked for, the other house hears nothing of this visit. */
function Elsewhere({ url, title, poster }: { url: string; title: string; poster: string }) {
  const [asked, setAsked] = useState(false);
  const { host } = new URL(url);
  if (asked) {
    return (
      <iframe
        src={url}
        title={title}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        className="aspect-video w-full border-0"
      />
    );
  }
  return (
    <div className="relative grid aspect-video place-items-center">
      <Picture
        src={poster}
        alt=""
        width={1280}
        height={720}
        className="absolute inset-0 size-full object-cover opacity-40"
      />
      <div className="relative grid justify-items-center gap-4 p-6 text-center">
        <Button look="onNight" onClick={() => setAsked(true)}>
          <Play aria-hidden className="size-5" />
          {`Play from ${host}`}
        </Button>
        <p className="max-w-[40ch] font-normal font-read">
          The film lies with another house. It is told that you look on only when you press the button.
        </p>
      </div>
    </div>
  );
}
