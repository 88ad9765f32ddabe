import { formatNaira } from "@/lib/core/money";
import { fieldsOf } from "@/lib/core/records";
import type { OrderTimelineEvent } from "@/lib/orders/admin-contracts";
import type { AdminOrder } from "@/lib/orders/contracts";
import { isSplit } from "@/lib/orders/parcels/rules";
import { isCancelledByBuyer } from "@/lib/orders/rules";
import type { Order, OutboxMessage, Parcel, Refund } from "@/prisma/generated/client";

/** Who did what, by name. */
type Actors = Record<"deliveredBy" | "startedBy" | "packedBy" | "cancelledBy", string | undefined>;

/** Why an order ended, after the word "Cancelled". */
const cancelTexts: Readonly<Record<string, string>> = {
  expired: ": not paid in time",
  failed: ": the payment was declined",
  superseded: ": replaced by a newer order of the same cart",
  provider: ": Paystack could not start the payment",
  "sold-out": ": sold out before the payment arrived",
  "second-payment": ": the cart was already paid",
  "over-limit": ": over the limit per person",
  "code-used": ": the discount code was used up",
  "voucher-used": ": the gift voucher was used for another order",
  "number-taken": ": somebody else has the chosen number",
  erased: ": the buyer’s data was erased",
  "account-deleted": ": the account was deleted",
};

/** What happened to an order. */
export function orderTimelineEvents(
  row: Order & { parcels: (Parcel & { shippedBy: { firstName: string; lastName: string } | null })[] },
  order: AdminOrder,
  { deliveredBy, startedBy, packedBy, cancelledBy }: Actors,
): OrderTimelineEvent[] {
  const cancelled = isCancelledByBuyer(order)
    ? { what: "Cancelled by the buyer", who: order.user.name }
    : { what: `Cancelled${cancelTexts[row.cancelReason ?? ""] ?? ""}`, who: cancelledBy };
  const events: (Omit<OrderTimelineEvent, "at"> & { at: string | null })[] = [
    order.draftedBy
      ? { at: order.createdAt, what: `Made for ${order.user.name}`, who: order.draftedBy }
      : { at: order.createdAt, what: "Placed", who: order.user.name },
    { at: order.paidAt, what: "Paid" },
    { at: order.packingStartedAt, what: "Packing started", who: startedBy },
    { at: order.packedAt, what: "Packed", who: packedBy },
    { at: order.repackSince, what: "Refunded while being packed: an item has to be taken out" },
    { at: order.cancelledAt, ...cancelled },
    ...row.parcels.map(({ number, courier, trackingNumber, shippedAt, shippedBy }) => {
      const shipment = [courier, trackingNumber].filter(Boolean).join(", ");
      const what = isSplit(order) ? `Parcel ${number} shipped` : "Shipped";
      return {
        at: shippedAt.toISOString(),
        what: shipment ? `${what} with ${shipment}` : what,
        who: shippedBy ? `${shippedBy.firstName} ${shippedBy.lastName}` : undefined,
      };
    }),
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
  const sum = formatNaira(refund.amountKobo + refund.voucherKobo);
  const requested: OrderTimelineEvent = { at: refund.createdAt.toISOString(), what: `Refund of ${sum} requested`, who };
  if (refund.status === "failed")
    return [{ ...requested, what: `${requested.what}; it failed at Paystack`, state: "failed" }];
  if (refund.status === "needs_attention")
    return [{ ...requested, what: `${requested.what}; the buyer is asked for a bank account` }];
  if (!refund.processedAt) return [requested];
  return [requested, { at: refund.processedAt.toISOString(), what: `Refund of ${sum} completed` }];
}

/** An email about an order. */
export function emailTimelineEvent(message: OutboxMessage): OrderTimelineEvent {
  const { id, rendered, topic, status, sentAt, createdAt, payload } = message;
  const { subject } = fieldsOf(rendered);
  const what = `Email: ${typeof subject === "string" ? subject : topic}`;
  const email = Object.keys(fieldsOf(payload)).length > 0 ? id : undefined;
  if (status === "sent") return { at: (sentAt ?? createdAt).toISOString(), what, email };
  if (status === "failed") return { at: createdAt.toISOString(), what, email, state: "failed" };
  return { at: createdAt.toISOString(), what, state: "waiting" };
}
