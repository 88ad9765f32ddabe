"use client";

import { LayoutGrid } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";

export const viewerTabs = [
  { id: "gallery", name: "Gallery" },
  { id: "members", name: "Members" },
  { id: "guestbook", name: "Guestbook" },
] as const;
export type ViewerTab = (typeof viewerTabs)[number]["id"];

export const tabId = (tab: ViewerTab) => `tab-${tab}`;
export const panelId = (tab: ViewerTab) => `panel-${tab}`;

/** The tab that an arrow key, Home or End leads to; undefined for other keys. */
function nextTab(key: string, at: ViewerTab): ViewerTab | undefined {
  const order = viewerTabs.map(({ id }) => id);
  const current = order.indexOf(at);
  const target = { ArrowRight: current + 1, ArrowLeft: current - 1 + order.length, Home: 0, End: order.length - 1 }[
    key
  ];
  return target === undefined ? undefined : order[target % order.length];
}

type ViewerTabsProps = { active: ViewerTab; onChange: (tab: ViewerTab) => void; onBoard: () => void };

/** The three tabs of the viewer, and the button back to the board. */
export function ViewerTabs({ active, onChange, onBoard }: ViewerTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const tab = nextTab(event.key, active);
    if (!tab) return;
    event.preventDefault();
    onChange(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div className="sticky top-(--header) z-30 bg-ground shadow-[0_1px_0_var(--line)]">
      <div className="page-x flex items-center justify-between gap-2">
        <div ref={list} role="tablist" aria-label="The exhibition" className="flex gap-[clamp(0.25rem,2vw,1.5rem)]">
          {viewerTabs.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              data-tour={id}
              aria-selected={active === id}
              aria-controls={panelId(id)}
              tabIndex={active === id ? 0 : -1}
              onClick={() => onChange(id)}
              onKeyDown={handleKeyDown}
              className="min-h-12 border-transparent border-y-3 px-2 font-bold text-base -outline-offset-3 hover:border-b-line-strong aria-selected:border-b-accent"
            >
              {name}
            </button>
          ))}
        </div>
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
