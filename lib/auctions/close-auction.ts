import { requestContext } from "@/lib/core/request-context";
import { db } from "@/lib/db/client";

/**
 * Closes an auction whose end has passed: sets the winner, offers the lot and writes the last ledger entry, once. Called by a
 * late bid, a page and the scheduled job. Returns whether this call closed it.
 */
export async function closeAuction(auctionId: string): Promise<boolean> {
  const [{ outcome }] = await db.$queryRaw<[{ outcome: string }]>`SELECT auction_close(${auctionId}) AS outcome`;
  if (outcome !== "closed") return false;
  // auction_close enqueues jobs in SQL; this makes the current request process the outbox.
  const context = requestContext();
  if (context) context.enqueued = true;
  return true;
}

/** Scheduled job: closes every auction whose end has passed. Returns their ids. */
export async function closeDueAuctions(): Promise<string[]> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM auctions WHERE status = 'scheduled' AND frozen_at IS NULL AND ends_at <= clock_timestamp() ORDER BY ends_at LIMIT 50`;
  const closed: string[] = [];
  for (const { id } of due) if (await closeAuction(id)) closed.push(id);
  return closed;
}
