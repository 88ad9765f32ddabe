import { beginCharge, recordCharge } from "@/lib/payments/begin-charge";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { toNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";

type Payable = { orderId: string; number: string; totalKobo: bigint; email: string };

/**
 * Paystack's page for an order, and the total in naira that will be charged there; the same page however often it is asked
 * for. Throws PaystackError when it cannot be had.
 */
export async function beginOrderPayment(userId: string, order: Payable) {
  const site = env().APP_URL;
  const subject = { purpose: "order", subjectId: order.orderId } as const;
  const known = await db.charge.findFirst({ where: subject });
  const asked = known?.reference ?? order.number;
  if (!known)
    await recordCharge(db, { ...subject, reference: asked, userId, email: order.email, amountKobo: order.totalKobo });
  const url = await beginCharge(asked, {
    callbackUrl: `${site}${apiPaths.paymentCallback}`,
    cancelUrl: `${site}${paths.checkoutCancel({ reference: asked })}`,
    metadata: { order: order.number },
  });
  // It may have been given another reference on the way.
  const { reference } = await db.charge.findFirstOrThrow({ where: subject, select: { reference: true } });
  return {
    authorization_url: url,
    reference,
    orderNumber: order.number,
    total: toNaira(order.totalKobo),
    message: "Redirecting to payment...",
  };
}
