import type { Actor } from "@/lib/auth/contracts";
import { NUMBER_PREMIUM_NAME } from "@/lib/catalog/editions/rules";
import { isSellable } from "@/lib/catalog/rules";
import { percentOf } from "@/lib/core/money";
import type { Order, OrderStatusName, PaymentStatusName } from "@/lib/orders/contracts";
import { getUnitsToShip, type UnitCounts } from "@/lib/orders/parcels/rules";

/** The fields that decide the status and the next steps of an order. Times may be dates or ISO strings. */
export type OrderFacts = {
  status: OrderStatusName;
  paymentStatus: PaymentStatusName;
  createdAt: Date | string;
  paidAt: Date | string | null;
  packingStartedAt: Date | string | null;
  packedAt?: Date | string | null;
  /** Since when a refunded item may lie in the parcel. */
  repackSince?: Date | string | null;
  /** How many parcels were sent. More than none while it is pending: a part of it was sent. */
  parcels: { readonly length: number };
  shippedAt: Date | string | null;
  deliveredAt: Date | string | null;
  refundedAt: Date | string | null;
  cancelledAt: Date | string | null;
  /** "buyer" when the buyer cancelled it after payment. */
  cancelReason: string | null;
};

/** The `cancelReason` of a paid order that its buyer cancelled. */
export const CANCELLED_BY_BUYER = "buyer";

/** Whether the buyer cancelled the order after paying it. */
export const isCancelledByBuyer = ({ paymentStatus, cancelReason }: OrderFacts): boolean =>
  paymentStatus === "refunded" && cancelReason === CANCELLED_BY_BUYER;

/** The status label of an order, and the tone of its badge. An admin also reads how far the packing is. */
export function getOrderStatus(
  order: OrderFacts,
  reader: "buyer" | "admin" = "buyer",
): { label: string; tone: "waiting" | "going" | "done" | "over" } {
  if (isCancelledByBuyer(order)) return { label: "Cancelled", tone: "over" };
  if (order.paymentStatus === "refunded") return { label: "Refunded", tone: "over" };
  if (order.paymentStatus === "unpaid") {
    return order.cancelledAt ? { label: "Cancelled", tone: "over" } : { label: "Waiting for payment", tone: "waiting" };
  }
  if (order.status === "delivered") return { label: "Delivered", tone: "done" };
  if (order.status === "shipped") return { label: "Shipped", tone: "going" };
  if (reader === "admin" && order.repackSince) return { label: "Take out an item", tone: "waiting" };
  if (order.parcels.length > 0) return { label: "Partly shipped", tone: "going" };
  if (reader === "buyer") return { label: "Paid, being packed", tone: "waiting" };
  if (order.packedAt) return { label: "Packed", tone: "going" };
  return { label: order.packingStartedAt ? "Being packed" : "Paid, to pack", tone: "waiting" };
}

export type TimelineStep = {
  key: "ordered" | "paid" | "packing" | "shipped" | "delivered" | "refunded" | "cancelled";
  label: string;
  at: string | null;
};

const toIso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** The past and expected steps of an order; `at` is null for an expected one. */
export function orderTimeline(order: OrderFacts): TimelineStep[] {
  const steps: TimelineStep[] = [{ key: "ordered", label: "Order placed", at: toIso(order.createdAt) }];
  if (order.cancelledAt && order.paymentStatus === "unpaid") {
    return [...steps, { key: "cancelled", label: "Cancelled", at: toIso(order.cancelledAt) }];
  }
  steps.push({ key: "paid", label: "Payment received", at: toIso(order.paidAt) });
  if (isCancelledByBuyer(order)) steps.push({ key: "cancelled", label: "Cancelled", at: toIso(order.cancelledAt) });
  // An order can be shipped without "packing" having been pressed.
  if (order.packingStartedAt || (!order.shippedAt && order.paymentStatus !== "refunded"))
    steps.push({ key: "packing", label: "Packing", at: toIso(order.packingStartedAt) });
  if (order.shippedAt || order.paymentStatus !== "refunded")
    steps.push({ key: "shipped", label: "Shipped", at: toIso(order.shippedAt) });
  if (order.deliveredAt || order.paymentStatus !== "refunded")
    steps.push({ key: "delivered", label: "Received", at: toIso(order.deliveredAt) });
  if (order.paymentStatus === "refunded")
    steps.push({ key: "refunded", label: "Refunded", at: toIso(order.refundedAt) });
  return steps;
}

/** Why an order cannot be shipped, with the message for admins. */
export const shipObstacles = {
  "not-paid": "This order has not been paid.",
  refunded: "This order was refunded.",
  "already-shipped": "This order has already been shipped.",
  "no-address": "The buyer has not given an address yet.",
  "nothing-left": "Everything in this order was refunded.",
  repack: "An item was refunded while this order was being packed. Take it out and mark the order as packed again.",
} as const;

export type ShipObstacle = keyof typeof shipObstacles;

type ShippableOrder = Pick<OrderFacts, "status" | "paymentStatus"> & {
  shippingAddress: unknown;
  repackSince?: Date | string | null;
  items?: readonly UnitCounts[];
};

/** Why an order cannot be shipped, or null when it can. One that has to be packed again can be packed. */
export function getShipObstacle(order: ShippableOrder): ShipObstacle | null {
  if (order.paymentStatus === "unpaid") return "not-paid";
  if (order.paymentStatus === "refunded") return "refunded";
  if (order.status !== "pending") return "already-shipped";
  if (order.items?.every((item) => getUnitsToShip(item) === 0)) return "nothing-left";
  if (!order.shippingAddress) return "no-address";
  return order.repackSince ? "repack" : null;
}

/** The message why an order cannot be shipped, or null when it can. */
export function shipRefusal(order: ShippableOrder): string | null {
  const obstacle = getShipObstacle(order);
  return obstacle && shipObstacles[obstacle];
}

/** Why an order cannot be paid, or null when it can. `holdExpiresAt` is null after the hold was released. */
export function payRefusal(
  order: Pick<OrderFacts, "paymentStatus"> & { holdExpiresAt: Date | string | null },
  now: Date,
): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.paymentStatus === "paid") return "This order is already paid.";
  const isHeld = order.holdExpiresAt !== null && new Date(order.holdExpiresAt) > now;
  return isHeld ? null : "The time to pay this order is over.";
}

/** Why a buyer cannot mark an order as received, or null when they can. */
export function markReceivedRefusal(order: Pick<OrderFacts, "status" | "paymentStatus">): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status === "delivered") return "This order is already marked as received.";
  return order.status === "shipped" ? null : "This order has not been shipped yet.";
}

/** Why a buyer cannot review the delivery of an order, or null when they can: once, after it was delivered. */
export function deliveryReviewRefusal(order: Pick<OrderFacts, "status"> & { deliveryReview: unknown }): string | null {
  if (order.deliveryReview) return "You have already reviewed this delivery.";
  return order.status === "delivered" ? null : "This order has not been delivered yet.";
}

/** Why the address of an order cannot be changed, or null when it can. */
export function changeAddressRefusal(
  order: Pick<OrderFacts, "status" | "paymentStatus" | "cancelledAt" | "parcels"> & { packedAt: Date | string | null },
): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status !== "pending" || order.parcels.length > 0) return "This order is already on its way.";
  if (order.cancelledAt) return "This order was cancelled.";
  return order.packedAt ? "This order is already packed. Please write to us." : null;
}

/**
 * Why the buyer cannot cancel an order, or null when they can: paid, and nobody has begun to pack it. A winning bid is binding.
 * The SQL function `shop_cancel_order` decides the same.
 */
export function cancelRefusal(
  order: Pick<OrderFacts, "status" | "paymentStatus" | "packingStartedAt"> & { provenance: unknown },
): string | null {
  if (order.paymentStatus === "unpaid") return "This order has not been paid.";
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.provenance) return "A winning bid is binding, so a lot cannot be cancelled.";
  if (order.status !== "pending") return "This order has already been shipped.";
  return order.packingStartedAt
    ? "This order is being packed, so it can no longer be cancelled. Please write to us."
    : null;
}

/** For how many days after delivery a return can be requested in the account. */
export const RETURN_WINDOW_DAYS = 14;

/** The maximum quantity of a cart line. */
export const MAX_PER_LINE = 99;

/** The Circle discount on prints, in per cent of the charged price (docs/decisions/009). */
export const PRINT_DISCOUNT_PERCENT = 15;

export const DISCOUNT_NAME = "Circle print discount";

export const GIFT_WRAP_NAME = "Gift wrap";

/** The name of the line that a discount code adds to an order. */
export const discountCodeName = (code: string): string => `Discount code ${code}`;

type OrderAmounts = Pick<Order, "discount" | "discountCode" | "codeDiscount" | "delivery" | "gift" | "numberPremium">;

/** Negative for a discount; 0 is free. In the unit of the order. */
type AmountLine = { name: string; amount: number };

/** The lines between the items of an order and its total: chosen numbers, discounts, shipping and gift wrap. With the items they add up to the total. */
export function orderAmountLines(order: OrderAmounts): AmountLine[] {
  const { discount, discountCode, codeDiscount, delivery, gift, numberPremium = 0 } = order;
  return [
    ...(numberPremium > 0 ? [{ name: NUMBER_PREMIUM_NAME, amount: numberPremium }] : []),
    ...(discount > 0 ? [{ name: DISCOUNT_NAME, amount: -discount }] : []),
    ...(discountCode !== null ? [{ name: discountCodeName(discountCode), amount: -codeDiscount }] : []),
    { name: "Shipping", amount: delivery },
    ...(gift?.wrap != null ? [{ name: GIFT_WRAP_NAME, amount: gift.wrap }] : []),
  ];
}

/** The discount in per cent for a drop of these categories. The SQL function `shop_is_print` decides the same. */
export function getDiscountPercent(categories: readonly string[], { perks }: Pick<Actor, "perks">): number {
  return perks.discountPrints && categories.some((category) => /^prints?$/i.test(category.trim()))
    ? PRINT_DISCOUNT_PERCENT
    : 0;
}

/**
 * The member's discount of a cart line in kobo. Each chosen number becomes a line of its own in the order, and each line is rounded down.
 */
export function lineDiscount(line: { kobo: number; quantity: number; numbers: number; percent: number }): number {
  const { kobo, quantity, numbers, percent } = line;
  return numbers * percentOf(kobo, percent) + percentOf(kobo * (quantity - numbers), percent);
}

/**
 * Whether a cart line can be bought. A cart has one line per variant, so checking each line against the stock of its variant
 * is enough.
 */
export function isLineAvailable(line: {
  quantity: number;
  variantStock: number;
  inStock: boolean;
  deleted: boolean;
}): boolean {
  return (
    isSellable({ inStock: line.inStock, stock: line.variantStock, deleted: line.deleted }) &&
    line.quantity <= line.variantStock
  );
}

/** The message when a quantity exceeds the stock. */
export function stockLimitMessage({
  stock,
  inStock,
  inCart = 0,
}: {
  stock: number;
  inStock: boolean;
  inCart?: number;
}): string {
  if (stock <= 0) return "Sold out";
  if (!inStock) return "Not for sale at the moment";
  if (stock > MAX_PER_LINE) return `At most ${MAX_PER_LINE} in one order`;
  return inCart > 0 ? `Only ${stock} left, ${inCart} of them in your cart` : `Only ${stock} left`;
}

/** The upper limit of the quantity control. */
export function maxLineQuantity(line: { stock: number }): number {
  return Math.min(line.stock, MAX_PER_LINE);
}
