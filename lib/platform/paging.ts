import { refuse } from "@/lib/platform/errors";

/** What a list is asked for: the page after `cursor`, so many at most. */
export type Page = { cursor?: string; limit?: number };

const usualPage = 20;
const largestPage = 100;

/** How many a page shows: at least one, at most a hundred, whatever was asked for. */
export function pageSize(limit: number | undefined): number {
  return Math.min(Math.max(Math.trunc(limit ?? usualPage), 1), largestPage);
}

/** The place of a row in a list that is sorted by a time and then by id: times alone can be equal. */
export function cursorOf({ at, id }: { at: Date; id: string }): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString("base64url");
}

/** The place that a cursor names, or null for the first page; one that was made up is refused with `sentence`. */
export function readCursor(cursor: string | undefined, sentence: string): { at: Date; id: string } | null {
  if (!cursor) return null;
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^\w{1,80}$/.test(id)) return refuse("invalid_input", sentence);
  return { at, id };
}

type Way = "asc" | "desc";
type Column = "createdAt" | "startsAt" | "dueAt";

/**
 * A list that runs by a time and, where times are equal, by id: its order, and what lies beyond a place in it. That the time is
 * at or beyond the place's is said by itself, because an index can begin there and could not in the middle of an OR.
 */
export function walk<C extends Column>(column: C, times: Way, ids: Way, place: { at: Date; id: string } | null) {
  const beyond = (way: Way) => (way === "asc" ? "gt" : "lt");
  const orderBy = [{ [column]: times }, { id: ids }] as [Record<C, Way>, { id: Way }];
  if (!place) return { orderBy, beyond: {} };
  const { at, id } = place;
  const further = { [column]: { [beyond(times)]: at } };
  const level = { [column]: at, id: { [beyond(ids)]: id } };
  return { orderBy, beyond: { [column]: { [`${beyond(times)}e`]: at }, OR: [further, level] } };
}

/** The rows of a page out of one more than it shows, and the cursor of the next page if there is one. */
export function cutPage<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => { at: Date; id: string }) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? cursorOf(placeOf(last)) : null };
}

/** A search as it was typed: the database would read its % and _ as "anything". */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");
