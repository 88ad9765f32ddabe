import * as z from "zod/mini";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";

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
      ORDER BY r.created_at, r.id LIMIT 1 FOR UPDATE OF r SKIP LOCKED
    )
    UPDATE refunds SET status = ${status}::"RefundStatus", provider_id = COALESCE(provider_id, ${id}),
      processed_at = CASE WHEN ${status} = 'processed' THEN clock_timestamp() ELSE processed_at END
    WHERE id IN (SELECT id FROM known UNION ALL SELECT id FROM likely)
      AND (status IN ('pending', 'requested') OR (status = 'failed' AND ${status} = 'processed'))`;
  if (status === "failed") log().error({ reference }, "a refund failed at the provider");
  return updated > 0 ? status : "unknown";
}
