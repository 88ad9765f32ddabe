import type * as z from "zod/mini";
import type { Actor } from "@/lib/accounts/contracts";
import type { ChargeState } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";
import type { checkoutState } from "@/lib/shop/contracts";
import { orderByReference, requireOrder } from "@/lib/shop/order-queries";

export type CheckoutState = z.infer<typeof checkoutState>;

/** The order that a payment reference belongs to, for its buyer only; null for anyone else's and for none. */
export async function orderIdByReference(reference: string, actor: Actor): Promise<string | null> {
  const charge = await db.charge.findFirst({
    where: { reference, purpose: "order", userId: actor._id },
    select: { subjectId: true },
  });
  return charge?.subjectId ?? null;
}

/** Under which reference Paystack was last asked for a buyer's own order; null where it never was. */
export async function referenceOfOrder({ actor, number }: { actor: Actor; number: string }): Promise<string | null> {
  const { _id } = await requireOrder({ actor, number });
  const charge = await db.charge.findFirst({
    where: { purpose: "order", subjectId: _id },
    select: { reference: true },
  });
  return charge?.reference ?? null;
}

/** What the result page says, from what the payment came to and where the order stands. */
export async function readCheckoutState(actor: Actor, reference: string, payment: ChargeState): Promise<CheckoutState> {
  const order = await orderByReference({ actor, reference });
  if (!order) return { state: "unknown", order: null };
  if (order.paymentStatus === "paid") return { state: "paid", order };
  if (order.paymentStatus === "refunded") return { state: "refunded", order };
  if (payment === "failed") return { state: "failed", order };
  return { state: order.cancelledAt ? "cancelled" : "pending", order };
}
