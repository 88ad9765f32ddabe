import { env } from "@/lib/core/env";
import { toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { payWithVoucher } from "@/lib/orders/vouchers/pay-with-voucher";
import { openCharge, recordCharge } from "@/lib/payments/start-charge";

/** The paths to which Paystack sends a buyer who has paid, or who has not. */
export type ReturnPaths = { paid: string; cancelled: string };
/** An order that was just `created` has no charge yet. */
type PayableOrder = {
  orderId: string;
  number: string;
  totalKobo: bigint;
  /** What of the total the gift voucher pays. */
  voucherKobo: bigint;
  email: string;
  created?: boolean;
};

/**
 * Paystack's page for an order and what is charged there, in naira. An order that its gift voucher pays completely is fulfilled, and its
 * result page is returned instead. Idempotent: repeated calls return the same page. A guest comes back to
 * `returnTo` instead of the pages for members. Throws PaystackError if Paystack fails.
 */
export async function startOrderPayment(userId: string, order: PayableOrder, returnTo?: ReturnPaths) {
  const site = env().APP_URL;
  const amountKobo = order.totalKobo - order.voucherKobo;
  const started = { orderNumber: order.number, total: toNaira(amountKobo) };
  if (amountKobo === 0n) {
    await payWithVoucher(userId, order);
    const url = `${site}${returnTo?.paid ?? paths.checkoutSuccess(order.number)}`;
    return {
      ...started,
      authorization_url: url,
      reference: order.number,
      message: "Your gift voucher has paid this order.",
    };
  }
  const subject = { purpose: "order", subjectId: order.orderId } as const;
  const existing = order.created ? null : await db.charge.findFirst({ where: subject });
  if (!existing)
    await recordCharge(db, {
      ...subject,
      reference: order.number,
      userId,
      email: order.email,
      amountKobo,
    });
  // `openCharge` may replace the reference.
  const { url, reference } = await openCharge(existing ? { id: existing.id } : { reference: order.number }, {
    callbackUrl: `${site}${returnTo?.paid ?? serverApiPaths.paymentCallback}`,
    cancelUrl: (taken) => `${site}${returnTo?.cancelled ?? paths.checkoutCancel({ reference: taken })}`,
    metadata: { order: order.number },
  });
  return { ...started, authorization_url: url, reference, message: "Redirecting to payment..." };
}
