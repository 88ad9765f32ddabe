import type { AdminBid, AuctionAudience } from "@/lib/auctions/admin-contracts";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

const BIDS_PER_PAGE = 50;
/** What the console of a running auction shows. */
const LATEST_BIDS = 20;

const includeBidder = {
  user: { select: { firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.BidInclude;

const toAdminBid = (row: Prisma.BidGetPayload<{ include: typeof includeBidder }>): AdminBid => ({
  seq: row.seq,
  alias: row.alias,
  name: `${row.user.firstName} ${row.user.lastName}`,
  email: row.user.email,
  amount: toNaira(row.amountKobo),
  timestamp: row.placedAt.toISOString(),
  raised: row.isProxy,
  voidedAt: row.voidedAt?.toISOString() ?? null,
});

/** The bids of an auction with bidder names, latest first, including voided ones; `next` is the start of the next page. */
export async function listAdminBids(
  auctionId: string,
  before?: number,
): Promise<{ bids: AdminBid[]; next: number | null }> {
  const rows = await db.bid.findMany({
    where: { auctionId, ...(before !== undefined && { seq: { lt: before } }) },
    orderBy: { seq: "desc" },
    take: BIDS_PER_PAGE + 1,
    include: includeBidder,
  });
  const bids = rows.slice(0, BIDS_PER_PAGE).map(toAdminBid);
  return { bids, next: rows.length > BIDS_PER_PAGE ? (bids.at(-1)?.seq ?? null) : null };
}

/** The latest bids, voided ones among them. */
export async function listLatestBids(auctionId: string): Promise<AdminBid[]> {
  const rows = await db.bid.findMany({
    where: { auctionId },
    orderBy: { seq: "desc" },
    take: LATEST_BIDS,
    include: includeBidder,
  });
  return rows.map(toAdminBid);
}

/** The two highest bids that count. */
export async function listHighestBids(auctionId: string): Promise<AdminBid[]> {
  const rows = await db.bid.findMany({
    where: { auctionId, voidedAt: null },
    // Of the bids that count, each is higher than the one before it.
    orderBy: { seq: "desc" },
    take: 2,
    include: includeBidder,
  });
  return rows.map(toAdminBid);
}

/** How many people an action on the auction concerns. */
export async function getAudience(auctionId: string): Promise<AuctionAudience> {
  const [row] = await db.$queryRaw<[AuctionAudience]>`
    WITH bidders AS (SELECT DISTINCT user_id FROM bids WHERE auction_id = ${auctionId} AND voided_at IS NULL),
         followers AS (SELECT user_id FROM auction_watches WHERE auction_id = ${auctionId})
    SELECT (SELECT count(*)::int FROM bidders) AS bidders, (SELECT count(*)::int FROM followers) AS followers,
      (SELECT count(*)::int FROM (SELECT user_id FROM bidders UNION SELECT user_id FROM followers) both_of_them) AS people`;
  return row;
}
