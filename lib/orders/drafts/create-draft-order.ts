import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { getVariantName } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction, violatesIndex, withRetry } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { DraftOrderBody } from "@/lib/orders/drafts/contracts";
import { createGuest } from "@/lib/orders/guest/guest";
import { guestOrderUrl } from "@/lib/orders/guest/order-link";
import { orderJobs } from "@/lib/orders/jobs";
import { afterPlacing, callPlaceOrder, throwOrderRefusal } from "@/lib/orders/place-order";

const DAY_MINUTES = 24 * 60;

/**
 * Makes an order for a buyer on the phone. It is the checkout of a guest, with the same holds, edition numbers, limits and prices; only the
 * hold lasts as long as the payment link. Throws the refusals of a checkout.
 */
export async function createDraftOrder({ actor, body }: { actor: Actor; body: DraftOrderBody }) {
  try {
    // Retries with another number when the random order number is taken.
    const placed = await withRetry(
      () => transaction((tx) => placeDraft(tx, actor, body)),
      4,
      (error) => violatesIndex(error, "orders_number_key"),
    );
    await afterPlacing(placed);
    const { number, total_kobo, until } = placed;
    return { number, link: guestOrderUrl(number), total: Number(total_kobo), until: until.toISOString() };
  } catch (error) {
    return throwOrderRefusal(error);
  }
}

async function placeDraft(tx: Tx, actor: Actor, body: DraftOrderBody) {
  const { lines, email, firstName, lastName, shippingAddress, discountCode, days, send } = body;
  const buyer = await createGuest(null, tx);
  await tx.user.update({ where: { id: buyer._id }, data: { guestEmail: email, firstName, lastName } });
  await fillCart(tx, buyer._id, lines);
  const placed = await callPlaceOrder(tx, {
    actor: buyer,
    shippingAddress,
    discountCode: discountCode || undefined,
    holdMinutes: Number(days) * DAY_MINUTES,
  });
  const orderId = placed.order_id;
  await tx.cartLine.deleteMany({ where: { userId: buyer._id } });
  // The buyer accepts the terms with the payment.
  const { holdExpiresAt } = await tx.order.update({
    where: { id: orderId },
    data: { draftedById: actor._id, fromCart: false, termsVersionId: null },
  });
  if (send) await enqueue(tx, orderJobs.paymentLink.job(`order-payment-link/${orderId}`, { orderId }));
  await recordAudit(tx, {
    actorId: actor._id,
    action: "order.create-draft",
    subject: orderId,
    detail: { kobo: Number(placed.total_kobo), days: Number(days) },
  });
  return { ...placed, number: placed.order_number, until: holdExpiresAt };
}

async function fillCart(tx: Tx, userId: string, lines: DraftOrderBody["lines"]): Promise<void> {
  const quantities = new Map<string, { productId: string; quantity: number }>();
  for (const [index, { productId, variation, quantity }] of lines.entries()) {
    const name = getVariantName(variation);
    const variant = await tx.productVariant.findFirst({ where: { productId, name, retiredAt: null } });
    if (!variant) {
      const gone = "This product is no longer for sale. Please remove it.";
      return throwAppError("not_found", gone, { fields: { [`lines.${index}`]: gone } });
    }
    quantities.set(variant.id, { productId, quantity: quantity + (quantities.get(variant.id)?.quantity ?? 0) });
  }
  await tx.cartLine.createMany({
    data: [...quantities].map(([variantId, line]) => ({ id: newId("cln"), userId, variantId, ...line })),
  });
}
