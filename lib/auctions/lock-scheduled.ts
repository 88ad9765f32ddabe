import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Locks the row of an auction that is not open yet. Throws `conflict` for an open or past one, whose terms are fixed. */
export async function lockScheduledAuction(tx: Tx, auctionId: string): Promise<{ version: number }> {
  const [row] = await tx.$queryRaw<{ version: number; unopened: boolean }[]>`
    SELECT version, status = 'draft' OR (status = 'scheduled' AND starts_at > clock_timestamp()) AS unopened
    FROM auctions WHERE id = ${auctionId} FOR UPDATE`;
  if (!row) return throwAppError("not_found", "Auction not found.");
  if (!row.unopened) throwAppError("conflict", "The terms cannot be changed once the auction is open.");
  return row;
}
