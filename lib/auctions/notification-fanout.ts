import { db } from "@/lib/db/client";
import type { Job } from "@/lib/jobs/outbox";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Emails about a bid: a confirmation to the bidder unless they have bid again since, and one to the previous leader for their
 * last bid. These jobs run with the scheduled job, so a burst of bids results in one email per person.
 */
async function bidPlacedJobs({ auctionId, userId, seq, outbidUserId }: Prisma.JsonObject): Promise<Job[]> {
  const ids = { auctionId: String(auctionId), userId: String(userId) };
  const lastBidOf = (id: string) =>
    db.bid.findFirst({
      where: { auctionId: ids.auctionId, userId: id },
      orderBy: { seq: "desc" },
      select: { seq: true },
    });
  const jobs: Job[] = [];
  const last = await lastBidOf(ids.userId);
  const key = `${ids.auctionId}/${ids.userId}/${Number(seq)}`;
  if (last && last.seq === Number(seq))
    jobs.push({
      topic: "auction.bid-confirmation.email",
      key: `bid-confirmation/${key}`,
      payload: { ...ids, seq: Number(seq) },
    });
  if (typeof outbidUserId === "string" && outbidUserId !== ids.userId) {
    const outbid = await lastBidOf(outbidUserId);
    jobs.push({
      topic: "auction.outbid.email",
      key: `outbid/${ids.auctionId}/${outbidUserId}/${outbid?.seq ?? 0}`,
      payload: { auctionId: ids.auctionId, userId: outbidUserId },
    });
  }
  return jobs;
}

/** Emails about a closed auction: to the winner, all other bidders and the watchers. */
async function closedJobs({ auctionId, seq }: Prisma.JsonObject): Promise<Job[]> {
  const id = String(auctionId);
  const [auction, bidders, watchers] = await Promise.all([
    db.auction.findUnique({ where: { id }, select: { winnerId: true } }),
    db.bid.findMany({ where: { auctionId: id, voidedAt: null }, distinct: ["userId"], select: { userId: true } }),
    db.auctionWatch.findMany({ where: { auctionId: id }, select: { userId: true } }),
  ]);
  const recipients = new Set([...bidders, ...watchers].map(({ userId }) => userId));
  return [...recipients].map((userId): Job => {
    const topic = userId === auction?.winnerId ? "auction.won.email" : "auction.closed.email";
    return { topic, key: `${topic}/${id}/${Number(seq)}/${userId}`, payload: { auctionId: id, userId } };
  });
}

/** Emails about a cancelled or reset auction: to the bidders whose bids counted before it, and the watchers. */
const adminChangeJobs =
  (topic: "auction.cancelled.email" | "auction.reset.email") =>
  async ({ auctionId, seq, reason }: Prisma.JsonObject): Promise<Job[]> => {
    const id = String(auctionId);
    const people = await db.$queryRaw<{ userId: string }[]>`
      SELECT b.user_id AS "userId" FROM bids b JOIN auction_ledger l ON l.auction_id = b.auction_id AND l.seq = ${Number(seq)}
        WHERE b.auction_id = ${id} AND b.seq < l.seq AND (b.voided_at IS NULL OR b.voided_at >= l.server_time)
      UNION SELECT w.user_id FROM auction_watches w WHERE w.auction_id = ${id}`;
    return people.map(({ userId }) => ({
      topic,
      key: `${topic}/${id}/${Number(seq)}/${userId}`,
      payload: { auctionId: id, userId, reason: String(reason) },
    }));
  };

/** The email jobs for each auction event. */
export const notificationFanout = {
  bidPlaced: bidPlacedJobs,
  closed: closedJobs,
  cancelled: adminChangeJobs("auction.cancelled.email"),
  reset: adminChangeJobs("auction.reset.email"),
} as const;
