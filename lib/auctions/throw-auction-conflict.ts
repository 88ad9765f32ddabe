import * as z from "zod/mini";
import type { AuctionFields } from "@/lib/auctions/admin-contracts";
import { lotImage } from "@/lib/auctions/contracts";
import { incrementBands } from "@/lib/auctions/mappers";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { toNaira } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import type { Auction } from "@/prisma/generated/client";

/** The editable fields of an auction, as they are sent to change it. */
export function toAuctionFields(row: Auction): AuctionFields {
  const { estimateLowKobo: low, estimateHighKobo: high, reserveKobo } = row;
  return {
    title: row.title,
    slug: row.slug,
    description: row.description,
    images: z.array(lotImage).parse(row.images),
    openingBid: toNaira(row.openingKobo),
    increment: toNaira(row.incrementKobo),
    bands: incrementBands.parse(row.incrementBands).map(({ fromKobo, incrementKobo }) => ({
      from: toNaira(fromKobo),
      increment: toNaira(incrementKobo),
    })),
    reserve: reserveKobo === null ? null : toNaira(reserveKobo),
    extensionWindow: row.extensionWindowSeconds,
    extension: row.extensionSeconds,
    extensionCap: row.extensionCap,
    productId: row.productId,
    shipping: toNaira(row.shippingKobo),
    estimate: low === null || high === null ? null : { low: toNaira(low), high: toNaira(high) },
    conditionReport: row.conditionReport,
    medium: row.medium,
    dimensions: row.dimensions,
    accession: row.accession,
  };
}

/** Throws `stale` with what is saved now and by whom, so that the editor can compare and merge. */
export async function throwAuctionConflict(tx: Tx, auctionId: string): Promise<never> {
  const row = await tx.auction.findUniqueOrThrow({ where: { id: auctionId } });
  const conflict = {
    subject: auctionId,
    actions: ["auction.edit", "auction.schedule", "auction.reset"] as const,
    message: "The auction was not saved.",
    what: "this auction",
    current: { version: row.version, fields: toAuctionFields(row) },
  };
  return throwEditConflict(conflict, tx);
}
