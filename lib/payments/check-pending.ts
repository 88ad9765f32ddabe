import { handleEvent } from "@/lib/payments/receive-event";
import { type Settlers, settleCharge } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";

/**
 * Asks Paystack about charges whose callback and webhook may both be lost: soon after they were begun, then ever more
 * rarely, for three days. Then handles events whose handling failed. Returns how many charges were due. When Paystack is slow
 * it stops after some seconds: the holds and the mails that a sweep sees to afterwards must not wait for it.
 */
export async function checkPending(settlers: Settlers, most = 50, milliseconds = 20_000): Promise<number> {
  // Taking the row moves its last check, so that two sweeps at once do not ask twice.
  const due = await db.$queryRaw<{ reference: string }[]>`
    UPDATE charges SET last_checked_at = clock_timestamp()
    WHERE id IN (
      SELECT id FROM charges
      WHERE settled_at IS NULL AND status <> 'abandoned' AND authorization_url IS NOT NULL
        AND created_at < now() - interval '10 seconds' AND created_at > now() - interval '3 days'
        AND (last_checked_at IS NULL
             OR last_checked_at < now() - LEAST(interval '1 hour', GREATEST(interval '10 seconds', (now() - created_at) / 4)))
      ORDER BY last_checked_at NULLS FIRST LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING reference`;
  const deadline = Date.now() + milliseconds;
  for (const { reference } of due) {
    if (Date.now() > deadline) break;
    await settleCharge(reference, settlers).catch((err: unknown) =>
      log().warn({ err, reference }, "a charge could not be checked"),
    );
  }
  const unhandled = await db.providerEvent.findMany({
    where: { handledAt: null, createdAt: { lt: new Date(Date.now() - 30_000) } },
    orderBy: { createdAt: "asc" },
    take: most,
  });
  for (const row of unhandled) {
    if (Date.now() > deadline) break;
    await handleEvent(row, settlers).catch((err: unknown) =>
      log().warn({ err, eventId: row.id }, "an event could not be handled"),
    );
  }
  return due.length;
}
