"use client";

import { Minus, Plus, Scan, X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import { Tooltip } from "@/components/ui/tooltip";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";
import { AnnotationList } from "./annotation-list";
import { DeepZoomFallback } from "./deep-zoom-fallback";
import { useDeepZoom } from "./use-deep-zoom";

const step = 0.25;
const arrowOffsets: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

type DeepZoomViewerProps = { artwork: DeepZoomArtwork; onClose: () => void };

/** The full-screen deep-zoom viewer with the list of annotations. */
export function DeepZoomViewer({ artwork, onClose }: DeepZoomViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pins = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { state, image, announcement, announce, announcePosition } = useDeepZoom(artwork, frame, pins);
  const [shown, setShown] = useState<number | null>(null);

  function show(annotation: ArtworkAnnotation, index: number) {
    setShown(index);
    image.current?.show(annotation);
    announce(`${index + 1} of ${artwork.notes.length}, ${annotation.title}. ${annotation.body}`);
  }
  function move(action: () => void) {
    setShown(null);
    action();
    announcePosition();
  }
  const zoom = (factor: number) => move(() => image.current?.zoomBy(factor));
  const showWhole = () => move(() => image.current?.reset());

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !image.current) return;
    const arrow = arrowOffsets[event.key];
    if (event.key === "+" || event.key === "=") zoom(1.5);
    else if (event.key === "-" || event.key === "_") zoom(1 / 1.5);
    else if (event.key === "0") showWhole();
    else if (arrow) move(() => image.current?.panBy(...arrow));
    else return;
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
                {state === "ready" && (
                  <>
                    <Tooltip>
                      <IconButton label="Zoom in" onClick={() => zoom(1.5)} className="hover:bg-chalk/15">
                        <Plus aria-hidden className="size-6" />
                      </IconButton>
                    </Tooltip>
                    <Tooltip>
                      <IconButton label="Zoom out" onClick={() => zoom(1 / 1.5)} className="hover:bg-chalk/15">
                        <Minus aria-hidden className="size-6" />
                      </IconButton>
                    </Tooltip>
                    <Tooltip>
                      <IconButton label="Whole artwork" onClick={showWhole} className="hover:bg-chalk/15">
                        <Scan aria-hidden className="size-6" />
                      </IconButton>
                    </Tooltip>
                  </>
                )}
              </div>
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
