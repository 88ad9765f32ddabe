import { auctionEmailJobs } from "@/lib/auctions/jobs";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type MarkedWatch = { auctionId: string; userId: string; startsAt: Date };

/**
 * Scheduled job: enqueues the reminders that an auction has opened or ends in an hour. A timestamp on the watch makes each
 * reminder go out once; users who started watching later get none.
 */
export async function remindWatchers(): Promise<number> {
  return transaction(async (tx) => (await remindOpening(tx)) + (await remindLastHour(tx)));
}

async function remindOpening(tx: Tx): Promise<number> {
  const rows = await tx.$queryRaw<MarkedWatch[]>`
    UPDATE auction_watches w SET opening_mailed_at = clock_timestamp() FROM auctions a
    WHERE a.id = w.auction_id AND w.wants_reminders AND w.opening_mailed_at IS NULL AND a.status = 'scheduled' AND w.created_at < a.starts_at
      AND a.starts_at <= clock_timestamp() AND a.starts_at > clock_timestamp() - interval '1 hour' AND a.ends_at > clock_timestamp()
    RETURNING w.auction_id AS "auctionId", w.user_id AS "userId", a.starts_at AS "startsAt"`;
  return enqueueReminders(tx, "opened", rows);
}

async function remindLastHour(tx: Tx): Promise<number> {
  const rows = await tx.$queryRaw<MarkedWatch[]>`
    UPDATE auction_watches w SET last_hour_mailed_at = clock_timestamp() FROM auctions a
    WHERE a.id = w.auction_id AND w.wants_reminders AND w.last_hour_mailed_at IS NULL AND a.status = 'scheduled'
      AND w.created_at < a.ends_at - interval '1 hour' AND a.starts_at < a.ends_at - interval '1 hour'
      AND a.ends_at > clock_timestamp() AND a.ends_at <= clock_timestamp() + interval '1 hour'
    RETURNING w.auction_id AS "auctionId", w.user_id AS "userId", a.starts_at AS "startsAt"`;
  return enqueueReminders(tx, "lastHour", rows);
}

async function enqueueReminders(tx: Tx, kind: "opened" | "lastHour", rows: MarkedWatch[]): Promise<number> {
  const { name, job } = auctionEmailJobs[kind];
  // The start is part of the key because a reset auction opens again.
  const jobs = rows.map(({ auctionId, userId, startsAt }) =>
    job(`${name}/${auctionId}/${userId}/${startsAt.getTime()}`, { auctionId, userId }),
  );
  if (jobs.length > 0) await enqueue(tx, ...jobs);
  return jobs.length;
}
