import { getAudience, listHighestBids, listLatestBids } from "@/lib/auctions/admin-bids-query";
import type { AdminAuction, Ban, BansQuery, SystemLedgerEntry } from "@/lib/auctions/admin-contracts";
import { type AuctionRow, readAuction, toAuction, toTerms, type Viewer } from "@/lib/auctions/mappers";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { cutPage, pageSize, readCursor } from "@/lib/core/pagination";
import { fieldsOf } from "@/lib/core/records";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

const SYSTEM_ENTRIES_LIMIT = 20;
const BANS_PAGE_SIZE = pageSize(20);

/** The admin view of an auction, also a draft; null if there is none. */
export async function getAdminAuction(viewer: Viewer, slugOrId: string): Promise<AdminAuction | null> {
  const row = await readAuction(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  return row && toAdminAuction(row, viewer);
}

/** Like `getAdminAuction`, but throws `not_found`. */
export async function requireAdminAuction(viewer: Viewer, slugOrId: string): Promise<AdminAuction> {
  return (await getAdminAuction(viewer, slugOrId)) ?? throwAppError("not_found", "Auction not found.");
}

async function toAdminAuction(row: AuctionRow, viewer: Viewer): Promise<AdminAuction> {
  const [offers, audience, latestBids, highestBids] = await Promise.all([
    db.auctionOffer.findMany({
      where: { auctionId: row.id },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      include: { user: { select: { firstName: true, lastName: true, email: true } }, bid: { select: { alias: true } } },
    }),
    getAudience(row.id),
    listLatestBids(row.id),
    listHighestBids(row.id),
  ]);
  const numbers = await db.order.findMany({
    where: { id: { in: offers.flatMap(({ orderId }) => orderId ?? []) } },
    select: { id: true, number: true },
  });
  return {
    auction: toAuction(row, viewer),
    terms: toTerms(row),
    reserve: row.reserveKobo === null ? null : toNaira(row.reserveKobo),
    watching: row.watching,
    version: row.version,
    headHash: row.headHash,
    productId: row.productId,
    audience,
    latestBids,
    highestBids,
    offers: offers.map((offer) => ({
      kind: offer.kind,
      status: offer.status,
      amount: toNaira(offer.amountKobo),
      shipping: toNaira(offer.shippingKobo),
      payBy: offer.expiresAt.toISOString(),
      orderNumber: numbers.find(({ id }) => id === offer.orderId)?.number ?? null,
      name: `${offer.user.firstName} ${offer.user.lastName}`,
      email: offer.user.email,
      alias: offer.bid.alias,
    })),
  };
}

/** The ledger entries that are not bids, latest first. */
export async function listSystemLedgerEntries(auctionId: string): Promise<SystemLedgerEntry[]> {
  const rows = await db.ledgerEntry.findMany({
    where: { auctionId, kind: { not: "bid" } },
    orderBy: { seq: "desc" },
    take: SYSTEM_ENTRIES_LIMIT,
  });
  return rows.map(({ seq, kind, serverTime, alias, amountKobo, detail }) => ({
    seq,
    kind,
    at: serverTime.toISOString(),
    alias,
    amount: amountKobo === null ? null : toNaira(amountKobo),
    detail,
  }));
}

const includeUser = {
  user: { select: { firstName: true, lastName: true, email: true } },
} as const satisfies Prisma.BidderBanInclude;

type BanRow = Prisma.BidderBanGetPayload<{ include: typeof includeUser }>;

const toBansFilter = ({ state }: BansQuery): Prisma.BidderBanWhereInput => ({
  liftedAt: state === "lifted" ? { not: null } : null,
});

/** At most `limit` bans, latest first: active ones, or lifted ones if filtered for. */
export async function selectBans(query: BansQuery, limit: number) {
  const position = readCursor(query.cursor, "This page of bans does not exist.");
  const after: Prisma.BidderBanWhereInput = position
    ? { OR: [{ createdAt: { lt: position.at } }, { createdAt: position.at, id: { gt: position.id } }] }
    : {};
  const rows = await db.bidderBan.findMany({
    where: { AND: [toBansFilter(query), after] },
    include: includeUser,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit + 1,
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { rows: await toBans(shown), nextCursor };
}

/** One page of bans and their number. */
export async function listBans(query: BansQuery) {
  const [{ rows, nextCursor }, total] = await Promise.all([
    selectBans(query, BANS_PAGE_SIZE),
    db.bidderBan.count({ where: toBansFilter(query) }),
  ]);
  return { bars: rows, total, nextCursor };
}

/** One ban. Throws `not_found`. */
export async function requireBan(id: string): Promise<Ban> {
  const row = await db.bidderBan.findUnique({ where: { id }, include: includeUser });
  const [found] = row ? await toBans([row]) : [];
  return found ?? throwAppError("not_found", "Ban not found.");
}

// The reason for lifting a ban is stored in the audit log.
async function toBans(rows: readonly BanRow[]): Promise<Ban[]> {
  const lifted = rows.flatMap(({ id, liftedAt }) => (liftedAt ? [id] : []));
  const [sales, admins, auditEntries] = await Promise.all([
    db.auction.findMany({
      where: { id: { in: rows.flatMap(({ auctionId }) => auctionId ?? []) } },
      select: { id: true, title: true },
    }),
    db.user.findMany({
      where: { id: { in: rows.flatMap(({ liftedById }) => liftedById ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    }),
    db.auditLog.findMany({ where: { subject: { in: lifted }, action: "auction.lift-ban" } }),
  ]);
  const auctionsById = new Map(sales.map(({ id, title }) => [id, { _id: id, title }]));
  const adminNames = new Map(admins.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const liftReasons = new Map(auditEntries.map(({ subject, detail }) => [subject, String(fieldsOf(detail).reason)]));
  return rows.map(({ id, user, reason, auctionId, createdAt, liftedAt, liftedById }) => ({
    _id: id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    reason,
    sale: auctionsById.get(auctionId ?? "") ?? null,
    since: createdAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
    liftedBy: adminNames.get(liftedById ?? "") ?? null,
    liftedWhy: liftReasons.get(id) ?? null,
  }));
}
