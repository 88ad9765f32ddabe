import { day } from "@/lib/core/clock";
import type { ReturnedItem, ReturnStatusName } from "@/lib/orders/return-contracts";
import { type OrderFacts, RETURN_WINDOW_DAYS } from "@/lib/orders/rules";

/** The maximum number of photos of a return request. */
export const MAX_RETURN_PHOTOS = 3;

/** A return request that an admin still has to decide or refund. */
export const isReturnOpen = (status: ReturnStatusName): boolean => status !== "refunded" && status !== "refused";

/** What was transferred belongs to somebody else, so that its buyer cannot send it back. */
const PASSED_ON = "What is left of this order has a new owner, so you cannot return it. Please write to us.";

/** Why a return of an order cannot be requested, or null when it can. The statement of `requestReturn` decides the same. */
export function returnRefusal(
  order: Pick<OrderFacts, "status" | "paymentStatus" | "deliveredAt">,
  { now, openRequest, allPassedOn }: { now: Date; openRequest: boolean; allPassedOn?: boolean },
): string | null {
  if (order.paymentStatus === "unpaid") return "This order has not been paid.";
  if (order.paymentStatus === "refunded") return "This order was refunded.";
  if (order.status === "pending") return "This order has not been shipped yet.";
  if (order.status === "shipped" || !order.deliveredAt) return "Please confirm first that you received this order.";
  if (allPassedOn) return PASSED_ON;
  if (openRequest) return "A return of this order has been requested already.";
  const end = returnWindowEnd(order);
  return end && now >= end ? `The ${RETURN_WINDOW_DAYS} days for a return are over. Please write to us.` : null;
}

/** When the returns of a delivered order end; null for an order that cannot be returned yet, or at all. */
export function returnWindowEnd(order: Pick<OrderFacts, "status" | "paymentStatus" | "deliveredAt">): Date | null {
  if (order.paymentStatus !== "paid" || order.status !== "delivered" || !order.deliveredAt) return null;
  return new Date(new Date(order.deliveredAt).getTime() + RETURN_WINDOW_DAYS * day);
}

/** In how many working days a request gets a reply, and a parcel that came back a refund (/returns). */
export const RETURN_REPLY_DAYS = 3;
export const RETURN_CHECK_DAYS = 5;

/** The statuses from which a decision leads to its status. */
export const returnSteps = {
  approve: { from: ["requested"], to: "approved" },
  receive: { from: ["approved"], to: "received" },
  refuse: { from: ["requested", "approved", "received"], to: "refused" },
} as const satisfies Record<string, { from: ReturnStatusName[]; to: ReturnStatusName }>;

/** The status of a return request, and the tone of its badge. */
export const returnStatusLabels = {
  requested: { label: "Requested", tone: "warn" },
  approved: { label: "Approved", tone: "ink" },
  received: { label: "Received", tone: "ink" },
  refunded: { label: "Refunded", tone: "success" },
  refused: { label: "Refused", tone: "danger" },
} as const satisfies Record<ReturnStatusName, { label: string; tone: string }>;

type NamedLine = { _id: string; variation: string; product: { name: string } };

/** The units of a return in words: "2 × Vase, No. 3 and No. 7". */
export function describeReturned(items: readonly ReturnedItem[], lines: readonly NamedLine[]): string {
  return items
    .flatMap(({ item, quantity, numbers }) => {
      const line = lines.find(({ _id }) => _id === item);
      if (!line) return [];
      const name = [line.product.name, line.variation].filter(Boolean).join(", ");
      return `${quantity} × ${name}${numbers.length > 0 ? `, ${numbers.map((one) => `No. ${one}`).join(" and ")}` : ""}`;
    })
    .join("; ");
}

type NumberedLine = { _id: string; quantity: number; editions: readonly number[] };

/** The lines of an order without the numbers that belong to somebody else by now, which its buyer cannot return. */
export const withoutPassedOn = <Line extends NumberedLine>(
  lines: readonly Line[],
  passedOn: readonly { item: string; number: number }[],
): Line[] =>
  lines.map((line) => {
    const editions = line.editions.filter(
      (number) => !passedOn.some((one) => one.item === line._id && one.number === number),
    );
    return { ...line, editions, quantity: line.quantity - (line.editions.length - editions.length) };
  });
