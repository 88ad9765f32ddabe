import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import type { Chargeback } from "@/prisma/generated/client";

/** What a credit note gives as its reason. */
export const CHARGEBACK_REASON = "Chargeback: your bank has taken the payment back";

type Lost = Pick<Chargeback, "id" | "chargeId" | "amountKobo" | "resolvedAt">;

/**
 * Records that a chargeback was accepted, by us or by the bank: the bank has returned the money already, so that nothing is sent. It is a
 * refund as any other, which has a credit note where the payment has an invoice, and which an order counts
 * (`prisma/functions/shop_record_chargeback.sql`). What we had refunded before is not counted again. Repeating it changes nothing.
 */
export async function recordLoss(tx: Tx, { id, chargeId, amountKobo, resolvedAt }: Lost): Promise<void> {
  const key = `chargeback/${id}`;
  const [charge] = await tx.$queryRaw<{ left: bigint }[]>`
    SELECT amount_kobo - refunded_kobo AS left FROM charges WHERE id = ${chargeId} AND status = 'success' FOR UPDATE`;
  // In a statement of its own, which sees what another call has committed while this one waited for the lock.
  const known = await tx.refund.count({ where: { key } });
  if (!charge || known > 0) return;
  const lost = charge.left < amountKobo ? charge.left : amountKobo;
  if (lost <= 0n) return;
  await tx.charge.update({ where: { id: chargeId }, data: { refundedKobo: { increment: lost } } });
  await tx.$executeRaw`
    INSERT INTO refunds (id, charge_id, key, amount_kobo, reason, status, sent_at, processed_at)
    VALUES (${newId("ref")}, ${chargeId}, ${key}, ${lost}, ${CHARGEBACK_REASON}, 'processed',
      COALESCE(${resolvedAt}, clock_timestamp()), COALESCE(${resolvedAt}, clock_timestamp()))`;
}
