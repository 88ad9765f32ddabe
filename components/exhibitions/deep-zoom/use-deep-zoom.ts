"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { DeepZoomArtwork } from "@/lib/exhibitions/contracts";
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

/** Mounts the artwork in the frame. `onMove` is called whenever the view has changed; it must not change itself. */
export function useDeepZoom(
  artwork: DeepZoomArtwork,
  frame: Frame,
  onMove: (image: DeepZoomImage) => void,
): DeepZoomState {
  const image = useRef<DeepZoomImage | null>(null);
  const [state, setState] = useState<DeepZoomState["state"]>(artwork.tiles || artwork.picture ? "loading" : "failed");
  const [announcement, announce] = useState("");

  useEffect(() => {
    let isClosed = false;
    if (!(artwork.tiles || artwork.picture) || !frame.current) return;
    const element = frame.current;
    const fail = () => !isClosed && setState("failed");
    import("./deep-zoom-image")
      .then(({ mountTiles }) => {
        if (isClosed) return;
        const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
        const onReady = () => !isClosed && setState("ready");
        image.current = mountTiles(element, {
          artwork,
          reducedMotion,
          onReady,
          onFail: fail,
          onMove: () => image.current && onMove(image.current),
        });
      })
      .catch(fail);
    return () => {
      isClosed = true;
      image.current?.close();
      image.current = null;
    };
  }, [artwork, frame, onMove]);

  const announcePosition = useCallback(() => image.current && announce(positionLabel(image.current.position())), []);
  return { state, image, announcement, announce, announcePosition };
}
