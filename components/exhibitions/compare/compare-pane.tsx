"use client";

import { type KeyboardEvent, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from "react";
import { DeepZoomFallback } from "@/components/exhibitions/deep-zoom/deep-zoom-fallback";
import type { DeepZoomImage } from "@/components/exhibitions/deep-zoom/deep-zoom-image";
import { positionLabel } from "@/components/exhibitions/deep-zoom/position-label";
import { useDeepZoom } from "@/components/exhibitions/deep-zoom/use-deep-zoom";
import { findKeyAction, type ZoomAction, ZoomToolbar } from "@/components/exhibitions/deep-zoom/zoom-toolbar";
import type { DeepZoomArtwork } from "@/lib/exhibitions/contracts";

type ComparePaneProps = {
  artwork: DeepZoomArtwork;
  /** The id of the text about the keys. */
  keysId: string;
  /** The image, once it can be moved. */
  ref: Ref<DeepZoomImage | null>;
  /** Called when the visitor begins to move this image. */
  onTouch: () => void;
  /** Called whenever the view has changed, by the visitor or by the other image. */
  onMove: (image: DeepZoomImage) => void;
  onAnnounce: (text: string) => void;
};

/** One of the two images with its buttons. */
export function ComparePane({ artwork, keysId, ref, onTouch, onMove, onAnnounce }: ComparePaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { state, image } = useDeepZoom(artwork, frame, onMove);
  useImperativeHandle<DeepZoomImage | null, DeepZoomImage | null>(
    ref,
    () => (state === "ready" ? image.current : null),
    [state, image],
  );

  const move = useCallback(
    (action: ZoomAction) => {
      if (!image.current) return;
      onTouch();
      action(image.current);
      onAnnounce(`${artwork.title}: ${positionLabel(image.current.position())}`);
    },
    [artwork.title, image, onAnnounce, onTouch],
  );
  function handleKeyDown(event: KeyboardEvent) {
    const action = findKeyAction(event);
    if (!action) return;
    move(action);
    event.preventDefault();
  }
  // Before the image handles a drag or a wheel.
  useEffect(() => {
    const element = frame.current;
    const kinds = ["pointerdown", "wheel"] as const;
    for (const kind of kinds) element?.addEventListener(kind, onTouch, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, onTouch, { capture: true });
    };
  }, [onTouch]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the image and its buttons.
    <div className="relative min-h-0 min-w-0 overflow-clip" onKeyDown={handleKeyDown}>
      <div
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image.
        tabIndex={0}
        aria-label={`${artwork.title}. ${artwork.alt}`}
        aria-describedby={keysId}
        className={`absolute inset-0 -outline-offset-4 ${state === "failed" ? "invisible" : ""}`}
      />
      {state !== "ready" && <DeepZoomFallback artwork={artwork} annotation={null} isLoading={state === "loading"} />}
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center justify-between gap-2">
        <span className="rounded-control bg-night/90 px-3 py-1.5 font-bold text-small">{artwork.title}</span>
        {state === "ready" && (
          <span className="flex rounded-full bg-night/90">
            <ZoomToolbar title={artwork.title} onAction={move} />
          </span>
        )}
      </div>
    </div>
  );
}
