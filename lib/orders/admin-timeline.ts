import { formatNaira } from "@/lib/core/money";
import type { OrderTimelineEvent } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { isCancelledByBuyer } from "@/lib/orders/rules";
import type { Order, OutboxMessage, Refund } from "@/prisma/generated/client";

/** What happened to an order. */
export function orderTimelineEvents(
  row: Order,
  order: AdminOrder,
  { deliveredBy, packedBy }: Record<"deliveredBy" | "packedBy", string | undefined>,
): OrderTimelineEvent[] {
  const cancelled = isCancelledByBuyer(order)
    ? { what: "Cancelled by the buyer", who: order.user.name }
    : { what: `Cancelled${row.cancelReason ? `: ${row.cancelReason}` : ""}` };
  const shipment = [order.courier, order.trackingNumber].filter(Boolean).join(", ");
  const events: (Omit<OrderTimelineEvent, "at"> & { at: string | null })[] = [
    { at: order.createdAt, what: "Placed", who: order.user.name },
    { at: order.paidAt, what: "Paid" },
    { at: order.packingStartedAt, what: "Packing started", who: packedBy },
    { at: order.cancelledAt, ...cancelled },
    { at: order.shippedAt, what: shipment ? `Shipped with ${shipment}` : "Shipped", who: order.sentBy ?? undefined },
    { at: order.deliveredAt, what: "Delivered", who: deliveredBy },
    {
      at: order.deliveryReview?.at ?? null,
      what: `Delivery reviewed: ${order.deliveryReview?.rating === "good" ? "good" : "not good"}`,
      who: order.user.name,
    },
  ];
  return events.flatMap(({ at, ...event }) => (at ? [{ at, ...event }] : []));
}

/** What happened to a refund. */
export function refundTimelineEvents(refund: Refund, who: string | undefined): OrderTimelineEvent[] {
  const sum = formatNaira(refund.amountKobo);
  const requested: OrderTimelineEvent = { at: refund.createdAt.toISOString(), what: `Refund of ${sum} requested`, who };
  if (refund.status === "failed")
    return [{ ...requested, what: `${requested.what}; it failed at Paystack`, state: "failed" }];
  if (!refund.processedAt) return [requested];
  return [requested, { at: refund.processedAt.toISOString(), what: `Refund of ${sum} completed` }];
}

/** An email about an order. */
export function emailTimelineEvent({ rendered, topic, status, sentAt, createdAt }: OutboxMessage): OrderTimelineEvent {
  const subject = (rendered as { subject?: unknown } | null)?.subject;
  const what = `Email: ${typeof subject === "string" ? subject : topic}`;
  if (status === "sent") return { at: (sentAt ?? createdAt).toISOString(), what };
  return { at: createdAt.toISOString(), what, state: status === "failed" ? "failed" : "waiting" };
}
