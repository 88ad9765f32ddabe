import { throwAppError } from "@/lib/core/errors";

/** The page after `cursor`, with at most `limit` rows. */
export type Page = { cursor?: string; limit?: number };

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** The page size, clamped to 1 to 100. */
export function pageSize(limit: number | undefined): number {
  return Math.min(Math.max(Math.trunc(limit ?? DEFAULT_PAGE_SIZE), 1), MAX_PAGE_SIZE);
}

/** The cursor of a row in a list that is sorted by a time and then by id, because times can be equal. */
export function cursorOf({ at, id }: { at: Date; id: string }): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString("base64url");
}

/** Decodes a cursor; null for the first page. Throws `invalid_input` with `message` for a malformed one. */
export function readCursor(cursor: string | undefined, message: string): { at: Date; id: string } | null {
  if (!cursor) return null;
  return parseCursor(cursor) ?? throwAppError("invalid_input", message);
}

/** Whether a list can begin after this cursor. */
export const isCursor = (cursor: string): boolean => parseCursor(cursor) !== null;

function parseCursor(cursor: string): { at: Date; id: string } | null {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const at = new Date(time);
  return Number.isNaN(at.getTime()) || !/^\w{1,80}$/.test(id) ? null : { at, id };
}

type SortDirection = "asc" | "desc";
type SortColumn = "createdAt" | "startsAt" | "dueAt";

/**
 * Order and filter for keyset pagination by a time column, then by id. The condition on the time alone is repeated outside the
 * OR, because an index scan can start there.
 */
export function keysetQuery<C extends SortColumn>(
  column: C,
  times: SortDirection,
  ids: SortDirection,
  cursor: { at: Date; id: string } | null,
) {
  const comparison = (direction: SortDirection) => (direction === "asc" ? "gt" : "lt");
  const orderBy = [{ [column]: times }, { id: ids }] as [Record<C, SortDirection>, { id: SortDirection }];
  if (!cursor) return { orderBy, beyond: {} };
  const { at, id } = cursor;
  const later = { [column]: { [comparison(times)]: at } };
  const sameTime = { [column]: at, id: { [comparison(ids)]: id } };
  return { orderBy, beyond: { [column]: { [`${comparison(times)}e`]: at }, OR: [later, sameTime] } };
}

/** Cuts a page from rows that were fetched with one extra, and returns the cursor of the next page, if any. */
export function cutPage<Row>(rows: readonly Row[], size: number, positionOf: (row: Row) => { at: Date; id: string }) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? cursorOf(positionOf(last)) : null };
}

/** Escapes the wildcards % and _ of a search term. */
export const escapeLike = (term: string): string => term.replace(/[\\%_]/g, "\\$&");
