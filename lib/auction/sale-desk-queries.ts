import type { DeskSale, DeskSalesQuery } from "@/lib/auction/admin-contracts";
import { phaseOf, reserveState } from "@/lib/auction/rules";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { toNaira } from "@/lib/platform/money";
import { cutPage, literally, pageSize, readCursor } from "@/lib/platform/paging";
import type { Prisma } from "@/prisma/generated/client";

const size = pageSize(20);
const lastOffer = {
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  take: 1,
  include: { user: { select: { firstName: true, lastName: true } } },
} as const satisfies Prisma.Auction$offersArgs;
const withParts = { offers: lastOffer, _count: { select: { watches: true } } } as const satisfies Prisma.AuctionInclude;

type Row = Prisma.AuctionGetPayload<{ include: typeof withParts }>;

// In which phase a sale is follows from its times and the database's clock; nothing stores it.
function inState(state: DeskSalesQuery["state"], now: Date): Prisma.AuctionWhereInput {
  const onCalendar = { status: "scheduled", frozenAt: null } as const;
  switch (state) {
    case "draft":
    case "cancelled":
      return { status: state };
    case "frozen":
      return { status: "scheduled", frozenAt: { not: null } };
    case "upcoming":
      return { ...onCalendar, startsAt: { gt: now } };
    case "running":
      return { ...onCalendar, startsAt: { lte: now }, endsAt: { gt: now } };
    case "over":
      return { OR: [{ status: "closed" }, { ...onCalendar, endsAt: { lte: now } }] };
    default:
      return {};
  }
}

/** Every sale that is wanted, the newest first, and how many there are. */
export async function listDeskSales({ q, state, cursor }: DeskSalesQuery) {
  const place = readCursor(cursor, "This page of sales does not exist.");
  const now = await databaseNow(db);
  const contains = { contains: q && literally(q), mode: "insensitive" } as const;
  const where: Prisma.AuctionWhereInput = {
    AND: [inState(state, now), q ? { OR: [{ title: contains }, { slug: contains }] } : {}],
  };
  const after: Prisma.AuctionWhereInput = place
    ? { OR: [{ createdAt: { lt: place.at } }, { createdAt: place.at, id: { lt: place.id } }] }
    : {};
  const [rows, total] = await Promise.all([
    db.auction.findMany({
      where: { AND: [where, after] },
      include: withParts,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: size + 1,
    }),
    db.auction.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ createdAt, id }) => ({ at: createdAt, id }));
  const leaders = await db.user.findMany({
    where: { id: { in: shown.flatMap(({ topBidderId }) => topBidderId ?? []) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const names = new Map(leaders.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const sales = shown.map((row) => toDeskSale(row, now, names.get(row.topBidderId ?? "") ?? null));
  return { sales, total, nextCursor };
}

function toDeskSale(row: Row, now: Date, leader: string | null): DeskSale {
  const currentBid = toNaira(row.currentBidKobo);
  const [offer] = row.offers;
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    status: phaseOf(row, now),
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
