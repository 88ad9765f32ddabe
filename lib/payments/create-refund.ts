import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import { paymentJobs } from "@/lib/payments/jobs";

type CreateRefund = {
  chargeId: string;
  reason: string;
  /** The whole charge when omitted. */
  amountKobo?: bigint;
  /** What goes back to a gift voucher instead, which the caller has done. */
  voucherKobo?: bigint;
};

/**
 * Refunds a paid charge or a part of it, in the caller's transaction; a job sends the refund to Paystack, unless all of it goes to a
 * voucher. Returns the refund's id,
 * or null when less than the amount is left: concurrent calls never refund more than was paid, and a full refund happens once.
 */
export async function createRefund(
  tx: Tx,
  { chargeId, reason, amountKobo, voucherKobo = 0n }: CreateRefund,
): Promise<string | null> {
  const [charge] = await tx.$queryRaw<{ amountKobo: bigint }[]>`
    UPDATE charges SET refunded_kobo = refunded_kobo + COALESCE(${amountKobo ?? null}::bigint, amount_kobo)
    WHERE id = ${chargeId} AND settled_at IS NOT NULL AND status = 'success'
      AND refunded_kobo + COALESCE(${amountKobo ?? null}::bigint, amount_kobo) <= amount_kobo
    RETURNING amount_kobo AS "amountKobo"`;
  if (!charge) return null;
  const id = newId("ref");
  const key = amountKobo === undefined ? `refund/${chargeId}` : `refund/${chargeId}/${id}`;
  const paidBack = amountKobo ?? charge.amountKobo;
  await tx.refund.create({ data: { id, chargeId, key, amountKobo: paidBack, voucherKobo, reason } });
  if (paidBack > 0n) await enqueue(tx, paymentJobs.refund.job(key, { key }));
  else await tx.$executeRaw`UPDATE refunds SET status = 'processed', processed_at = clock_timestamp() WHERE id = ${id}`;
  return id;
}
