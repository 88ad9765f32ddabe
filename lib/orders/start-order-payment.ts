import { env } from "@/lib/core/env";
import { toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { openCharge, recordCharge } from "@/lib/payments/start-charge";

/** The paths to which Paystack sends a buyer who has paid, or who has not. */
export type ReturnPaths = { paid: string; cancelled: string };
/** An order that was just `created` has no charge yet. */
type PayableOrder = { orderId: string; number: string; totalKobo: bigint; email: string; created?: boolean };

/**
 * Paystack's page for an order and the total in naira. Idempotent: repeated calls return the same page. A guest comes back to
 * `returnTo` instead of the pages for members. Throws PaystackError if Paystack fails.
 */
export async function startOrderPayment(userId: string, order: PayableOrder, returnTo?: ReturnPaths) {
  const site = env().APP_URL;
  const subject = { purpose: "order", subjectId: order.orderId } as const;
  const existing = order.created ? null : await db.charge.findFirst({ where: subject });
  if (!existing)
    await recordCharge(db, {
      ...subject,
      reference: order.number,
      userId,
      email: order.email,
      amountKobo: order.totalKobo,
    });
  // `openCharge` may replace the reference.
  const { url, reference } = await openCharge(existing ? { id: existing.id } : { reference: order.number }, {
    callbackUrl: `${site}${returnTo?.paid ?? serverApiPaths.paymentCallback}`,
    cancelUrl: (taken) => `${site}${returnTo?.cancelled ?? paths.checkoutCancel({ reference: taken })}`,
    metadata: { order: order.number },
  });
  return {
    authorization_url: url,
    reference,
    orderNumber: order.number,
    total: toNaira(order.totalKobo),
    message: "Redirecting to payment...",
  };
}
