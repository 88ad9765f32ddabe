import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { orderJobs } from "@/lib/orders/jobs";
import { sendVoucherIfDue } from "@/lib/orders/vouchers/send-voucher-code";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import type { Charge } from "@/prisma/generated/client";

/** Issues a paid voucher, emails the buyer the receipt and, when its day is today, the code. */
async function issueVoucher(tx: Tx, { subjectId, reference }: Charge): Promise<() => Promise<void>> {
  const issued = await tx.$queryRaw<{ buyerEmail: string; amountKobo: bigint }[]>`
    UPDATE vouchers SET issued_at = clock_timestamp() WHERE id = ${subjectId} AND issued_at IS NULL AND stopped_at IS NULL
    RETURNING buyer_email AS "buyerEmail", amount_kobo AS "amountKobo"`;
  for (const { buyerEmail, amountKobo } of issued) {
    await tx.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${subjectId}, 'issued', ${amountKobo})`;
    const payload = { voucherId: subjectId, to: buyerEmail };
    await enqueue(tx, orderJobs.voucherPaid.job(`voucher-paid/${reference}`, payload));
    await sendVoucherIfDue(tx, subjectId);
  }
  return async () => undefined;
}

/** The buyer's account was deleted before the payment arrived: it is refunded, and no voucher is issued. */
async function closeVoucherOfDeletedAccount(tx: Tx, { subjectId }: Charge): Promise<void> {
  await tx.$executeRaw`
    UPDATE vouchers SET stopped_at = clock_timestamp(), stop_reason = 'The buyer’s account was deleted'
    WHERE id = ${subjectId} AND issued_at IS NULL AND stopped_at IS NULL`;
}

/** The buyer's bank took the payment back: what is left is void. What was spent stays spent, because its orders may be with their buyers. */
async function takeBackVoucher(tx: Tx, { subjectId }: Charge): Promise<() => Promise<void>> {
  const [voucher] = await tx.$queryRaw<{ balanceKobo: bigint }[]>`
    UPDATE vouchers SET stopped_at = COALESCE(stopped_at, clock_timestamp()), stop_reason = COALESCE(stop_reason, 'Chargeback of its payment')
    WHERE id = ${subjectId} RETURNING balance_kobo AS "balanceKobo"`;
  if (voucher && voucher.balanceKobo > 0n)
    await tx.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${subjectId}, 'refunded', ${-voucher.balanceKobo}::bigint)`;
  return async () => undefined;
}

/** Settles charges with the purpose `voucher`. */
export const voucherSettlement: SettlementHandler = {
  paid: issueVoucher,
  // Nothing was reserved, so there is nothing to release.
  failed: async () => undefined,
  deleted: closeVoucherOfDeletedAccount,
  lost: takeBackVoucher,
};
