import { db } from "@/lib/db/client";

/** The lot that a charge pays for: the slug of its auction, and whether its order exists. */
export async function getLotOfPayment(reference: string): Promise<{ slug: string; hasOrder: boolean } | null> {
  // By the charge's subject: its reference can change until Paystack has taken it.
  const charge = await db.charge.findUnique({ where: { reference }, select: { purpose: true, subjectId: true } });
  if (charge?.purpose !== "lot") return null;
  const offer = await db.auctionOffer.findUnique({
    where: { id: charge.subjectId },
    select: { orderId: true, auction: { select: { slug: true } } },
  });
  return offer && { slug: offer.auction.slug, hasOrder: offer.orderId !== null };
}
