"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { weeksOfMonth } from "@/lib/core/lagos-datetime";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { CalendarEntry } from "@/lib/workflows/contracts";
import { CalendarEntryLink } from "./calendar-entry";
import { formatMonth } from "./format-month";
import { nextDay } from "./next-day";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type MonthGridProps = {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
  /** The day that was reached by a key from another month, and gets the focus. */
  focusedDay: string | null;
};

/**
 * A month as a grid: one day is in the tab order, the arrow keys move between days, also to other months; Enter goes to the entries of a day,
 * the arrow keys between them, and Escape back.
 */
export function MonthGrid({ month, today, entries, focusedDay }: MonthGridProps) {
  const router = useRouter();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOfMonth(month);
  const days = weeks.flat();
  const [chosen, setChosen] = useState(focusedDay ?? today);
  const active = days.includes(chosen) ? chosen : `${month}-01`;
  const cellOf = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);

  useEffect(() => {
    if (!focusedDay) return;
    setChosen(focusedDay);
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [focusedDay]);

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.closest<HTMLElement>("[data-day]");
    const day = cell?.dataset.day;
    if (!cell || !day) return;
    const links = [...cell.querySelectorAll<HTMLElement>("a")];
    const at = links.indexOf(event.target);
    if (at >= 0) {
      const next = { ArrowDown: links[at + 1] ?? links[0], ArrowUp: links.at(at - 1), Escape: cell }[event.key];
      if (!next) return;
      event.preventDefault();
      next.focus();
      return;
    }
    if (event.key === "Enter" && links[0]) {
      event.preventDefault();
      links[0].focus();
      return;
    }
    const target = nextDay(day, event.key);
    if (!target) return;
    event.preventDefault();
    if (days.includes(target)) {
      setChosen(target);
      cellOf(target)?.focus();
    } else router.push(adminPaths.section("calendar", { month: target.slice(0, 7), day: target }));
  }

  return (
    <div className="grid gap-2">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern is a table with this role.
        role="grid"
        aria-label={`${formatMonth(month)}, Lagos time`}
        onKeyDown={handleKey}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="p-2 text-start font-semibold text-muted text-tiny">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isToday={day === today}
                  isOutside={!day.startsWith(month)}
                  isActive={day === active}
                  entries={entries.filter((entry) => entry.day === day)}
                  onFocus={() => setChosen(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-tiny">
        By keyboard: arrows move between days, Page Up and Page Down between months, Enter opens the entries of a day,
        Escape goes back.
      </p>
    </div>
  );
}

type DayCellProps = {
  day: string;
  isToday: boolean;
  isOutside: boolean;
  isActive: boolean;
  entries: readonly CalendarEntry[];
  onFocus: () => void;
};

function DayCell({ day, isToday, isOutside, isActive, entries, onFocus }: DayCellProps) {
  return (
    <td
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onFocus={onFocus}
      className={`h-28 min-w-0 border border-line p-1 align-top ${isOutside ? "bg-raised/40" : ""}`}
    >
      <span
        aria-hidden
        className={`inline-grid size-7 place-items-center rounded-full text-small tabular-nums ${isToday ? "bg-accent font-bold text-on-accent" : isOutside ? "text-muted" : ""}`}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">
        {formatLagosDate(new Date(`${day}T12:00:00Z`))}
        {isToday && ", today"}
        {entries.length === 0 && ", nothing"}
      </span>
      {entries.map((entry) => (
        <CalendarEntryLink key={`${entry.kind}/${entry.id}`} entry={entry} compact />
      ))}
    </td>
  );
}
