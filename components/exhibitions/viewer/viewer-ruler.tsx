"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { TimelineNav } from "@/components/exhibitions/timeline-nav";
import { leaderAt, type ScrollPosition } from "./scroll-position";
import type { BoardLeader } from "./viewer-intro";

type ViewerRulerProps = {
  leaders: readonly BoardLeader[];
  today: string;
  position: ScrollPosition;
  onSelect: (slug: string) => void;
};

/** The years in office as links to the sections of the gallery; the leader in the middle of the screen is marked. */
export function ViewerRuler({ leaders, today, position, onSelect }: ViewerRulerProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const index = useSyncExternalStore(
    position.subscribe,
    () => leaderAt(position, leaders.length),
    () => null,
  );
  const slug = index === null ? undefined : leaders[index]?.slug;
  // On a narrow screen the ruler scrolls by itself.
  useEffect(() => {
    const current = slug === undefined ? null : ruler.current?.querySelector<HTMLElement>("[aria-current]");
    const list = current?.closest("ol");
    if (!current || !list) return;
    const item = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollLeft += item.left + item.width / 2 - frame.left - frame.width / 2;
  }, [slug]);
  return (
    <div ref={ruler} className="order-last min-w-0 flex-1 basis-40 sm:basis-full lg:order-none lg:basis-0">
      <TimelineNav leaders={leaders} activeSlug={slug} now={new Date(today)} onSelect={onSelect} />
    </div>
  );
}
