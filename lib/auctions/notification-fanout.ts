import { type AuctionEventPayloads, auctionEmailJobs } from "@/lib/auctions/jobs";
import { db } from "@/lib/db/client";
import type { Job } from "@/lib/jobs/define-job";

/**
 * Emails about a bid: a confirmation to the bidder unless they have bid again since, and one to the previous leader for their
 * last bid. These jobs run with the scheduled job, so a burst of bids results in one email per person.
 */
export async function bidPlacedJobs(bid: AuctionEventPayloads["bidPlaced"]): Promise<Job[]> {
  const { auctionId, userId, seq, outbidUserId } = bid;
  const lastBidOf = (id: string) =>
    db.bid.findFirst({ where: { auctionId, userId: id }, orderBy: { seq: "desc" }, select: { seq: true } });
  const jobs: Job[] = [];
  const last = await lastBidOf(userId);
  if (last?.seq === seq)
    jobs.push(
      auctionEmailJobs.bidConfirmation.job(`bid-confirmation/${auctionId}/${userId}/${seq}`, {
        auctionId,
        userId,
        seq,
      }),
    );
  if (outbidUserId !== null && outbidUserId !== userId) {
    const outbid = await lastBidOf(outbidUserId);
    const key = `outbid/${auctionId}/${outbidUserId}/${outbid?.seq ?? 0}`;
    jobs.push(auctionEmailJobs.outbid.job(key, { auctionId, userId: outbidUserId }));
  }
  return jobs;
}

/** Emails about a closed auction: to the winner, all other bidders and the watchers. */
export async function closedJobs({ auctionId, seq }: AuctionEventPayloads["closed"]): Promise<Job[]> {
  const [auction, bidders, watchers] = await Promise.all([
    db.auction.findUnique({ where: { id: auctionId }, select: { winnerId: true } }),
    db.bid.findMany({ where: { auctionId, voidedAt: null }, distinct: ["userId"], select: { userId: true } }),
    db.auctionWatch.findMany({ where: { auctionId }, select: { userId: true } }),
  ]);
  const recipients = new Set([...bidders, ...watchers].map(({ userId }) => userId));
  return [...recipients].map((userId) => {
    const { name, job } = auctionEmailJobs[userId === auction?.winnerId ? "won" : "closed"];
    return job(`${name}/${auctionId}/${seq}/${userId}`, { auctionId, userId });
  });
}

/** Emails about a change or message of the museum: to the bidders whose bids counted before it, and the watchers. */
export const adminChangeJobs =
  (change: "cancelled" | "reset" | "extended" | "messageSent") =>
  async ({ auctionId, seq, reason }: AuctionEventPayloads["cancelled"]): Promise<Job[]> => {
    const people = await db.$queryRaw<{ userId: string }[]>`
      SELECT b.user_id AS "userId" FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = ${seq}
        WHERE b.auction_id = ${auctionId} AND b.seq < l.seq AND (b.voided_at IS NULL OR b.voided_at >= l.server_time)
      UNION SELECT w.user_id FROM auction_watches w WHERE w.auction_id = ${auctionId}`;
    const { name, job } = auctionEmailJobs[change];
    return people.map(({ userId }) => job(`${name}/${auctionId}/${seq}/${userId}`, { auctionId, userId, reason }));
  };
