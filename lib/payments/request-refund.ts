import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import type { Charge } from "@/prisma/generated/client";

/** Decides, in the transaction of whatever caused it, that the whole charge goes back. Once per charge. */
export async function requestRefund(tx: Tx, charge: Charge, reason: string): Promise<void> {
  const untouched = await tx.$executeRaw`
    UPDATE charges SET refunded_kobo = amount_kobo WHERE id = ${charge.id} AND refunded_kobo = 0`;
  if (untouched === 0) return;
  const key = `refund/${charge.id}`;
  await tx.refund.create({
    data: { id: newId("ref"), chargeId: charge.id, key, amountKobo: charge.amountKobo, reason },
  });
  await enqueue(tx, { topic: "payments.refund", key, payload: { key } });
}
