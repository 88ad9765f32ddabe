import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { orderNumber } from "@/lib/core/ids";
import { toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { transaction } from "@/lib/db/client";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";

/** The payment page for the lot offered to the actor. Idempotent. */
export async function startOfferPayment({ actor, auctionId }: { actor: Actor; auctionId: string }) {
  const { charge, slug, amountKobo } = await recordOfferCharge(actor, auctionId);
  const site = env().APP_URL;
  try {
    const { url, reference } = await openCharge(charge, {
      callbackUrl: `${site}${serverApiPaths.paymentCallback}`,
      cancelUrl: `${site}${paths.auction(slug)}`,
      metadata: { lot: slug },
    });
    return { authorization_url: url, reference, total: toNaira(amountKobo) };
  } catch (error) {
    throw toCheckoutError(error);
  }
}

type OpenOffer = { id: string; slug: string; amountKobo: bigint };

async function recordOfferCharge(actor: Actor, auctionId: string) {
  return transaction(async (tx) => {
    const [offer] = await tx.$queryRaw<OpenOffer[]>`
      SELECT o.id, a.slug, o.amount_kobo + o.shipping_kobo AS "amountKobo"
      FROM auction_offers o JOIN auctions a ON a.id = o.auction_id
      WHERE (a.id = ${auctionId} OR a.slug = ${auctionId}) AND o.user_id = ${actor._id} AND o.status = 'open' AND o.expires_at > clock_timestamp()
      FOR UPDATE OF o`;
    if (!offer) return throwAppError("not_found", "There is no open offer for you in this auction.");
    const subject = { purpose: "lot", subjectId: offer.id } as const;
    // A declined card fails its charge; the next attempt creates a new one.
    const existing = await tx.charge.findFirst({
      where: { ...subject, status: { not: "failed" } },
      orderBy: { createdAt: "desc" },
    });
    if (existing) return { ...offer, charge: { id: existing.id } };
    const reference = orderNumber().replace("LA", "LL");
    await recordCharge(tx, {
      ...subject,
      reference,
      userId: actor._id,
      email: actor.email,
      amountKobo: offer.amountKobo,
    });
    await tx.auctionOffer.update({ where: { id: offer.id }, data: { chargeReference: reference } });
    return { ...offer, charge: { reference } };
  });
}
