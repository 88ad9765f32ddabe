"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { type Language, languageCodes, languages } from "@/lib/core/languages";
import type { DefaultFilm, ViewerLeader } from "@/lib/exhibitions/contracts";
import { ViewerDialog } from "./viewer-dialog";
import { formatMegabytes } from "./viewer-rules";

type FilmOverlayProps = { leader: ViewerLeader; film: DefaultFilm; language: Language; onClose: () => void };

/** The film of a leader, or the museum's own. It loads when the dialog opens, one from another site when the visitor consents. */
export function FilmOverlay({ leader: { name, videoUrl }, film, language, onClose }: FilmOverlayProps) {
  const title = videoUrl ? `A film about ${name}` : "The museum’s film";
  return (
    <ViewerDialog title={title} onClose={onClose} className="w-[min(80rem,calc(100vw-1.5rem))] bg-night text-chalk">
      {videoUrl ? (
        <EmbeddedFilm url={videoUrl} title={title} poster={film.poster} />
      ) : (
        <MuseumFilm film={film} language={language} />
      )}
    </ViewerDialog>
  );
}

/**
 * Plays the film, for which the visitor pressed a button; a browser that refuses shows the poster and the controls. Disables captions
 * on unmount, because showing captions keep the video in memory.
 */
function playWhileMounted(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
  return () => {
    video.pause();
    for (const track of video.textTracks) track.mode = "disabled";
  };
}

function MuseumFilm({ film, language }: { film: DefaultFilm; language: Language }) {
  return (
    <figure className="grid">
      {/* biome-ignore lint/a11y/useMediaCaption: there is a track for each language. */}
      <video
        ref={playWhileMounted}
        controls
        preload="none"
        playsInline
        poster={film.poster}
        width={film.width}
        height={film.height}
        // On small screens the controls get a strip below the picture, so that they do not cover its lettering.
        className="h-auto w-full max-md:[&:not(:fullscreen)]:aspect-4/3 max-md:[&:not(:fullscreen)]:object-top"
      >
        <source src={film.webm} type="video/webm" />
        <source src={film.mp4} type="video/mp4" />
        {languageCodes.map((code) => (
          <track
            key={code}
            kind="captions"
            src={film.captions[code]}
            srcLang={code}
            label={languages[code].fullName}
            default={code === language}
          />
        ))}
      </video>
      <figcaption className="px-5 py-4 font-normal font-read">
        {`The museum’s own film, ${Math.round(film.seconds)} seconds and ${formatMegabytes(film.bytes)}, cut out of the works. Nobody speaks in it; the captions say what is heard.`}
      </figcaption>
    </figure>
  );
}

/** A film on another site. The iframe is rendered only after consent, so that the other site learns nothing before. */
function EmbeddedFilm({ url, title, poster }: { url: string; title: string; poster: string }) {
  const [hasConsented, setHasConsented] = useState(false);
  const { host } = new URL(url);
  if (hasConsented) {
    return (
      <iframe
        src={`${url}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        className="aspect-video w-full border-0"
      />
    );
  }
  return (
    <div className="relative grid aspect-video place-items-center">
      <Image
        src={poster}
        alt=""
        width={1280}
        height={720}
        className="absolute inset-0 size-full object-cover opacity-40"
      />
      <div className="relative grid justify-items-center gap-4 p-6 text-center">
        <Button variant="onNight" onClick={() => setHasConsented(true)}>
          <Play aria-hidden className="size-5" />
          {`Play from ${host}`}
        </Button>
        <p className="max-w-[40ch] font-normal font-read">
          This film is hosted on another site, which receives data about your visit only when you press the button.
        </p>
      </div>
    </div>
  );
}
