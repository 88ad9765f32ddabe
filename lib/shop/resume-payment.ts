import type { Actor } from "@/lib/accounts/contracts";
import { asCheckoutFailure } from "@/lib/payments/begin-charge";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { beginOrderPayment } from "@/lib/shop/begin-order-payment";
import { requireOrder } from "@/lib/shop/order-queries";
import { whyNotPay } from "@/lib/shop/order-rules";

/**
 * Leads a buyer who left Paystack's page back to it, for as long as their order holds its pieces. When Paystack does not
 * answer the hold stays: it can be tried again.
 */
export async function resumePayment({ actor, number }: { actor: Actor; number: string }) {
  const order = await requireOrder({ actor, number });
  const why = whyNotPay(order, new Date());
  if (why) refuse("conflict", why);
  const { totalKobo, email } = await db.order.findUniqueOrThrow({ where: { id: order._id } });
  return beginOrderPayment(actor._id, { orderId: order._id, number: order.number, totalKobo, email }).catch(
    (error: unknown) => {
      throw asCheckoutFailure(error);
    },
  );
}
