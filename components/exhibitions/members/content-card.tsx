"use client";

import { Download, FileText, type LucideIcon, Maximize2, Play, Volume2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { plate } from "@/components/ui/plate";
import type { ContentItem, ContentType } from "@/lib/exhibitions/content-contracts";
import { contentWords, sizeWords } from "./content-words";
import { PieceLabel } from "./piece-label";

type ContentCardProps = { item: ContentItem; url: string; onLook: () => void };

const frame = "grid aspect-[4/3] place-items-center overflow-clip";
const faces: Record<ContentType, { Icon: LucideIcon; ground: string }> = {
  sketch: { Icon: Maximize2, ground: "bg-newsprint text-night" },
  image: { Icon: Maximize2, ground: "bg-newsprint text-night" },
  video: { Icon: Play, ground: "bg-oxblood text-chalk" },
  audio: { Icon: Volume2, ground: "bg-cloth bg-[url(/textures/adire-cloth.webp)] bg-[length:7rem] text-cloth-ink" },
  doc: { Icon: FileText, ground: "bg-print text-night" },
  misc: { Icon: FileText, ground: "bg-print text-night" },
};
/** Up to here a picture is shown small without being asked for; a larger one says its size and waits. */
const light = 150_000;

/** A piece that is open: a picture to look at, a film or sound that begins when it is pressed, a file to take along. */
export function ContentCard({ item, url, onLook }: ContentCardProps) {
  const { title, description, type, size } = item;
  const { kind } = contentWords[type];
  return (
    <article className="grid gap-4">
      {type === "video" || type === "audio" ? (
        <Playable item={item} url={url} />
      ) : (
        <Still item={item} url={url} onLook={onLook} />
      )}
      <PieceLabel title={title} kind={kind} size={size} description={description} />
    </article>
  );
}

const said = ({ type, title, size }: ContentItem) =>
  `${contentWords[type].open}: ${title}${size ? `, ${sizeWords(size)}` : ""}`;

function Still({ item, url, onLook }: ContentCardProps) {
  const { Icon, ground } = faces[item.type];
  if (item.type === "doc" || item.type === "misc") {
    return (
      <div className={`${frame} ${ground}`}>
        <div className="grid justify-items-center gap-5">
          <Icon aria-hidden className="size-12" strokeWidth={1.25} />
          <a href={url} download aria-label={said(item)} className={plate({ look: "onBrass", size: "small" })}>
            <Download aria-hidden className="size-5" />
            Download
          </a>
        </div>
      </div>
    );
  }
  const isLight = item.size !== null && item.size <= light;
  return (
    <button type="button" onClick={onLook} aria-label={said(item)} className={`${frame} ${ground} relative w-full`}>
      {isLight ? (
        // biome-ignore lint/performance/noImgElement: a file of ours behind the session, in one width.
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain p-4"
        />
      ) : (
        <Icon aria-hidden className="size-12" strokeWidth={1.25} />
      )}
      <span className="absolute end-2 bottom-2 grid size-tap place-items-center rounded-full bg-night text-chalk">
        <Maximize2 aria-hidden className="size-5" />
      </span>
    </button>
  );
}

/** Nothing is fetched before the button is pressed; then it plays, with the browser's own controls. */
function Playable({ item, url }: { item: ContentItem; url: string }) {
  const [state, setState] = useState<"still" | "playing" | "failed">("still");
  const { Icon, ground } = faces[item.type];
  const player = {
    src: url,
    controls: true,
    autoPlay: true,
    preload: "metadata" as const,
    "aria-label": item.title,
    onError: () => setState("failed"),
    // The pressed button is gone; its focus goes to what it started.
    ref: (element: HTMLMediaElement | null) => element?.focus(),
  };
  return (
    <div className={`${frame} ${ground}`}>
      {state === "still" && (
        <Button look="onBrass" onClick={() => setState("playing")} aria-label={said(item)}>
          <Icon aria-hidden className="size-5" />
          {contentWords[item.type].open}
          {item.size ? <span className="font-normal">{sizeWords(item.size)}</span> : null}
        </Button>
      )}
      {state === "playing" && item.type === "video" && (
        <video {...player} playsInline className="size-full bg-night object-contain" />
      )}
      {state === "playing" && item.type === "audio" && <audio {...player} className="w-[min(100%-2rem,24rem)]" />}
      {state === "failed" && (
        <div className="grid justify-items-center gap-3 p-4">
          <Message>❌ It could not be played.</Message>
          <Button look="onBrass" size="small" onClick={() => setState("playing")}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
