import { db } from "@/lib/db/client";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import type { Charge, Refund } from "@/prisma/generated/client";

type RefundWithCharge = Refund & { charge: Charge };

// Only we see this note; the id in it identifies a refund at Paystack whose response was lost.
const refundNote = ({ id, reason }: Refund): string => `${id} ${reason}`;

/** Paystack's id of the refund if an earlier attempt arrived, else null. */
async function findSentRefund({ id, charge }: RefundWithCharge): Promise<string | null> {
  const { id: transaction } = await paystack.verifyTransaction(charge.reference);
  const refunds = await paystack.listRefunds(transaction);
  return refunds.find(({ note, status }) => note.startsWith(`${id} `) && status !== "failed")?.id ?? null;
}

async function createAtPaystack(refund: RefundWithCharge): Promise<string | null> {
  try {
    const { reference } = refund.charge;
    return (await paystack.createRefund({ reference, amountKobo: refund.amountKobo, note: refundNote(refund) })).id;
  } catch (error) {
    // The whole payment is refunded already, which includes this refund.
    if (error instanceof PaystackError && error.kind === "refused" && /reversed|refunded/i.test(error.message))
      return null;
    throw error;
  }
}

/**
 * Sends a refund to Paystack once. Paystack would accept a partial refund repeatedly, so a retry first checks whether the earlier
 * attempt arrived.
 */
export async function sendRefund(key: string): Promise<void> {
  const refund = await db.refund.findUnique({ where: { key }, include: { charge: true } });
  if (refund?.status !== "pending") return;
  const firstAttempts = await db.$executeRaw`
    UPDATE refunds SET sent_at = clock_timestamp() WHERE id = ${refund.id} AND sent_at IS NULL`;
  const providerId = (firstAttempts === 1 ? null : await findSentRefund(refund)) ?? (await createAtPaystack(refund));
  // The refund.processed webhook may arrive before this response.
  await db.$executeRaw`
    UPDATE refunds SET provider_id = COALESCE(provider_id, ${providerId}),
      status = CASE WHEN status = 'pending' THEN 'requested'::"RefundStatus" ELSE status END
    WHERE id = ${refund.id}`;
}
