import { db } from "@/lib/platform/db";
import type { Effect } from "@/lib/platform/outbox";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Who is written to about a bid: its bidder, unless they have bid again since, and whoever led before, once for each own last bid.
 * Letters are gathered for a moment, so that a rush of bids is one letter a person.
 */
async function bidPlaced({ auctionId, userId, seq, outbidUserId }: Prisma.JsonObject): Promise<Effect[]> {
  const ids = { auctionId: String(auctionId), userId: String(userId) };
  const lastOf = (id: string) =>
    db.bid.findFirst({
      where: { auctionId: ids.auctionId, userId: id },
      orderBy: { seq: "desc" },
      select: { seq: true },
    });
  const letters: Effect[] = [];
  const last = await lastOf(ids.userId);
  const key = `${ids.auctionId}/${ids.userId}/${Number(seq)}`;
  if (last && last.seq === Number(seq))
    letters.push({ topic: "auction.bid-receipt", key: `bid-receipt/${key}`, payload: { ...ids, seq: Number(seq) } });
  if (typeof outbidUserId === "string" && outbidUserId !== ids.userId) {
    const theirs = await lastOf(outbidUserId);
    letters.push({
      topic: "auction.outbid",
      key: `outbid/${ids.auctionId}/${outbidUserId}/${theirs?.seq ?? 0}`,
      payload: { auctionId: ids.auctionId, userId: outbidUserId },
    });
  }
  return letters;
}

/** Who is written to about a closing: the winner, and everybody else who bid or follows it. */
async function closed({ auctionId, seq }: Prisma.JsonObject): Promise<Effect[]> {
  const id = String(auctionId);
  const [sale, bidders, watchers] = await Promise.all([
    db.auction.findUnique({ where: { id }, select: { winnerId: true } }),
    db.bid.findMany({ where: { auctionId: id, voidedAt: null }, distinct: ["userId"], select: { userId: true } }),
    db.auctionWatch.findMany({ where: { auctionId: id }, select: { userId: true } }),
  ]);
  const everyone = new Set([...bidders, ...watchers].map(({ userId }) => userId));
  return [...everyone].map((userId): Effect => {
    const topic = userId === sale?.winnerId ? "auction.winner" : "auction.over";
    return { topic, key: `${topic}/${id}/${Number(seq)}/${userId}`, payload: { auctionId: id, userId } };
  });
}

/** Who is written to when the house calls a sale off or sets it anew: everybody who bid in it as it was, or follows it. */
const houseChange =
  (topic: "auction.called-off" | "auction.set-anew") =>
  async ({ auctionId, seq, reason }: Prisma.JsonObject): Promise<Effect[]> => {
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

/** What happened in a room, and the letters that it calls for. */
export const toldOf = {
  bidPlaced,
  closed,
  cancelled: houseChange("auction.called-off"),
  reset: houseChange("auction.set-anew"),
} as const;
