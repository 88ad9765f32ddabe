import type { Tx } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Locks the row of a sale that is not open yet. The terms of an open one stand; so does what is said of a past one. */
export async function lockUnopened(tx: Tx, auctionId: string): Promise<{ version: number }> {
  const [row] = await tx.$queryRaw<{ version: number; unopened: boolean }[]>`
    SELECT version, status = 'draft' OR (status = 'scheduled' AND starts_at > clock_timestamp()) AS unopened
    FROM auctions WHERE id = ${auctionId} FOR UPDATE`;
  if (!row) return refuse("not_found", "There is no such sale.");
  if (!row.unopened) refuse("conflict", "The terms of a sale stand once it is open.");
  return row;
}
