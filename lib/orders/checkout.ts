import { findAddress } from "@/lib/auth/addresses/queries";
import { saveFirstAddress } from "@/lib/auth/addresses/set-default-address";
import type { Actor, ShippingAddress } from "@/lib/auth/contracts";
import { getVariantName } from "@/lib/catalog/rules";
import { throwAppError } from "@/lib/core/errors";
import type { Buyer } from "@/lib/orders/buyer";
import type { CheckoutBody } from "@/lib/orders/contracts";
import { type PlacedOrder, placeOrder } from "@/lib/orders/place-order";
import { releaseOrder } from "@/lib/orders/release-order";
import { type ReturnPaths, startOrderPayment } from "@/lib/orders/start-order-payment";
import { readAppliedVoucher } from "@/lib/orders/vouchers/apply-voucher";
import { toCheckoutError } from "@/lib/payments/start-charge";

const oneNumber = "A number is chosen for one unit of one product.";
const addressGone = "That address is no longer saved. Please choose another.";

/**
 * Places an order for the cart or one item and starts its payment. Returns Paystack's page and what is charged there, in naira. If
 * Paystack fails, the hold is released and the cart is unchanged.
 */
export async function checkout({ actor, body }: { actor: Actor; body: CheckoutBody }) {
  const { _id: userId } = actor;
  const shippingAddress = body.shippingAddress ?? (await findChosenAddress(userId, body.addressId));
  return payForOrder({
    actor,
    body: { ...body, shippingAddress },
    // A new address is saved only if it is the first: it may be for a single parcel.
    onPlaced: async () => {
      if (body.shippingAddress) await saveFirstAddress({ userId, shippingAddress: body.shippingAddress });
    },
  });
}

type PayForOrder = {
  actor: Buyer;
  body: CheckoutBody;
  onPlaced?: (placed: PlacedOrder) => Promise<void>;
  /** The page of a guest's order, where a guest comes back to from Paystack. */
  returnTo?: (number: string) => ReturnPaths;
};

/** Places the order of a checkout and starts its payment. If Paystack fails, the hold is released. */
export async function payForOrder({ actor, body, onPlaced, returnTo }: PayForOrder) {
  const item = body.productId
    ? {
        productId: body.productId,
        quantity: body.quantity ?? 1,
        variation: getVariantName(body.variation ?? []),
        edition: body.edition,
      }
    : undefined;
  if (body.edition !== undefined && item?.quantity !== 1)
    throwAppError("invalid_input", oneNumber, { fields: { edition: oneNumber } });
  const placed = await placeOrder({
    actor,
    item,
    shippingAddress: body.shippingAddress,
    discountCode: body.discountCode || undefined,
    voucherId: readAppliedVoucher(body.voucher),
    gift: body.gift?.wanted ? { note: body.gift.note, wrap: body.gift.wrap } : undefined,
  });
  await onPlaced?.(placed);
  if (isDearerThanSeen(placed, body)) {
    await releaseOrder(placed.orderId, "provider");
    throwAppError("code_refused", "The price has changed. Please check the new total. Nothing was paid.");
  }
  return startOrderPayment(actor._id, placed, returnTo?.(placed.number)).catch(async (error: unknown) => {
    const failure = toCheckoutError(error);
    // Another request of the same buyer is starting this payment: it decides about the hold.
    if (failure.code !== "in_progress") await releaseOrder(placed.orderId, "provider");
    throw failure;
  });
}

/** Paystack shows what is paid; an order that a voucher pays completely is paid by this call, so it costs no more than the buyer saw. */
function isDearerThanSeen({ totalKobo, voucherKobo }: PlacedOrder, { voucherSeen, gift }: CheckoutBody): boolean {
  if (voucherKobo < totalKobo || voucherSeen === undefined) return false;
  const wrap = gift?.wanted && gift.wrap ? (gift.price ?? 0) : 0;
  return Number(voucherKobo) > Math.round((voucherSeen + wrap) * 100);
}

async function findChosenAddress(userId: string, id: string | undefined): Promise<ShippingAddress | undefined> {
  if (id === undefined) return undefined;
  const saved = await findAddress({ userId, id });
  return saved?.shippingAddress ?? throwAppError("invalid_input", addressGone, { fields: { addressId: addressGone } });
}
