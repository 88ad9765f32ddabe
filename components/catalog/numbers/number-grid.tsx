"use client";

import { type KeyboardEvent, useRef } from "react";
import type { EditionCell, NumberState } from "@/lib/catalog/editions/contracts";
import { cellLabel, moveInGrid } from "@/lib/catalog/editions/rules";
import { formatNaira, toKobo } from "@/lib/core/money";

/** Wide enough for a finger on a phone, and for a name below the number. */
const NARROW = { columns: 5, className: "grid grid-cols-5 gap-1.5" };
/** Of a large edition: two lines of five on a phone, one line of ten from a tablet on. */
const WIDE = { columns: 10, className: "grid grid-cols-5 gap-1.5 md:grid-cols-10" };
const LARGE = 30;

export const numberLooks = {
  free: "border-ink bg-paper text-ink cursor-pointer hover:bg-tint",
  held: "border-line-strong border-dashed text-muted",
  sold: "border-transparent bg-line text-ink",
  withheld: "border-line border-double border-3 text-muted",
  returned: "border-line text-muted line-through",
} as const;

type NumberGridProps = {
  cells: readonly EditionCell[];
  labels: Readonly<Record<NumberState, string>>;
  /** The number in the tab order. */
  active: number;
  chosen: number | null;
  onMove: (number: number) => void;
  onChoose: (number: number) => void;
};

const naira = (amount: number) => formatNaira(toKobo(amount));

/**
 * The numbers as an ARIA grid: one tab stop, arrows, Home, End and the page keys move, Enter and Space choose. Each cell says its state in words
 * and by its border, not by colour alone.
 */
export function NumberGrid({ cells, labels, active, chosen, onMove, onChoose }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, className } = cells.length > LARGE ? WIDE : NARROW;
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

  /** How many cells stand beside each other now: up and down follow what is seen. */
  const shownColumns = () => {
    const row = grid.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(" ").length : columns;
  };

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>, number: number) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(number);
      return;
    }
    const options = { count: cells.length, columns: shownColumns(), ctrl: event.ctrlKey || event.metaKey };
    const to = moveInGrid(number - 1, event.key, options);
    if (to === null) return;
    event.preventDefault();
    onMove(to + 1);
    grid.current?.querySelector<HTMLElement>(`[data-number="${to + 1}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no cells that can be moved through with the arrow keys.
    <div ref={grid} role="grid" aria-label="Edition numbers" aria-rowcount={rows.length} className="grid gap-1.5">
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the grid above.
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are focusable.
        <div key={row[0]?.number} role="row" className={className}>
          {row.map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above.
            <div
              key={cell.number}
              role="gridcell"
              data-number={cell.number}
              data-state={cell.state}
              tabIndex={cell.number === active ? 0 : -1}
              aria-selected={cell.number === chosen}
              aria-label={cellLabel(cell, { naira, labels })}
              onKeyDown={(event) => onKeyDown(event, cell.number)}
              onClick={() => {
                onMove(cell.number);
                onChoose(cell.number);
              }}
              className={`grid min-h-12 min-w-0 content-center justify-items-center border px-1 py-1 text-center leading-tight focus-visible:outline-2 focus-visible:outline-offset-2 ${numberLooks[cell.state]} ${cell.number === chosen ? "ring-3 ring-accent" : ""}`}
            >
              <b className="font-semibold">{cell.number}</b>
              <span className="w-full truncate text-tiny">
                {cell.state === "free"
                  ? cell.premium > 0
                    ? `+${naira(cell.premium)}`
                    : ""
                  : (cell.owner ?? (cell.state === "withheld" ? "Kept" : labels[cell.state].split(",")[0]))}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
