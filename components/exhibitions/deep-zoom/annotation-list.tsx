"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "@/components/ui/button";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";
import { zoomKeys } from "./zoom-toolbar";

type AnnotationListProps = {
  artwork: DeepZoomArtwork;
  shown: number | null;
  /** The id of the text about keyboard shortcuts. */
  keysId: string;
  onShow: (annotation: ArtworkAnnotation, index: number) => void;
  onClose: () => void;
};

/** The annotations of an artwork. Selecting one shows its text and moves the image there. */
export function AnnotationList({ artwork, shown, keysId, onShow, onClose }: AnnotationListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shown !== null) list.current?.children[shown]?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  return (
    <div className="grid min-h-0 content-start overflow-y-auto border-line-strong border-t bg-surface text-ink [--focus:var(--ink)] landscape:border-s landscape:border-t-0">
      <header className="flex items-start justify-between gap-3 ps-5 pe-2 pt-3 portrait:hidden">
        <h2 className="pt-2 text-subheading">{artwork.title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </header>
      <h2 className="px-5 pt-4 font-bold text-base landscape:hidden">{artwork.title}</h2>
      <p id={keysId} className="px-5 pt-1 pb-3 text-muted text-tiny max-md:sr-only">
        {`Keys: ${zoomKeys}, Esc close.`}
      </p>
      <ol ref={list} aria-label="Annotations" className="border-line border-t">
        {artwork.notes.map((annotation, index) => (
          <li key={annotation._id} className="border-line border-b">
            <button
              type="button"
              aria-expanded={shown === index}
              onClick={() => onShow(annotation, index)}
              className="grid min-h-tap w-full grid-cols-[1.75rem_1fr] items-baseline px-5 py-2.5 text-start hover:bg-raised aria-expanded:bg-raised"
            >
              <span className="font-bold text-accent-ink">{index + 1}</span>
              <span className="font-semibold text-base">{annotation.title}</span>
            </button>
            {shown === index && (
              <p className="bg-raised ps-12 pe-5 pb-4 font-normal font-read text-small leading-[1.5]">
                {annotation.body}
              </p>
            )}
          </li>
        ))}
      </ol>
      {artwork.notes.length === 0 && <p className="px-5 py-4 text-muted">There are no annotations yet.</p>}
    </div>
  );
}
