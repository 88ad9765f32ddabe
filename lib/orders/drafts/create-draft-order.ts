import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { getVariantName } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
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
 * hold lasts as long as the payment link. The same request returns the same order. Throws the refusals of a checkout.
 */
export async function createDraftOrder({ actor, body }: { actor: Actor; body: DraftOrderBody }) {
  try {
    // Retries with another number when the random order number is taken.
    const placed = await withRetry(
      () => transaction((tx) => placeDraft(tx, actor, body)),
      4,
      (error) => violatesIndex(error, "orders_number_key"),
    );
    if (placed.created) await afterPlacing(placed);
    const { number, totalKobo, until } = placed;
    return { number, link: guestOrderUrl(number), total: Number(totalKobo), until: until.toISOString() };
  } catch (error) {
    return throwOrderRefusal(error);
  }
}

async function placeDraft(tx: Tx, actor: Actor, body: DraftOrderBody) {
  const { lines, email, firstName, lastName, shippingAddress, discountCode, days, send } = body;
  // One at a time per admin, so that a repeated request finds the order of the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('draft-order/' || ${actor._id}, 0))::text`;
  const requestHash = sha256(JSON.stringify(body));
  const repeated = await findRepeated(tx, actor, requestHash);
  if (repeated) return repeated;
  const buyer = await createGuest(null, tx);
  await tx.user.update({ where: { id: buyer._id }, data: { guestEmail: email, firstName, lastName } });
  await fillCart(tx, buyer._id, lines);
  // A buyer on the phone does not wait in the shop's waiting rooms.
  await tx.$queryRaw`SELECT set_config('waiting_room.skip', 'yes', true)`;
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
    data: { draftedById: actor._id, requestHash, fromCart: false, termsVersionId: null },
  });
  if (send) await enqueue(tx, orderJobs.paymentLink.job(`order-payment-link/${orderId}`, { orderId }));
  await recordAudit(tx, {
    actorId: actor._id,
    action: "order.create-draft",
    subject: orderId,
    detail: { kobo: Number(placed.total_kobo), days: Number(days) },
  });
  const { order_number, total_kobo, created, slugs } = placed;
  return { number: order_number, totalKobo: total_kobo, until: holdExpiresAt, created, slugs };
}

const REPEAT_MINUTES = 5;

/** The order of the same request a few minutes ago, whose response was lost; undefined once it is paid or cancelled. */
async function findRepeated(tx: Tx, actor: Actor, requestHash: string) {
  const [order] = await tx.$queryRaw<{ number: string; totalKobo: bigint; until: Date }[]>`
    SELECT number, total_kobo AS "totalKobo", hold_expires_at AS until FROM orders
    WHERE drafted_by_id = ${actor._id} AND request_hash = ${requestHash} AND payment_status = 'unpaid' AND hold_status = 'held'
      AND created_at > clock_timestamp() - make_interval(mins => ${REPEAT_MINUTES}::int)
    ORDER BY created_at DESC LIMIT 1`;
  return order && { ...order, created: false, slugs: [] };
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
