import { db } from "@/lib/platform/db";
import type { TopicHandler } from "@/lib/platform/outbox";
import { PaystackError, paystack } from "@/lib/platform/paystack";

/**
 * Sends one refund to Paystack. If an earlier try reached Paystack and its answer was lost, Paystack refuses the second one
 * as already reversed: that is the same as done.
 */
async function sendRefund(key: string): Promise<void> {
  const refund = await db.refund.findUnique({ where: { key }, include: { charge: true } });
  if (!refund || refund.status !== "pending") return;
  let providerId: string | null = null;
  try {
    const made = await paystack.createRefund({
      reference: refund.charge.reference,
      amountKobo: refund.amountKobo,
      note: refund.reason,
    });
    providerId = made.id;
  } catch (error) {
    const alreadyDone =
      error instanceof PaystackError && error.kind === "refused" && /reversed|refunded/i.test(error.message);
    if (!alreadyDone) throw error;
  }
  await db.refund.updateMany({
    where: { id: refund.id, status: "pending" },
    data: { status: "requested", providerId },
  });
}

export const paymentTopics = {
  "payments.refund": { send: async (payload) => sendRefund(String(payload.key)) },
} satisfies Record<string, TopicHandler>;
