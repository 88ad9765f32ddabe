"use client";

import { type KeyboardEvent, type MouseEvent, memo, useRef } from "react";
import type { EditionCell, NumberState } from "@/lib/catalog/editions/contracts";
import { cellLabel, moveInGrid } from "@/lib/catalog/editions/rules";
import { formatNaira, formatShortNaira, toKobo } from "@/lib/core/money";

/** Wide enough for a finger on a phone, and for a name below the number. */
const NARROW = { columns: 5, className: "grid grid-cols-5 gap-1.5" };
/** Of a large edition: two lines of five on a phone, one line of ten from a tablet on. */
const WIDE = { columns: 10, className: "grid grid-cols-5 gap-1.5 md:grid-cols-10" };
const LARGE = 30;

export const numberLooks = {
  free: "border-ink bg-surface text-ink cursor-pointer hover:bg-raised",
  held: "border-line-strong border-dashed text-muted",
  sold: "border-transparent bg-line text-ink",
  withheld: "border-line border-double border-3 text-muted",
  returned: "border-line text-muted line-through",
} as const;

type Labels = Readonly<Record<NumberState, string>>;
type NumberGridProps = {
  cells: readonly EditionCell[];
  labels: Labels;
  /** The number in the tab order. */
  active: number;
  chosen: number | null;
  onMove: (number: number) => void;
  onChoose: (number: number) => void;
};

const naira = (amount: number) => formatNaira(toKobo(amount));

/** The number of the cell in which something happened. */
function numberOf({ target }: { target: EventTarget }): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-number]") : null;
  return cell ? Number(cell.dataset.number) : null;
}

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
  // An edition that was made smaller keeps a tab stop.
  const tabStop = Math.min(active, cells.length);

  /** How many cells stand beside each other now: up and down follow what is seen. */
  const shownColumns = () => {
    const row = grid.current?.firstElementChild;
    return row ? getComputedStyle(row).gridTemplateColumns.split(" ").length : columns;
  };

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const number = numberOf(event);
    if (number === null || event.altKey) return;
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
    const cell = grid.current?.querySelector<HTMLElement>(`[data-number="${to + 1}"]`);
    cell?.focus({ preventScroll: true });
    // The padding of the page and the margin of the cell keep it clear of the header and of the bar with the choice.
    cell?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  function onClick(event: MouseEvent<HTMLDivElement>) {
    const number = numberOf(event);
    if (number !== null) onChoose(number);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no cells that can be moved through with the arrow keys.
    <div
      ref={grid}
      role="grid"
      aria-label="Edition numbers"
      aria-rowcount={rows.length}
      className="grid gap-1.5"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the grid above.
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are focusable.
        <div key={row[0]?.number} role="row" className={className}>
          {row.map((cell) => (
            <NumberCell
              key={cell.number}
              cell={cell}
              labels={labels}
              isTabStop={cell.number === tabStop}
              isChosen={cell.number === chosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Forced colours paint no shadows, so no ring. */
const chosenLook =
  "ring-3 ring-accent forced-colors:border-4 forced-colors:border-[Highlight] forced-colors:border-solid";

type NumberCellProps = { cell: EditionCell; labels: Labels; isTabStop: boolean; isChosen: boolean };

/** Rendered again only when it changes: an edition may have a thousand. */
const NumberCell = memo(function NumberCell({ cell, labels, isTabStop, isChosen }: NumberCellProps) {
  const { number, state, premium, owner } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above.
    <div
      role="gridcell"
      data-number={number}
      data-state={state}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isChosen}
      aria-label={cellLabel(cell, { naira, labels })}
      className={`grid min-h-12 min-w-0 scroll-mb-24 content-center justify-items-center border px-1 py-1 text-center leading-tight focus-visible:outline-2 focus-visible:outline-offset-2 lg:scroll-mb-4 ${numberLooks[state]} ${isChosen ? chosenLook : ""}`}
    >
      <b className="font-semibold">{number}</b>
      <span className="w-full truncate text-tiny">
        {state === "free"
          ? premium > 0
            ? `+${formatShortNaira(toKobo(premium))}`
            : ""
          : (owner ?? (state === "withheld" ? "Kept" : labels[state].split(",")[0]))}
      </span>
    </div>
  );
});
