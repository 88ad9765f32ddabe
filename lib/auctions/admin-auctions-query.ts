import type { AdminAuctionSummary, AdminAuctionsQuery } from "@/lib/auctions/admin-contracts";
import { auction } from "@/lib/auctions/contracts";
import { getAuctionPhase, reserveState } from "@/lib/auctions/rules";
import { toNaira } from "@/lib/core/money";
import { cutPage, escapeLike, pageSize, readCursor } from "@/lib/core/pagination";
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

/** The most sales that are running or coming on the first page of the list. */
const MAX_CURRENT = 50;

/** One page of auctions and their total. Without a filter by state, those that run or come are first, by their start; then newest first. */
export async function listAdminAuctions({ q, state, cursor }: AdminAuctionsQuery) {
  const position = readCursor(cursor, "This page of auctions does not exist.");
  const now = await databaseNow(db);
  const contains = { contains: q && escapeLike(q), mode: "insensitive" } as const;
  const where: Prisma.AuctionWhereInput = {
    AND: [stateFilter(state, now), q ? { OR: [{ title: contains }, { slug: contains }] } : {}],
  };
  const after: Prisma.AuctionWhereInput = position
    ? { OR: [{ createdAt: { lt: position.at } }, { createdAt: position.at, id: { lt: position.id } }] }
    : {};
  const isCurrent: Prisma.AuctionWhereInput = { status: "scheduled", endsAt: { gt: now } };
  const [current, rows, total] = await Promise.all([
    state || position
      ? []
      : db.auction.findMany({
          where: { AND: [where, isCurrent] },
          include: includeSummary,
          orderBy: [{ startsAt: "asc" }, { id: "asc" }],
          take: MAX_CURRENT,
        }),
    db.auction.findMany({
      where: {
        AND: [
          where,
          after,
          state ? {} : { OR: [{ status: { not: "scheduled" } }, { endsAt: null }, { endsAt: { lte: now } }] },
        ],
      },
      include: includeSummary,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: AUCTIONS_PAGE_SIZE + 1,
    }),
    db.auction.count({ where }),
  ]);
  const page = cutPage(rows, AUCTIONS_PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  const { nextCursor } = page;
  const shown = [...current, ...page.shown];
  const leaders = await db.user.findMany({
    where: { id: { in: shown.flatMap(({ topBidderId }) => topBidderId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(leaders.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const sales = shown.map((row) => toAdminAuctionSummary(row, now, names.get(row.topBidderId ?? "") ?? null));
  return { sales, total, nextCursor };
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
