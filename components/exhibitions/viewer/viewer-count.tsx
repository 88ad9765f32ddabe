"use client";

import { useSyncExternalStore } from "react";
import { usePresence } from "@/components/exhibitions/viewer/use-presence";
import { leaderAt, type ScrollPosition } from "./scroll-position";
import { useDebouncedValue } from "./use-debounced-value";
import { viewersLabel } from "./viewer-rules";

type ViewerCountProps = {
  exhibition: string;
  leader: string;
  /** The index of the leader. */
  index: number;
  total: number;
  position: ScrollPosition;
};

/** The number of people at this artwork. Subscribes only after the visitor has stopped at it, so that fast scrolling counts nowhere. */
export function ViewerCount({ exhibition, leader, index, total, position }: ViewerCountProps) {
  const isHere = useSyncExternalStore(
    position.subscribe,
    () => leaderAt(position, total) === index,
    () => false,
  );
  const hasStopped = useDebouncedValue(isHere) && isHere;
  const viewers = usePresence(hasStopped ? exhibition : null, leader);
  const label = hasStopped ? viewersLabel(viewers) : null;
  return (
    label && (
      <p role="status" className="font-semibold text-muted text-small">
        {label}
      </p>
    )
  );
}
