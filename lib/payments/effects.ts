import { db } from "@/lib/platform/db";
import type { TopicHandler } from "@/lib/platform/outbox";
import { PaystackError, paystack } from "@/lib/platform/paystack";
import type { Charge, Refund } from "@/prisma/generated/client";

type Asked = Refund & { charge: Charge };

// Paystack shows the note to nobody but us: the id in it is how a refund is found again whose answer was lost.
const noteOf = ({ id, reason }: Refund): string => `${id} ${reason}`;

/** The refund as Paystack has it already, when an earlier try reached it; null for none. */
async function sentBefore({ id, charge }: Asked): Promise<string | null> {
  const { id: transaction } = await paystack.verifyTransaction(charge.reference);
  const refunds = await paystack.listRefunds(transaction);
  return refunds.find(({ note, status }) => note.startsWith(`${id} `) && status !== "failed")?.id ?? null;
}

async function create(refund: Asked): Promise<string | null> {
  try {
    const { reference } = refund.charge;
    return (await paystack.createRefund({ reference, amountKobo: refund.amountKobo, note: noteOf(refund) })).id;
  } catch (error) {
    // All of it has gone back, so this has too.
    if (error instanceof PaystackError && error.kind === "refused" && /reversed|refunded/i.test(error.message))
      return null;
    throw error;
  }
}

/**
 * Sends one refund to Paystack, once. A part could be refunded again and again until nothing is left, so whoever tries a second
 * time asks first whether the earlier try arrived, its answer being all that was lost.
 */
async function sendRefund(key: string): Promise<void> {
  const refund = await db.refund.findUnique({ where: { key }, include: { charge: true } });
  if (!refund || refund.status !== "pending") return;
  const first = await db.$executeRaw`
    UPDATE refunds SET sent_at = clock_timestamp() WHERE id = ${refund.id} AND sent_at IS NULL`;
  const providerId = (first === 1 ? null : await sentBefore(refund)) ?? (await create(refund));
  // The news that it is done may be here before the answer to the asking.
  await db.$executeRaw`
    UPDATE refunds SET provider_id = COALESCE(provider_id, ${providerId}),
      status = CASE WHEN status = 'pending' THEN 'requested'::"RefundStatus" ELSE status END
    WHERE id = ${refund.id}`;
}

export const paymentTopics = {
  "payments.refund": { send: async (payload) => sendRefund(String(payload.key)) },
} satisfies Record<string, TopicHandler>;
