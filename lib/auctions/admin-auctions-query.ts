import type { AdminAuctionSummary, AdminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import { auction } from "@/lib/auctions/contracts";
import { getAuctionPhase, reserveState } from "@/lib/auctions/rules";
import { toNaira } from "@/lib/core/money";
import { cutPage, escapeLike, keysetQuery, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/prisma/generated/client";

const AUCTIONS_PAGE_SIZE = pageSize(20);

const latestOffer = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: 1,
  include: { user: { select: { firstName: true, lastName: true } } },
} as const satisfies Prisma.Auction$offersArgs;

const includeSummary = {
  offers: latestOffer,
  _count: { select: { watches: true } },
} as const satisfies Prisma.AuctionInclude;

type AuctionSummaryRow = Prisma.AuctionGetPayload<{ include: typeof includeSummary }>;

// The phase is not stored: it follows from the times and the database clock.
function stateFilter(state: AdminAuctionsQuery["state"], now: Date): Prisma.AuctionWhereInput {
  const scheduled = { status: "scheduled", frozenAt: null } as const;
  switch (state) {
    case "draft":
    case "cancelled":
      return { status: state };
    case "frozen":
      return { status: "scheduled", frozenAt: { not: null } };
    case "upcoming":
      return { ...scheduled, startsAt: { gt: now } };
    case "running":
      return { ...scheduled, startsAt: { lte: now }, endsAt: { gt: now } };
    case "over":
      return { OR: [{ status: "closed" }, { ...scheduled, endsAt: { lte: now } }] };
    default:
      return {};
  }
}

/** The most sales that are running or coming before all others on the first page of the list. */
const MAX_FIRST = 50;

function toWhere({ q, state }: AdminAuctionsQuery, now: Date): Prisma.AuctionWhereInput {
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  return { AND: [stateFilter(state, now), q ? { OR: [{ title: contains }, { slug: contains }] } : {}] };
}

/** At most `limit` of these auctions after the cursor, newest first. */
async function readNewest(where: Prisma.AuctionWhereInput, cursor: string | undefined, limit: number) {
  const position = readCursor(cursor, "This page of auctions does not exist.");
  const { orderBy, beyond } = keysetQuery("createdAt", "desc", "desc", position);
  const found = { AND: [where, beyond] };
  const rows = await db.auction.findMany({ where: found, include: includeSummary, orderBy, take: limit + 1 });
  return cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** At most `limit` auctions after the cursor, newest first in every state. */
export async function selectAuctions({ cursor, ...filter }: AdminAuctionsQuery, limit: number) {
  const now = await databaseNow(db);
  const { shown, nextCursor } = await readNewest(toWhere(filter, now), cursor, limit);
  return { rows: await toAdminAuctionSummaries(shown, now), nextCursor };
}

/**
 * One page of auctions and their total. Without a filter by state, the next 50 of those that run or come are first, by their start; then
 * all others, newest first.
 */
export async function listAdminAuctions({ cursor, ...filter }: AdminAuctionsQuery) {
  const now = await databaseNow(db);
  const where = toWhere(filter, now);
  const isCurrent: Prisma.AuctionWhereInput = { status: "scheduled", endsAt: { gt: now } };
  const current = filter.state
    ? []
    : await db.auction.findMany({
        where: { AND: [where, isCurrent] },
        include: includeSummary,
        orderBy: [{ startsAt: "asc" }, { id: "asc" }],
        take: MAX_FIRST,
      });
  const others = { AND: [where, { id: { notIn: current.map(({ id }) => id) } }] };
  const [{ shown, nextCursor }, total] = await Promise.all([
    readNewest(others, cursor, AUCTIONS_PAGE_SIZE),
    db.auction.count({ where }),
  ]);
  const sales = await toAdminAuctionSummaries(cursor ? shown : [...current, ...shown], now);
  return { sales, total, nextCursor };
}

async function toAdminAuctionSummaries(rows: readonly AuctionSummaryRow[], now: Date): Promise<AdminAuctionSummary[]> {
  const leaders = await db.user.findMany({
    where: { id: { in: rows.flatMap(({ topBidderId }) => topBidderId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(leaders.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  return rows.map((row) => toAdminAuctionSummary(row, now, names.get(row.topBidderId ?? "") ?? null));
}

function toAdminAuctionSummary(row: AuctionSummaryRow, now: Date, leader: string | null): AdminAuctionSummary {
  const currentBid = toNaira(row.currentBidKobo);
  const [offer] = row.offers;
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    images: auction.shape.images.parse(row.images),
    status: getAuctionPhase(row, now),
    start: row.startsAt?.toISOString() ?? null,
    end: row.endsAt?.toISOString() ?? null,
    currentBid,
    bidCount: row.bidCount,
    reserve: reserveState(row.reserveKobo === null ? null : toNaira(row.reserveKobo), currentBid, row.bidCount),
    topBidder: row.topAlias && leader ? `${row.topAlias} (${leader})` : null,
    watching: row._count.watches,
    offer: offer
      ? { kind: offer.kind, status: offer.status, name: `${offer.user.firstName} ${offer.user.lastName}` }
      : null,
  };
}
