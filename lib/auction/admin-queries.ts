import type { AdminAuction, DeskBid, HouseLine } from "@/lib/auction/admin-contracts";
import { readSale, type SaleRow, toAuction, toTerms, type Viewer } from "@/lib/auction/sale-row";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toNaira } from "@/lib/platform/money";
import { Prisma } from "@/prisma/generated/client";

const bidsAtOnce = 50;
const linesAtOnce = 20;

/** A sale as an admin reads it, drafts too: the reserve, and to whom the lot was offered; null for none. */
export async function getAdminAuction(viewer: Viewer, slugOrId: string): Promise<AdminAuction | null> {
  const row = await readSale(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  return row && toAdmin(row, viewer);
}

/** The same, or a refusal. */
export async function requireAdminAuction(viewer: Viewer, slugOrId: string): Promise<AdminAuction> {
  return (await getAdminAuction(viewer, slugOrId)) ?? refuse("not_found", "There is no such sale.");
}

async function toAdmin(row: SaleRow, viewer: Viewer): Promise<AdminAuction> {
  const offers = await db.auctionOffer.findMany({
    where: { auctionId: row.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { user: { select: { firstName: true, lastName: true, email: true } }, bid: { select: { alias: true } } },
  });
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
    offers: offers.map((offer) => ({
      kind: offer.kind,
      status: offer.status,
      amount: toNaira(offer.amountKobo),
      payBy: offer.expiresAt.toISOString(),
      orderNumber: numbers.find(({ id }) => id === offer.orderId)?.number ?? null,
      name: `${offer.user.firstName} ${offer.user.lastName}`,
      email: offer.user.email,
      alias: offer.bid.alias,
    })),
  };
}

/** The bids of a sale with the people behind them, the latest first, those that were taken out too; `next` is where the page after begins. */
export async function listAdminBids(
  auctionId: string,
  before?: number,
): Promise<{ bids: DeskBid[]; next: number | null }> {
  const rows = await db.bid.findMany({
    where: { auctionId, ...(before !== undefined && { seq: { lt: before } }) },
    orderBy: { seq: "desc" },
    take: bidsAtOnce + 1,
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  const bids = rows.slice(0, bidsAtOnce).map(
    ({ seq, alias, user, amountKobo, placedAt, isProxy, voidedAt }): DeskBid => ({
      seq,
      alias,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      amount: toNaira(amountKobo),
      timestamp: placedAt.toISOString(),
      raised: isProxy,
      voidedAt: voidedAt?.toISOString() ?? null,
    }),
  );
  return { bids, next: rows.length > bidsAtOnce ? (bids.at(-1)?.seq ?? null) : null };
}

/** What the house wrote into the ledger of a sale, the latest first: everything but the bids. */
export async function listHouseLines(auctionId: string): Promise<HouseLine[]> {
  const rows = await db.ledgerEntry.findMany({
    where: { auctionId, kind: { not: "bid" } },
    orderBy: { seq: "desc" },
    take: linesAtOnce,
  });
  return rows.map(({ seq, kind, serverTime, detail }) => ({ seq, kind, at: serverTime.toISOString(), detail }));
}
