import type { Actor } from "@/lib/accounts/contracts";
import { asCheckoutFailure, beginCharge, recordCharge } from "@/lib/payments/begin-charge";
import { apiPaths } from "@/lib/platform/api-paths";
import { transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { orderNumber } from "@/lib/platform/ids";
import { toNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";

/** Where to pay for the lot that was offered to this person; the same page however often it is asked for. */
export async function beginOfferPayment({ actor, auctionId }: { actor: Actor; auctionId: string }) {
  const { reference, slug, amountKobo } = await openCharge(actor, auctionId);
  const site = env().APP_URL;
  try {
    const url = await beginCharge(reference, {
      callbackUrl: `${site}${apiPaths.paymentCallback}`,
      cancelUrl: `${site}${paths.auction(slug)}`,
      metadata: { lot: slug },
    });
    return { authorization_url: url, reference, total: toNaira(amountKobo) };
  } catch (error) {
    throw asCheckoutFailure(error);
  }
}

type Open = { id: string; slug: string; amountKobo: bigint; reference: string | null };

async function openCharge(actor: Actor, auctionId: string) {
  return transaction(async (tx) => {
    const [offer] = await tx.$queryRaw<Open[]>`
      SELECT o.id, a.slug, o.amount_kobo AS "amountKobo", o.charge_reference AS reference
      FROM auction_offers o JOIN auctions a ON a.id = o.auction_id
      WHERE (a.id = ${auctionId} OR a.slug = ${auctionId}) AND o.user_id = ${actor._id} AND o.status = 'open' AND o.expires_at > clock_timestamp()
      FOR UPDATE OF o`;
    if (!offer) return refuse("not_found", "Nothing is offered to you here that could be paid for.");
    const subject = { purpose: "lot", subjectId: offer.id } as const;
    // A card that said no ends its charge; the next try is a charge of its own.
    const known = await tx.charge.findFirst({
      where: { ...subject, status: { not: "failed" } },
      orderBy: { createdAt: "desc" },
    });
    if (known) return { ...offer, reference: known.reference };
    const reference = orderNumber().replace("LA", "LL");
    await recordCharge(tx, {
      ...subject,
      reference,
      userId: actor._id,
      email: actor.email,
      amountKobo: offer.amountKobo,
    });
    await tx.auctionOffer.update({ where: { id: offer.id }, data: { chargeReference: reference } });
    return { ...offer, reference };
  });
}
