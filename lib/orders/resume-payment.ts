import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { requireOrder } from "@/lib/orders/queries";
import { payRefusal } from "@/lib/orders/rules";
import { startOrderPayment } from "@/lib/orders/start-order-payment";
import { toCheckoutError } from "@/lib/payments/start-charge";

/**
 * Returns Paystack's page for an unpaid order while its stock is held. If Paystack fails the hold stays, so that the buyer
 * can retry.
 */
export async function resumePayment({ actor, number }: { actor: Actor; number: string }) {
  const order = await requireOrder({ actor, number });
  const refusal = payRefusal(order, new Date());
  if (refusal) throwAppError("conflict", refusal);
  const { totalKobo, email } = await db.order.findUniqueOrThrow({ where: { id: order._id } });
  return startOrderPayment(actor._id, { orderId: order._id, number: order.number, totalKobo, email }).catch(
    (error: unknown) => {
      throw toCheckoutError(error);
    },
  );
}
