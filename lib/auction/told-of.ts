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

/** What happened in a room, and the letters that it calls for. */
export const toldOf = { bidPlaced, closed } as const;
