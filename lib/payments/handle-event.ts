import { errorSummary, log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";
import { onDispute } from "@/lib/payments/chargebacks/sync-chargeback";
import { recordRefundEvent } from "@/lib/payments/record-refund-event";
import { type SettlementHandlers, settleCharge } from "@/lib/payments/settle-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import type { ProviderEvent } from "@/prisma/generated/client";

/**
 * The attempts after which an event is parked. An outage of Paystack or the database may last a day; another error rarely passes by
 * itself. Each kind is counted alone.
 */
const MAX_ATTEMPTS = 5;
const MAX_OUTAGE_ATTEMPTS = 30;

/**
 * Handles a stored event. A failure is thrown and recorded: the event is due again after a growing time, so that it does not stay
 * ahead of fresh ones, until it is parked.
 */
export async function handleEvent(row: ProviderEvent, handlers: SettlementHandlers): Promise<void> {
  try {
    const outcome = await dispatchEvent(row, handlers);
    await db.$executeRaw`
      UPDATE provider_events SET handled_at = clock_timestamp(), outcome = ${outcome}, last_error = NULL, parked_at = NULL
      WHERE id = ${row.id} AND handled_at IS NULL`;
  } catch (error) {
    await recordFailure(row, error);
    throw error;
  }
}

async function recordFailure({ id }: ProviderEvent, error: unknown): Promise<void> {
  const isUnreachable = error instanceof PaystackError && error.kind === "unreachable";
  const isOutage = isUnreachable || isDatabaseUnavailable(error);
  const message = errorSummary(error).slice(0, 500);
  // The first retry is due at once: at the next delivery, or at the next run of the scheduled jobs.
  const [parked] = await db.$queryRaw<{ event: string }[]>`
    UPDATE provider_events SET attempts = attempts + 1, outage_attempts = outage_attempts + ${isOutage ? 1 : 0}::int,
      last_error = ${message},
      next_attempt_at = clock_timestamp() + LEAST(interval '1 hour', interval '30 seconds' * (2 ^ LEAST(attempts, 10) - 1)),
      parked_at = CASE WHEN CASE WHEN ${isOutage} THEN outage_attempts + 1 >= ${MAX_OUTAGE_ATTEMPTS}
        ELSE attempts - outage_attempts + 1 >= ${MAX_ATTEMPTS} END THEN clock_timestamp() END
    WHERE id = ${id} AND handled_at IS NULL AND parked_at IS NULL
    RETURNING CASE WHEN parked_at IS NOT NULL THEN event END AS event`;
  if (parked?.event) log().error({ eventId: id, event: parked.event, err: error }, "a provider event was parked");
}

async function dispatchEvent(row: ProviderEvent, handlers: SettlementHandlers): Promise<string> {
  if (row.event === "charge.success" && row.reference) {
    const state = await settleCharge(row.reference, handlers);
    if (state !== "unknown") return state;
  }
  const refundState =
    row.event.startsWith("refund.") && row.reference
      ? await recordRefundEvent(row.event, row.reference, row.body)
      : null;
  if (row.event.startsWith("charge.dispute.")) return onDispute(row.event, row.body);
  return (await handlers.onProviderEvent?.(row.event, row.body)) ?? refundState ?? "kept";
}
