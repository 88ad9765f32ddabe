"use client";

import { Link2, Link2Off, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { DeepZoomImage } from "@/components/exhibitions/deep-zoom/deep-zoom-image";
import { zoomKeys } from "@/components/exhibitions/deep-zoom/zoom-toolbar";
import { Button, IconButton } from "@/components/ui/button";
import { fullScreenModal, Modal } from "@/components/ui/modal";
import type { DeepZoomArtwork } from "@/lib/exhibitions/contracts";
import { ComparePane } from "./compare-pane";

type Side = 0 | 1;
type CompareViewerProps = { artworks: readonly [DeepZoomArtwork, DeepZoomArtwork]; onClose: () => void };

/** Two artworks to zoom beside each other, one above the other on an upright screen. Linked, each follows the other. */
export function CompareViewer({ artworks, onClose }: CompareViewerProps) {
  const keysId = useId();
  const [isLinked, setLinked] = useState(true);
  const [announcement, announce] = useState("");
  const link = useLinkedImages(isLinked);
  const Icon = isLinked ? Link2 : Link2Off;
  return (
    <Modal
      open
      onClose={onClose}
      aria-label={`Compare: ${artworks[0].title} and ${artworks[1].title}`}
      className={`${fullScreenModal} overflow-hidden`}
    >
      {(close) => (
        <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
          <header className="flex items-center gap-x-4 gap-y-1 px-3 py-2">
            <Button
              variant="quiet"
              size="small"
              aria-pressed={isLinked}
              onClick={() => setLinked(!isLinked)}
              className={`text-chalk ${isLinked ? "" : "no-underline"}`}
            >
              <Icon aria-hidden className="size-5" />
              Move both together
            </Button>
            <p id={keysId} className="text-tiny max-md:sr-only">
              {`Keys: Tab to an image, ${zoomKeys}, Esc close.`}
            </p>
            <IconButton label="Close" onClick={close} className="ms-auto hover:bg-chalk/15">
              <X aria-hidden className="size-6" />
            </IconButton>
          </header>
          <div className="grid min-h-0 grid-rows-2 gap-1 landscape:grid-cols-2 landscape:grid-rows-1">
            {([0, 1] as const).map((side) => (
              <ComparePane key={side} artwork={artworks[side]} keysId={keysId} {...link[side]} onAnnounce={announce} />
            ))}
          </div>
          <p aria-live="polite" className="sr-only">
            {announcement}
          </p>
        </div>
      )}
    </Modal>
  );
}

/** What each pane needs for the other image to follow the one that the visitor moves. */
function useLinkedImages(isLinked: boolean) {
  const first = useRef<DeepZoomImage | null>(null);
  const second = useRef<DeepZoomImage | null>(null);
  const linked = useRef(isLinked);
  const moved = useRef<Side>(0);
  useEffect(() => {
    linked.current = isLinked;
    const [mover, follower] = moved.current === 0 ? [first, second] : [second, first];
    if (isLinked && mover.current) follower.current?.follow(mover.current.drawnPosition());
  }, [isLinked]);
  const touchFirst = useCallback(() => {
    moved.current = 0;
  }, []);
  const touchSecond = useCallback(() => {
    moved.current = 1;
  }, []);
  const moveFirst = useCallback((image: DeepZoomImage) => {
    if (linked.current && moved.current === 0) second.current?.follow(image.drawnPosition());
  }, []);
  const moveSecond = useCallback((image: DeepZoomImage) => {
    if (linked.current && moved.current === 1) first.current?.follow(image.drawnPosition());
  }, []);
  return [
    { ref: first, onTouch: touchFirst, onMove: moveFirst },
    { ref: second, onTouch: touchSecond, onMove: moveSecond },
  ] as const;
}
