import type { Actor } from "@/lib/auth/contracts";
import { getVariantName } from "@/lib/catalog/rules";
import { db } from "@/lib/db/client";
import type { CheckoutBody } from "@/lib/orders/contracts";
import { placeOrder } from "@/lib/orders/place-order";
import { releaseOrder } from "@/lib/orders/release-order";
import { startOrderPayment } from "@/lib/orders/start-order-payment";
import { toCheckoutError } from "@/lib/payments/start-charge";

/**
 * Places an order for the cart or one item and starts its payment. Returns Paystack's page and the total in naira. If
 * Paystack fails, the hold is released and the cart is unchanged.
 */
export async function checkout({ actor, body }: { actor: Actor; body: CheckoutBody }) {
  if (body.shippingAddress) await saveAddress(actor._id, body.shippingAddress);
  const item = body.productId
    ? { productId: body.productId, quantity: body.quantity ?? 1, variation: getVariantName(body.variation ?? []) }
    : undefined;
  const placed = await placeOrder({ actor, item, shippingAddress: body.shippingAddress });
  return startOrderPayment(actor._id, placed).catch(async (error: unknown) => {
    const failure = toCheckoutError(error);
    // Another request of the same buyer is starting this payment: it decides about the hold.
    if (failure.code !== "in_progress") await releaseOrder(placed.orderId, "provider");
    throw failure;
  });
}

// An existing profile address is not overwritten: this one may be for a single parcel.
async function saveAddress(userId: string, address: NonNullable<CheckoutBody["shippingAddress"]>): Promise<void> {
  await db.$executeRaw`
    UPDATE users SET shipping_address = ${JSON.stringify(address)}::jsonb WHERE id = ${userId} AND shipping_address IS NULL`;
}
