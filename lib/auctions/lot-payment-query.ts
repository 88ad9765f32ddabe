import { db } from "@/lib/db/client";

/** The lot that a charge pays for: the slug of its auction, and whether its order exists. */
export async function getLotOfPayment(reference: string): Promise<{ slug: string; hasOrder: boolean } | null> {
  const offer = await db.auctionOffer.findUnique({
    where: { chargeReference: reference },
    select: { orderId: true, auction: { select: { slug: true } } },
  });
  return offer && { slug: offer.auction.slug, hasOrder: offer.orderId !== null };
}
