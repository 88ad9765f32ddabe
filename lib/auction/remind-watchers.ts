import { type Tx, transaction } from "@/lib/platform/db";
import { type Effect, enqueue } from "@/lib/platform/outbox";

type Marked = { auctionId: string; userId: string; startsAt: Date };

/**
 * Writes the reminders that are due: that the sale has opened, and that it has an hour to go. A mark on the watch says that one was
 * written, so that each goes once; whoever began to follow later is not told what they have seen.
 */
export async function remindWatchers(): Promise<number> {
  return transaction(async (tx) => (await remindOpening(tx)) + (await remindLastHour(tx)));
}

async function remindOpening(tx: Tx): Promise<number> {
  const rows = await tx.$queryRaw<Marked[]>`
    UPDATE auction_watches w SET opening_mailed_at = clock_timestamp() FROM auctions a
    WHERE a.id = w.auction_id AND w.wants_reminders AND w.opening_mailed_at IS NULL AND a.status = 'scheduled' AND w.created_at < a.starts_at
      AND a.starts_at <= clock_timestamp() AND a.starts_at > clock_timestamp() - interval '1 hour' AND a.ends_at > clock_timestamp()
    RETURNING w.auction_id AS "auctionId", w.user_id AS "userId", a.starts_at AS "startsAt"`;
  return write(tx, "auction.opening", rows);
}

async function remindLastHour(tx: Tx): Promise<number> {
  const rows = await tx.$queryRaw<Marked[]>`
    UPDATE auction_watches w SET last_hour_mailed_at = clock_timestamp() FROM auctions a
    WHERE a.id = w.auction_id AND w.wants_reminders AND w.last_hour_mailed_at IS NULL AND a.status = 'scheduled'
      AND w.created_at < a.ends_at - interval '1 hour' AND a.starts_at < a.ends_at - interval '1 hour'
      AND a.ends_at > clock_timestamp() AND a.ends_at <= clock_timestamp() + interval '1 hour'
    RETURNING w.auction_id AS "auctionId", w.user_id AS "userId", a.starts_at AS "startsAt"`;
  return write(tx, "auction.last-hour", rows);
}

async function write(tx: Tx, topic: string, rows: Marked[]): Promise<number> {
  const letters = rows.map(({ auctionId, userId, startsAt }): Effect => {
    // A sale that was set anew opens anew.
    const key = `${topic}/${auctionId}/${userId}/${startsAt.getTime()}`;
    return { topic, key, payload: { auctionId, userId } };
  });
  if (letters.length > 0) await enqueue(tx, ...letters);
  return letters.length;
}
