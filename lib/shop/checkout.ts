import type { Actor } from "@/lib/accounts/contracts";
import { asCheckoutFailure } from "@/lib/payments/begin-charge";
import { db } from "@/lib/platform/db";
import { beginOrderPayment } from "@/lib/shop/begin-order-payment";
import type { CheckoutBody } from "@/lib/shop/contracts";
import { placeOrder } from "@/lib/shop/place-order";
import { releaseOrder } from "@/lib/shop/release-order";
import { variantName } from "@/lib/shop/rules";

/**
 * Orders the cart, or one piece, and begins its payment. Answers with Paystack's page and the total in naira that will be
 * charged there. When Paystack cannot begin it, the hold is given back and the cart is as it was.
 */
export async function checkout({ actor, body }: { actor: Actor; body: CheckoutBody }) {
  if (body.shippingAddress) await keepAddress(actor._id, body.shippingAddress);
  const piece = body.productId
    ? { productId: body.productId, quantity: body.quantity ?? 1, variation: variantName(body.variation ?? []) }
    : undefined;
  const placed = await placeOrder({ actor, piece, shippingAddress: body.shippingAddress });
  return beginOrderPayment(actor._id, placed).catch(async (error: unknown) => {
    const failure = asCheckoutFailure(error);
    // Another request of the same buyer is still talking to Paystack about this order: that one decides.
    if (failure.code !== "in_progress") await releaseOrder(placed.orderId, "provider");
    throw failure;
  });
}

// A profile that has an address keeps it: this one may be for a single parcel.
async function keepAddress(userId: string, address: NonNullable<CheckoutBody["shippingAddress"]>): Promise<void> {
  await db.$executeRaw`
    UPDATE users SET shipping_address = ${JSON.stringify(address)}::jsonb WHERE id = ${userId} AND shipping_address IS NULL`;
}
