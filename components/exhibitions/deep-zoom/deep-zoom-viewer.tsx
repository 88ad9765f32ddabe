"use client";

import { X } from "lucide-react";
import { type KeyboardEvent, useCallback, useId, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";
import { AnnotationList } from "./annotation-list";
import { DeepZoomFallback } from "./deep-zoom-fallback";
import type { DeepZoomImage } from "./deep-zoom-image";
import { MiniMap } from "./mini-map";
import { positionArea, positionPins } from "./position-overlays";
import { useDeepZoom } from "./use-deep-zoom";
import { findKeyAction, type ZoomAction, ZoomToolbar } from "./zoom-toolbar";

type DeepZoomViewerProps = { artwork: DeepZoomArtwork; onClose: () => void };

/** The full-screen deep-zoom viewer with the list of annotations. */
export function DeepZoomViewer({ artwork, onClose }: DeepZoomViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pins = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const positionOverlays = useCallback(
    (moved: DeepZoomImage) => {
      positionPins(pins.current, artwork.notes, moved);
      positionArea(area.current, moved);
    },
    [artwork],
  );
  const { state, image, announcement, announce, announcePosition } = useDeepZoom(artwork, frame, positionOverlays);
  const [shown, setShown] = useState<number | null>(null);

  function show(annotation: ArtworkAnnotation, index: number) {
    setShown(index);
    image.current?.show(annotation);
    announce(`${index + 1} of ${artwork.notes.length}, ${annotation.title}. ${annotation.body}`);
  }
  function move(action: ZoomAction) {
    if (!image.current) return;
    setShown(null);
    action(image.current);
    announcePosition();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const action = findKeyAction(event);
    if (!action || !image.current) return;
    move(action);
    event.preventDefault();
  }

  return (
    <Modal
      open
      onClose={onClose}
      aria-label={`Zoom: ${artwork.title}`}
      onKeyDown={handleKeyDown}
      className={`${fullScreenModal} overflow-hidden`}
    >
      {(close) => (
        <>
          <div className="grid h-full grid-cols-1 grid-rows-[minmax(0,1fr)_minmax(0,15rem)] landscape:grid-cols-[minmax(0,1fr)_min(24rem,45vw)] landscape:grid-rows-1">
            <div className="relative min-h-0 overflow-clip">
              <div
                ref={frame}
                role="application"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image.
                tabIndex={0}
                aria-label={`${artwork.title}. ${artwork.alt}`}
                aria-describedby={keysId}
                className={`absolute inset-0 -outline-offset-4 ${state === "failed" ? "invisible" : ""}`}
              />
              {state !== "ready" && (
                <DeepZoomFallback
                  artwork={artwork}
                  annotation={shown === null ? null : artwork.notes[shown]}
                  isLoading={state === "loading"}
                />
              )}
              {/* For mouse and touch; the list offers the same to keyboards and screen readers. */}
              <div ref={pins} aria-hidden className={state === "ready" ? "" : "invisible"}>
                {artwork.notes.map((annotation, index) => (
                  <button
                    key={annotation._id}
                    type="button"
                    tabIndex={-1}
                    onClick={() => show(annotation, index)}
                    className={`absolute top-0 left-0 grid size-tap place-items-center rounded-full font-bold text-small before:absolute before:inset-2 before:-z-10 before:rounded-full before:ring-2 before:ring-night ${shown === index ? "text-night before:bg-brass" : "text-night before:bg-chalk hover:before:bg-brass"} isolate`}
                  >
                    {index + 1}
                  </button>
                ))}
              </div>
              <div className="absolute start-3 top-3 flex rounded-full bg-night/90">
                {state === "ready" && <ZoomToolbar onAction={move} />}
              </div>
              {state === "ready" && artwork.picture && (
                <MiniMap picture={artwork.picture} area={area} onCenter={(x, y) => image.current?.centerOn(x, y)} />
              )}
              <IconButton
                label="Close"
                onClick={close}
                className="absolute end-3 top-3 bg-night/90 hover:bg-chalk/15 landscape:hidden"
              >
                <X aria-hidden className="size-6" />
              </IconButton>
            </div>
            <AnnotationList artwork={artwork} shown={shown} keysId={keysId} onShow={show} onClose={close} />
          </div>
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
        </>
      )}
    </Modal>
  );
}
