import { auctionEmailJobs } from "@/lib/auctions/jobs";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import type { Charge } from "@/prisma/generated/client";

/** A paid lot with the data for its order. */
export type PaidLot = {
  offerId: string;
  userId: string;
  productId: string | null;
  title: string;
  images: { url: string; alt: string }[];
  amountKobo: bigint;
  shippingKobo: bigint;
  provenance: {
    auctionId: string;
    slug: string;
    title: string;
    alias: string;
    seq: number;
    hash: string;
    bidAt: string;
    headHash: string;
  };
};

type PaidOfferRow = Omit<PaidLot, "provenance"> & {
  auctionId: string;
  slug: string;
  alias: string;
  seq: number;
  hash: string;
  placedAt: Date;
  headHash: string;
};

/**
 * Marks an offer as paid in the transaction that settles its charge. Null if the offer is no longer open: then the payment is
 * refunded with an email.
 */
export async function settleOffer(tx: Tx, charge: Charge): Promise<PaidLot | null> {
  const [row] = await tx.$queryRaw<PaidOfferRow[]>`
    UPDATE auction_offers o SET status = 'paid', open_key = NULL, settled_at = clock_timestamp(), charge_reference = ${charge.reference}
    FROM auctions a, bids b, auction_ledger l
    WHERE o.id = ${charge.subjectId} AND o.status = 'open' AND o.amount_kobo + o.shipping_kobo = ${charge.amountKobo}
      AND a.id = o.auction_id AND b.id = o.bid_id AND l.auction_id = a.id AND l.seq = b.seq
    RETURNING o.id AS "offerId", o.user_id AS "userId", a.product_id AS "productId", a.title, a.images, o.amount_kobo AS "amountKobo", o.shipping_kobo AS "shippingKobo", a.id AS "auctionId",
      a.slug, b.alias, b.seq, l.hash, b.placed_at AS "placedAt", a.head_hash AS "headHash"`;
  if (!row) {
    await createRefund(tx, { chargeId: charge.id, reason: "offer-over" });
    const offer = await tx.auctionOffer.findUniqueOrThrow({ where: { id: charge.subjectId } });
    const { auctionId, userId } = offer;
    await enqueue(tx, auctionEmailJobs.offerExpired.job(`offer-expired/${charge.reference}`, { auctionId, userId }));
    return null;
  }
  const { auctionId, slug, alias, seq, hash, placedAt, headHash, ...lot } = row;
  const bidAt = placedAt.toISOString();
  return { ...lot, provenance: { auctionId, slug, title: row.title, alias, seq, hash, bidAt, headHash } };
}
