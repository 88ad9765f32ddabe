import type { Tx } from "@/lib/db/client";
import { createRefund } from "@/lib/payments/create-refund";

type OrderRefund = { orderId: string; chargeId: string; amountKobo: bigint; reason: string };

/**
 * Refunds a part of an order the way it was paid, or all of it: first through Paystack, as far as that payment goes, the rest to the gift
 * voucher. Returns the refund's id, or null when less than the amount is left of both.
 */
export async function refundOrderPayment(
  tx: Tx,
  { orderId, chargeId, amountKobo, reason }: OrderRefund,
): Promise<string | null> {
  const [charge] = await tx.$queryRaw<{ left: bigint }[]>`
    SELECT amount_kobo - refunded_kobo AS left FROM charges WHERE id = ${chargeId} AND status = 'success' FOR UPDATE`;
  if (!charge) return null;
  const paidBack = charge.left < amountKobo ? charge.left : amountKobo;
  const voucherKobo = amountKobo - paidBack;
  if (voucherKobo > 0n) {
    const [{ returned }] = await tx.$queryRaw<[{ returned: boolean }]>`
      SELECT shop_return_voucher(${orderId}, ${voucherKobo}::bigint) AS returned`;
    if (!returned) return null;
  }
  return createRefund(tx, { chargeId, amountKobo: paidBack, voucherKobo, reason });
}
