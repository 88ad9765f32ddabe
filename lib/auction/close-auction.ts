import { db } from "@/lib/platform/db";
import { requestContext } from "@/lib/platform/request-context";

/**
 * Closes a sale whose time is over: the winner, the offer of the lot, the last line of the ledger. Whoever comes first does it, a
 * late bid, a page or the sweep; for everyone after it there is nothing left to do. Answers whether this call closed it.
 */
export async function closeAuction(auctionId: string): Promise<boolean> {
  const [{ outcome }] = await db.$queryRaw<[{ outcome: string }]>`SELECT auction_close(${auctionId}) AS outcome`;
  if (outcome !== "closed") return false;
  // The letters and the fresh pages lie in the outbox: they leave with the answer that is under way.
  const context = requestContext();
  if (context) context.enqueued = true;
  return true;
}

/** Closes every sale whose time is over; the sweep's part. Answers with their ids. */
export async function closeDueAuctions(): Promise<string[]> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM auctions WHERE status = 'scheduled' AND frozen_at IS NULL AND ends_at <= clock_timestamp() ORDER BY ends_at LIMIT 50`;
  const closed: string[] = [];
  for (const { id } of due) if (await closeAuction(id)) closed.push(id);
  return closed;
}
