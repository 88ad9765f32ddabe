import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { handleEvent } from "@/lib/payments/handle-event";
import { type SettlementHandlers, settleCharge } from "@/lib/payments/settle-charge";

/**
 * Verifies pending charges whose callback and webhook may both be lost, with growing intervals for three days. Then retries events
 * whose handling failed. Returns the number of charges that were due. Stops after `milliseconds`, so that a slow Paystack does not
 * delay the other scheduled jobs.
 */
export async function reconcilePending(
  handlers: SettlementHandlers,
  limit = 50,
  milliseconds = 20_000,
): Promise<number> {
  // Claiming a row updates its last check, so that concurrent runs do not verify it twice.
  const due = await db.$queryRaw<{ reference: string }[]>`
    UPDATE charges SET last_checked_at = clock_timestamp()
    WHERE id IN (
      SELECT id FROM charges
      WHERE settled_at IS NULL AND status <> 'abandoned'
        -- The page of a deleted account is erased, and may still be paid. A charge without a page that was begun may have reached a card.
        AND (authorization_url IS NOT NULL OR init_started_at IS NOT NULL OR EXISTS (SELECT 1 FROM users u WHERE u.id = charges.user_id AND u.deleted_at IS NOT NULL))
        AND created_at < now() - interval '10 seconds' AND created_at > now() - interval '3 days'
        AND (last_checked_at IS NULL
             OR last_checked_at < now() - LEAST(interval '1 hour', GREATEST(interval '10 seconds', (now() - created_at) / 4)))
      ORDER BY last_checked_at NULLS FIRST LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING reference`;
  const deadline = Date.now() + milliseconds;
  for (const { reference } of due) {
    if (Date.now() > deadline) break;
    await settleCharge(reference, handlers).catch((err: unknown) =>
      log().warn({ err, reference }, "a charge could not be checked"),
    );
  }
  const now = await databaseNow();
  const unhandled = await db.providerEvent.findMany({
    where: {
      handledAt: null,
      parkedAt: null,
      createdAt: { lt: new Date(now.getTime() - 30_000) },
      nextAttemptAt: { lte: now },
    },
    orderBy: { nextAttemptAt: "asc" },
    take: limit,
  });
  for (const row of unhandled) {
    if (Date.now() > deadline) break;
    await handleEvent(row, handlers).catch((err: unknown) =>
      log().warn({ err, eventId: row.id }, "a provider event could not be handled"),
    );
  }
  return due.length;
}
