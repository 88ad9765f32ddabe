"use client";

import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { TabList } from "@/components/ui/tabs";
import { type ViewerTab, viewerTabs } from "./viewer-rules";

type ViewerTabsProps = {
  active: ViewerTab;
  onChange: (tab: ViewerTab) => void;
  onBoard: () => void;
  /** The ruler of years and the languages: beside the tabs, on small screens below them. */
  children: ReactNode;
};

/** Keeps the height of the bar in `--viewer-tabs`, for what sticks or scrolls to a place below it. */
function measureHeight(bar: HTMLDivElement) {
  const main = bar.closest("main");
  const observer = new ResizeObserver(() => main?.style.setProperty("--viewer-tabs", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The three tabs of the viewer, the ruler of years, and the button back to the board. */
export function ViewerTabs({ active, onChange, onBoard, children }: ViewerTabsProps) {
  return (
    <div ref={measureHeight} className="sticky top-(--header) z-30 bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex flex-wrap items-center justify-between gap-x-[clamp(0.5rem,2.5vw,2.5rem)] lg:flex-nowrap">
        <TabList label="The exhibition" tabs={viewerTabs} active={active} onChange={onChange} />
        {children}
        <button
          type="button"
          onClick={onBoard}
          className="inline-flex min-h-12 shrink-0 items-center gap-2 px-2 font-medium text-small -outline-offset-3 hover:underline"
        >
          <LayoutGrid aria-hidden className="size-4.5" />
          <span className="max-xs:sr-only">The board</span>
        </button>
      </div>
    </div>
  );
}
