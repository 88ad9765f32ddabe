import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";

type Part = { chargeId: string; amountKobo: bigint; reason: string };

/**
 * Decides, in the transaction of whatever caused it, that a part of a paid charge goes back, or what is left of it. Answers with the
 * refund's id, or null when less than that is left: however many decide at once, never more goes back than was paid.
 */
export async function refundPart(tx: Tx, { chargeId, amountKobo, reason }: Part): Promise<string | null> {
  const taken = await tx.$executeRaw`
    UPDATE charges SET refunded_kobo = refunded_kobo + ${amountKobo}
    WHERE id = ${chargeId} AND settled_at IS NOT NULL AND status = 'success' AND refunded_kobo + ${amountKobo} <= amount_kobo`;
  if (taken === 0) return null;
  const id = newId("ref");
  const key = `refund/${chargeId}/${id}`;
  await tx.refund.create({ data: { id, chargeId, key, amountKobo, reason } });
  await enqueue(tx, { topic: "payments.refund", key, payload: { key } });
  return id;
}
