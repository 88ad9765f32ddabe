import * as z from "zod/mini";
import { log } from "@/lib/core/log";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";
import { paymentJobs } from "@/lib/payments/jobs";
import { paystack } from "@/lib/paystack/paystack";
import type { PaystackRefund } from "@/lib/paystack/paystack-schemas";

const textField = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** The data of a refund.* event. The amount is a number or a string of digits. */
const refundEventData = z.object({
  id: z.catch(z.nullish(textField), null),
  amount: z.catch(z.nullish(z.pipe(textField, z.string().check(z.regex(/^\d{1,18}$/)))), null),
});

const refundStates: Record<string, "processed" | "failed"> = {
  "refund.processed": "processed",
  "refund.failed": "failed",
};

/**
 * Records the state of a refund and returns it. A payment can have several refunds: one is matched by Paystack's id, or, when the
 * event arrives before the response with the id, by its amount.
 */
export async function recordRefundEvent(event: string, reference: string, data: unknown): Promise<string> {
  const status = refundStates[event];
  if (event === "refund.needs-attention") return askForAccount(reference, data);
  if (!status) return "kept";
  const parsed = z.safeParse(refundEventData, data);
  const { id = null, amount = null } = parsed.success ? parsed.data : {};
  const updated = await db.$executeRaw`
    WITH known AS (
      SELECT r.id FROM refunds r JOIN charges c ON c.id = r.charge_id WHERE c.reference = ${reference} AND r.provider_id = ${id}
    ), likely AS (
      SELECT r.id FROM refunds r JOIN charges c ON c.id = r.charge_id
      WHERE c.reference = ${reference} AND r.status IN ('pending', 'requested') AND NOT EXISTS (SELECT 1 FROM known)
        AND r.amount_kobo = COALESCE(${amount}::bigint, r.amount_kobo)
        -- One with an id of its own is another refund of the same amount, unless the event names none.
        AND (r.provider_id IS NULL OR ${id}::text IS NULL)
      ORDER BY r.created_at, r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED
    )
    UPDATE refunds SET status = ${status}::"RefundStatus", provider_id = COALESCE(provider_id, ${id}),
      processed_at = CASE WHEN ${status} = 'processed' THEN clock_timestamp() ELSE processed_at END
    WHERE id IN (SELECT id FROM known UNION ALL SELECT id FROM likely)
      AND (status IN ('pending', 'requested', 'needs_attention') OR (status = 'failed' AND ${status} = 'processed'))`;
  if (status === "failed") log().error({ reference }, "a refund failed at the provider");
  return updated > 0 ? status : "unknown";
}

/** A refund that cannot go back the way it came: Paystack confirms it, and the buyer is asked for an account once. */
async function askForAccount(reference: string, data: unknown): Promise<string> {
  const parsed = z.safeParse(refundEventData, data);
  const ids = parsed.success && parsed.data.id ? [parsed.data.id] : await listSentRefunds(reference);
  let outcome = "kept";
  for (const providerId of ids) {
    const reported = await paystack.fetchRefund(providerId);
    if (reported.status === "needs-attention") outcome = await markNeedsAttention(reference, reported);
  }
  return outcome;
}

/** Some events do not name the refund, only the payment. */
async function listSentRefunds(reference: string): Promise<string[]> {
  const rows = await db.refund.findMany({
    where: { charge: { reference }, providerId: { not: null }, status: { in: ["pending", "requested", "failed"] } },
  });
  return rows.flatMap(({ providerId }) => providerId ?? []);
}

function markNeedsAttention(reference: string, { id: providerId, amountKobo }: PaystackRefund): Promise<string> {
  return transaction(async (tx) => {
    const [refund] = await tx.$queryRaw<{ id: string }[]>`
      WITH likely AS (
        SELECT r.id FROM refunds r JOIN charges c ON c.id = r.charge_id
        WHERE c.reference = ${reference} AND (r.provider_id = ${providerId} OR (r.provider_id IS NULL AND r.amount_kobo = ${amountKobo}))
        ORDER BY r.provider_id IS NULL, r.created_at, r.id LIMIT 1 FOR UPDATE OF r
      )
      UPDATE refunds SET status = 'needs_attention', provider_id = ${providerId}, details_sent_at = NULL
      WHERE id IN (SELECT id FROM likely) AND status IN ('pending', 'requested', 'failed') RETURNING id`;
    if (!refund) return "unknown";
    // A later time for an account that was refused: it is another request.
    const askedAt = (await databaseNow(tx)).toISOString();
    await enqueue(tx, paymentJobs.refundAccount.job(`refund-account/${refund.id}/${askedAt}`, { refundId: refund.id }));
    return "needs-attention";
  });
}
