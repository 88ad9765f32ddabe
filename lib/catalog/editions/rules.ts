import type { ErrorFacts } from "@/lib/core/errors";
import { isKeyOf } from "@/lib/core/records";
import type { EditionCell, EditionMap, NumberPremium, NumberState } from "./contracts";

/** "No. 7 of 50". */
export const numberName = (number: number, size: number | null): string =>
  `No. ${number}${size === null ? "" : ` of ${size}`}`;

/** The channel of a drop's edition map. Its messages only say that something has changed. */
export const editionChannel = (slug: string): string => `edition-${slug.slice(0, 150)}`;

/** The name of the line for what chosen numbers cost. */
export const NUMBER_PREMIUM_NAME = "Chosen number";

export const numberStateLabels: Readonly<Record<NumberState, string>> = {
  free: "Available",
  held: "Held",
  sold: "Sold",
  withheld: "Kept by the museum",
  returned: "Returned, not sold again",
};

/** The states as a map says them: while a draw gives the numbers, those that are left are not free to choose. */
export const stateLabelsOf = ({ draw }: Pick<EditionMap, "draw">): Readonly<Record<NumberState, string>> =>
  draw ? { ...numberStateLabels, free: "Not sold yet" } : numberStateLabels;

/** The numbers that a refused one was offered with, from the message of prisma/functions/shop_number_message.sql. */
export function parseNumberRefusal(message: string): ErrorFacts {
  const edition = /^No\. (\d+) /.exec(message)?.[1];
  const offered = /The nearest available numbers? (?:is|are) ([\d, and]+)\.$/.exec(message)?.[1];
  return {
    ...(edition && { edition: Number(edition) }),
    nearest: offered?.match(/\d+/g)?.join(",") ?? null,
  };
}

/** The free numbers nearest to one, in ascending order. */
export function nearestFree(cells: readonly EditionCell[], number: number, count = 4): EditionCell[] {
  return cells
    .filter((cell) => cell.state === "free" && cell.number !== number)
    .sort((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number) || a.number - b.number)
    .slice(0, count)
    .sort((a, b) => a.number - b.number);
}

type LabelOptions = { naira: (amount: number) => string; labels: Readonly<Record<NumberState, string>> };

/** What a screen reader hears of a number: "No. 7, sold, Ada". */
export function cellLabel({ number, state, premium, owner }: EditionCell, { naira, labels }: LabelOptions): string {
  const parts = [`No. ${number}`, labels[state].toLowerCase()];
  if (state === "free" && premium > 0) parts.push(`${naira(premium)} more`);
  if (owner) parts.push(owner);
  return parts.join(", ");
}

type Key = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End" | "PageUp" | "PageDown";

/** So many rows are a page. */
const PAGE_ROWS = 5;

/**
 * The cell that a key moves to in a grid of so many columns; null for another key. Home and End stay in the row, with Ctrl they go to the
 * first and last cell, as the ARIA grid pattern says. The page keys stay in the column, up to its first and last cell.
 */
export function moveInGrid(
  index: number,
  key: string,
  { count, columns, ctrl = false }: { count: number; columns: number; ctrl?: boolean },
): number | null {
  const row = index - (index % columns);
  const column = index - row;
  const last = count - 1;
  const lastOfColumn = last - ((last - column) % columns);
  const moves: Record<Key, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: ctrl ? 0 : row,
    End: ctrl ? last : Math.min(row + columns - 1, last),
    PageUp: Math.max(index - columns * PAGE_ROWS, column),
    PageDown: Math.min(index + columns * PAGE_ROWS, lastOfColumn),
  };
  if (!isKeyOf(moves, key)) return null;
  const to = moves[key];
  return to < 0 || to > last ? index : to;
}

/** The number of a buyer without a choice, as prisma/functions/shop_next_numbers.sql gives it: those that cost a premium come last. */
export function findNextNumber(cells: readonly EditionCell[]): number | null {
  const free = cells.filter(({ state }) => state === "free");
  return (free.find(({ premium }) => premium === 0) ?? free[0])?.number ?? null;
}

/** A rule in words: "No. 7", "Nos. 1 to 10", "The last number". */
export function premiumRuleName({ kind, from, to }: Pick<NumberPremium, "kind" | "from" | "to">): string {
  if (kind === "first") return "The first number";
  if (kind === "last") return "The last number";
  return kind === "single" ? `No. ${from}` : `Nos. ${from} to ${to}`;
}

/** Parses "1, 7, 40-45" into numbers; null when it is something else. */
export function parseNumberList(text: string): number[] | null {
  const numbers = new Set<number>();
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const match = /^(\d{1,7})(?:[-–](\d{1,7}))?$/.exec(part);
    if (!match) return null;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (from < 1 || to < from || to - from > 1_000) return null;
    for (let number = from; number <= to; number++) numbers.add(number);
  }
  return numbers.size > 0 ? [...numbers].sort((a, b) => a - b) : null;
}
