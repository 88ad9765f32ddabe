"use client";

import { LayoutGrid } from "lucide-react";
import { TabList } from "@/components/ui/tabs";

export const viewerTabs = [
  { id: "gallery", name: "Gallery" },
  { id: "members", name: "Members" },
  { id: "guestbook", name: "Guestbook" },
] as const;
export type ViewerTab = (typeof viewerTabs)[number]["id"];

type ViewerTabsProps = { active: ViewerTab; onChange: (tab: ViewerTab) => void; onBoard: () => void };

/** The three tabs of the viewer, and the button back to the board. */
export function ViewerTabs({ active, onChange, onBoard }: ViewerTabsProps) {
  return (
    <div className="sticky top-(--header) z-30 bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex items-center justify-between gap-2">
        <TabList label="The exhibition" tabs={viewerTabs} active={active} onChange={onChange} />
        <button
          type="button"
          onClick={onBoard}
          className="inline-flex min-h-12 items-center gap-2 px-2 font-medium text-small -outline-offset-3 hover:underline"
        >
          <LayoutGrid aria-hidden className="size-4.5" />
          <span className="max-xs:sr-only">The board</span>
        </button>
      </div>
    </div>
  );
}
