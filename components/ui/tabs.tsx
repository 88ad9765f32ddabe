"use client";

import { type ComponentProps, type KeyboardEvent, useRef } from "react";

type Tab<Id extends string> = { id: Id; name: string };

type TabListProps<Id extends string> = {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
};

/** The id of a tab's element. */
export const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

/** The tab that an arrow key, Home or End leads to; undefined for other keys. */
function nextTab<Id extends string>(key: string, order: readonly Id[], active: Id): Id | undefined {
  const current = order.indexOf(active);
  const target = { ArrowRight: current + 1, ArrowLeft: current - 1 + order.length, Home: 0, End: order.length - 1 }[
    key
  ];
  return target === undefined ? undefined : order[target % order.length];
}

/**
 * A row of tabs, one of which can be reached by the Tab key; the arrow keys, Home and End move between them and open them at
 * once. The ids of tabs and panels are made of the tab's id, so two tab lists of a page need different ids.
 */
export function TabList<Id extends string>({ label, tabs, active, onChange }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const order = tabs.map(({ id }) => id);
    const target = nextTab(event.key, order, active);
    if (target === undefined) return;
    event.preventDefault();
    onChange(target);
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex gap-[clamp(0.25rem,2vw,1.5rem)] max-[22.5rem]:gap-0"
    >
      {tabs.map(({ id, name }) => (
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
          className="min-h-12 border-transparent border-y-3 px-2 font-bold text-base -outline-offset-3 max-[22.5rem]:px-1 max-[22.5rem]:text-small hover:border-b-line-strong aria-selected:border-b-accent"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The panel of a tab. */
export function TabPanel({ tab, ...rest }: ComponentProps<"div"> & { tab: string }) {
  return <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} {...rest} />;
}
