"use client";

import { Download, FileText, type LucideIcon, Maximize2, Play, Volume2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ContentItem, ContentType } from "@/lib/member-content/contracts";
import { ContentCaption } from "./content-caption";
import { contentLabels, formatSize } from "./content-labels";

type ContentCardProps = { item: ContentItem; url: string; onOpen: () => void };

const frameClass = "grid aspect-[4/3] place-items-center overflow-clip";
const typeStyles: Record<ContentType, { Icon: LucideIcon; ground: string }> = {
  sketch: { Icon: Maximize2, ground: "bg-newsprint text-night" },
  image: { Icon: Maximize2, ground: "bg-newsprint text-night" },
  video: { Icon: Play, ground: "bg-oxblood text-chalk" },
  audio: { Icon: Volume2, ground: "bg-cloth bg-[url(/textures/adire-cloth.webp)] bg-[length:7rem] text-cloth-ink" },
  doc: { Icon: FileText, ground: "bg-print text-night" },
  misc: { Icon: FileText, ground: "bg-print text-night" },
};
/** Larger images are not loaded until the visitor opens them. */
const autoShowMaxBytes = 150_000;

/** An unlocked content item: an image, a film, a sound or a download. */
export function ContentCard({ item, url, onOpen }: ContentCardProps) {
  const { title, description, type, size } = item;
  const { kind } = contentLabels[type];
  return (
    <article className="grid gap-4">
      {type === "video" || type === "audio" ? (
        <MediaContent item={item} url={url} />
      ) : (
        <ImageContent item={item} url={url} onOpen={onOpen} />
      )}
      <ContentCaption title={title} kind={kind} size={size} description={description} />
    </article>
  );
}

const accessibleName = ({ type, title, size }: ContentItem) =>
  `${contentLabels[type].open}: ${title}${size ? `, ${formatSize(size)}` : ""}`;

function ImageContent({ item, url, onOpen }: ContentCardProps) {
  const { Icon, ground } = typeStyles[item.type];
  if (item.type === "doc" || item.type === "misc") {
    return (
      <div className={`${frameClass} ${ground}`}>
        <div className="grid justify-items-center gap-5">
          <Icon aria-hidden className="size-12" strokeWidth={1.25} />
          <a
            href={url}
            download
            aria-label={accessibleName(item)}
            className={buttonVariants({ variant: "onBrass", size: "small" })}
          >
            <Download aria-hidden className="size-5" />
            Download
          </a>
        </div>
      </div>
    );
  }
  const isLight = item.size !== null && item.size <= autoShowMaxBytes;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={accessibleName(item)}
      className={`${frameClass} ${ground} relative w-full`}
    >
      {isLight ? (
        // biome-ignore lint/performance/noImgElement: served through the session in one width.
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

/** Loads and plays the media when the button is pressed, with the browser's controls. */
function MediaContent({ item, url }: { item: ContentItem; url: string }) {
  const [state, setState] = useState<"idle" | "playing" | "failed">("idle");
  const { Icon, ground } = typeStyles[item.type];
  const player = {
    src: url,
    controls: true,
    autoPlay: true,
    preload: "metadata" as const,
    "aria-label": item.title,
    onError: () => setState("failed"),
    // The pressed button is removed, so the focus moves to the player.
    ref: (element: HTMLMediaElement | null) => element?.focus(),
  };
  return (
    <div className={`${frameClass} ${ground}`}>
      {state === "idle" && (
        <Button variant="onBrass" onClick={() => setState("playing")} aria-label={accessibleName(item)}>
          <Icon aria-hidden className="size-5" />
          {contentLabels[item.type].open}
          {item.size ? <span className="font-normal">{formatSize(item.size)}</span> : null}
        </Button>
      )}
      {state === "playing" && item.type === "video" && (
        <video {...player} playsInline className="size-full bg-night object-contain" />
      )}
      {state === "playing" && item.type === "audio" && <audio {...player} className="w-[min(100%-2rem,24rem)]" />}
      {state === "failed" && (
        <div className="grid justify-items-center gap-3 p-4">
          <Alert tone="error">This could not be played.</Alert>
          <Button variant="onBrass" size="small" onClick={() => setState("playing")}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
