"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";
import type { DeepZoomImage } from "./deep-zoom-image";
import { positionLabel } from "./position-label";

type Frame = RefObject<HTMLDivElement | null>;
type DeepZoomState = {
  state: "loading" | "ready" | "failed";
  image: RefObject<DeepZoomImage | null>;
  /** Screen reader text. */
  announcement: string;
  announce: (text: string) => void;
  /** Announces the position of the view. */
  announcePosition: () => void;
};

/** Mounts the tiles in the frame and keeps the pins at their positions. */
export function useDeepZoom(artwork: DeepZoomArtwork, frame: Frame, pins: Frame): DeepZoomState {
  const image = useRef<DeepZoomImage | null>(null);
  const [state, setState] = useState<DeepZoomState["state"]>(artwork.tiles ? "loading" : "failed");
  const [announcement, announce] = useState("");

  useEffect(() => {
    const { tiles, notes: annotations } = artwork;
    let isClosed = false;
    if (!tiles || !frame.current) return;
    const element = frame.current;
    const updatePins = () => positionPins(pins.current, annotations, image.current);
    const fail = () => !isClosed && setState("failed");
    import("./deep-zoom-image")
      .then(({ mountTiles }) => {
        if (isClosed) return;
        const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const onReady = () => !isClosed && setState("ready");
        image.current = mountTiles(element, {
          tiles,
          reducedMotion,
          onReady,
          onFail: fail,
          onMove: updatePins,
        });
      })
      .catch(fail);
    return () => {
      isClosed = true;
      image.current?.close();
      image.current = null;
    };
  }, [artwork, frame, pins]);

  const announcePosition = useCallback(() => image.current && announce(positionLabel(image.current.position())), []);
  return { state, image, announcement, announce, announcePosition };
}

function positionPins(
  layer: HTMLElement | null,
  annotations: readonly ArtworkAnnotation[],
  image: DeepZoomImage | null,
): void {
  if (!layer || !image) return;
  for (const [index, { x, y, width, height }] of annotations.entries()) {
    const pin = layer.children[index];
    if (!(pin instanceof HTMLElement)) continue;
    const { left, top } = image.pixelOf(x + width / 2, y + height / 2);
    pin.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px) translate(-50%, -50%)`;
  }
}
