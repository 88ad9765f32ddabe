import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { Buyer } from "@/lib/orders/buyer";
import { requireOrder } from "@/lib/orders/queries";
import { payRefusal } from "@/lib/orders/rules";
import { type ReturnPaths, startOrderPayment } from "@/lib/orders/start-order-payment";
import { toCheckoutError } from "@/lib/payments/start-charge";

/** A guest comes back to `returnTo`. */
type ResumePayment = { actor: Buyer; number: string; returnTo?: ReturnPaths };

/**
 * Returns Paystack's page for an unpaid order while its stock is held. If Paystack fails the hold stays, so that the buyer
 * can retry.
 */
export async function resumePayment({ actor, number, returnTo }: ResumePayment) {
  const order = await requireOrder({ actor, number });
  const refusal = payRefusal(order, new Date());
  if (refusal) throwAppError("conflict", refusal);
  // The buyer of an admin's order accepts the terms here, which the page says beside the button.
  await db.$executeRaw`UPDATE orders SET terms_version_id = legal_page_current('terms') WHERE id = ${order._id} AND terms_version_id IS NULL`;
  const { totalKobo, voucherKobo, email } = await db.order.findUniqueOrThrow({ where: { id: order._id } });
  const payable = { orderId: order._id, number: order.number, totalKobo, voucherKobo, email };
  return startOrderPayment(actor._id, payable, returnTo).catch((error: unknown) => {
    throw toCheckoutError(error);
  });
}
