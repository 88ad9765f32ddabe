import * as z from "zod/mini";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** What a refund.* event says of its refund. The amount is a text of digits as often as a number. */
const facts = z.object({
  id: z.catch(z.nullish(text), null),
  amount: z.catch(z.nullish(z.pipe(text, z.string().check(z.regex(/^\d{1,18}$/)))), null),
});

const states: Record<string, "processed" | "failed"> = { "refund.processed": "processed", "refund.failed": "failed" };

/**
 * Writes down what became of one refund of a payment, and says it in a word. A payment may go back in several parts: the part
 * is known by Paystack's id of it, or, where the news came before the answer that tells the id, by its sum.
 */
export async function noteRefund(event: string, reference: string, data: unknown): Promise<string> {
  const status = states[event];
  if (!status) return "kept";
  const read = z.safeParse(facts, data);
  const { id = null, amount = null } = read.success ? read.data : {};
  const noted = await db.$executeRaw`
    WITH known AS (
      SELECT r.id FROM refunds r JOIN charges c ON c.id = r.charge_id WHERE c.reference = ${reference} AND r.provider_id = ${id}
    ), likely AS (
      SELECT r.id FROM refunds r JOIN charges c ON c.id = r.charge_id
      WHERE c.reference = ${reference} AND r.status IN ('pending', 'requested') AND NOT EXISTS (SELECT 1 FROM known)
        AND r.amount_kobo = COALESCE(${amount}::bigint, r.amount_kobo)
      ORDER BY r.created_at, r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED
    )
    UPDATE refunds SET status = ${status}::"RefundStatus", provider_id = COALESCE(provider_id, ${id}),
      processed_at = CASE WHEN ${status} = 'processed' THEN clock_timestamp() ELSE processed_at END
    WHERE id IN (SELECT id FROM known UNION ALL SELECT id FROM likely)
      AND (status IN ('pending', 'requested') OR (status = 'failed' AND ${status} = 'processed'))`;
  if (status === "failed") log().error({ reference }, "a refund failed at the provider");
  return noted > 0 ? status : "unknown";
}
