import type { AdminAuction } from "@/lib/auction/admin-contracts";
import { readSale, type SaleRow, toAuction, toTerms, type Viewer } from "@/lib/auction/sale-row";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { toNaira } from "@/lib/platform/money";
import { Prisma } from "@/prisma/generated/client";

/** A sale as an admin reads it: drafts too, the reserve, and to whom the lot was offered. */
export async function requireAdminAuction(viewer: Viewer, slugOrId: string): Promise<AdminAuction> {
  const row = await readSale(Prisma.sql`a.id = ${slugOrId} OR a.slug = ${slugOrId}`);
  return row ? toAdmin(row, viewer) : refuse("not_found", "There is no such sale.");
}

/** Every sale, the newest first. */
export async function listAdminAuctions(viewer: Viewer): Promise<AdminAuction[]> {
  const rows = await db.auction.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 100,
    select: { id: true },
  });
  return Promise.all(rows.map(({ id }) => requireAdminAuction(viewer, id)));
}

async function toAdmin(row: SaleRow, viewer: Viewer): Promise<AdminAuction> {
  const offers = await db.auctionOffer.findMany({
    where: { auctionId: row.id },
    orderBy: { createdAt: "asc" },
    include: { user: { select: { firstName: true, lastName: true } }, bid: { select: { alias: true } } },
  });
  const numbers = await db.order.findMany({
    where: { id: { in: offers.flatMap(({ orderId }) => orderId ?? []) } },
    select: { id: true, number: true },
  });
  return {
    auction: toAuction(row, viewer),
    terms: toTerms(row),
    reserve: row.reserveKobo === null ? null : toNaira(row.reserveKobo),
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
      alias: offer.bid.alias,
    })),
  };
}
