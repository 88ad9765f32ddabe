import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import type { Charge } from "@/prisma/generated/client";

/** Decides, in the transaction of whatever caused it, that the whole charge goes back. Once per charge. */
export async function requestRefund(tx: Tx, charge: Charge, reason: string): Promise<void> {
  const key = `refund/${charge.id}`;
  await tx.refund.createMany({
    data: [{ id: newId("ref"), chargeId: charge.id, key, amountKobo: charge.amountKobo, reason }],
    skipDuplicates: true,
  });
  await enqueue(tx, { topic: "payments.refund", key, payload: { key } });
}
