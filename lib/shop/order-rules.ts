import type { OrderStatusName, PaymentStatusName } from "@/lib/shop/contracts";

/** The facts of an order that its words and its next steps depend on. Times may be dates or ISO strings. */
export type OrderFacts = {
  status: OrderStatusName;
  paymentStatus: PaymentStatusName;
  createdAt: Date | string;
  paidAt: Date | string | null;
  shippedAt: Date | string | null;
  deliveredAt: Date | string | null;
  refundedAt: Date | string | null;
  cancelledAt: Date | string | null;
};

/** How an order stands, as one word for a list and its tone for a colour. */
export function orderStanding(order: OrderFacts): { label: string; tone: "waiting" | "going" | "done" | "over" } {
  if (order.paymentStatus === "refunded") return { label: "Refunded", tone: "over" };
  if (order.paymentStatus === "unpaid") {
    return order.cancelledAt ? { label: "Cancelled", tone: "over" } : { label: "Waiting for payment", tone: "waiting" };
  }
  if (order.status === "delivered") return { label: "Delivered", tone: "done" };
  if (order.status === "shipped") return { label: "Shipped", tone: "going" };
  return { label: "Pending", tone: "waiting" };
}

export type TimelineStep = {
  key: "ordered" | "paid" | "shipped" | "delivered" | "refunded" | "cancelled";
  label: string;
  at: string | null;
};

const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What has happened to an order, and what is still to come (`at` null), in the order in which it happens. */
export function orderTimeline(order: OrderFacts): TimelineStep[] {
  const steps: TimelineStep[] = [{ key: "ordered", label: "Order placed", at: iso(order.createdAt) }];
  if (order.cancelledAt && order.paymentStatus === "unpaid") {
    return [...steps, { key: "cancelled", label: "Cancelled", at: iso(order.cancelledAt) }];
  }
  steps.push({ key: "paid", label: "Payment received", at: iso(order.paidAt) });
  if (order.shippedAt || order.paymentStatus !== "refunded")
    steps.push({ key: "shipped", label: "Shipped", at: iso(order.shippedAt) });
  if (order.deliveredAt || order.paymentStatus !== "refunded")
    steps.push({ key: "delivered", label: "Received", at: iso(order.deliveredAt) });
  if (order.paymentStatus === "refunded") steps.push({ key: "refunded", label: "Refunded", at: iso(order.refundedAt) });
  return steps;
}

/** What keeps an order from being sent, each with its words for an admin. */
export const shipObstacles = {
  "not-paid": "This order has not been paid.",
  refunded: "This order was refunded.",
  "already-shipped": "This order has already been shipped.",
  "no-address": "The buyer has not given an address yet.",
  "nothing-left": "Every piece of it was refunded: there is nothing to send.",
} as const;
export type ShipObstacle = keyof typeof shipObstacles;

type Parcel = Pick<OrderFacts, "status" | "paymentStatus"> & {
  shippingAddress: unknown;
  items?: readonly { quantity: number; refunded: number }[];
};

/** What keeps an order from being sent, or null when it can be. */
export function shipObstacle(order: Parcel): ShipObstacle | null {
  if (order.paymentStatus === "unpaid") return "not-paid";
  if (order.paymentStatus === "refunded") return "refunded";
  if (order.status !== "pending") return "already-shipped";
  if (order.items?.every(({ quantity, refunded }) => refunded >= quantity)) return "nothing-left";
  return order.shippingAddress ? null : "no-address";
}

/** Why an order cannot be sent, in words for an admin, or null when it can. */
export function whyNotShip(order: Parcel): string | null {
  const obstacle = shipObstacle(order);
  return obstacle && shipObstacles[obstacle];
}

/** Why an order cannot be paid any more, or null when it can. `holdExpiresAt` is null once its pieces went back. */
export function whyNotPay(
  order: Pick<OrderFacts, "paymentStatus"> & { holdExpiresAt: Date | string | null },
  now: Date,
): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.paymentStatus === "paid") return "This order is already paid.";
  const isHeld = order.holdExpiresAt !== null && new Date(order.holdExpiresAt) > now;
  return isHeld ? null : "The time to pay this order is over.";
}

/** Why a buyer cannot say "I received it", or null when they can. */
export function whyNotReceive(order: Pick<OrderFacts, "status" | "paymentStatus">): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status === "delivered") return "You have already told us that it arrived.";
  return order.status === "shipped" ? null : "This order has not been shipped yet.";
}

/** Why the address of an order cannot be changed any more, or null when it can. */
export function whyNotReaddress(order: Pick<OrderFacts, "status" | "paymentStatus" | "cancelledAt">): string | null {
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status !== "pending") return "This order is already on its way.";
  return order.cancelledAt ? "This order was cancelled." : null;
}
