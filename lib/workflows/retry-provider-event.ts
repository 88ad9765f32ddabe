import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { db, transaction } from "@/lib/db/client";
import { handleEvent } from "@/lib/payments/handle-event";
import { settlementHandlers } from "@/lib/workflows/settlement-handlers";

type RetryProviderEvent = { actor: Actor; eventId: string };

/**
 * Handles a parked event again. It keeps its attempts, so that a failure of the same kind parks it again at once. One of the other kind
 * (an outage, or any other error) parks it when its own limit is reached; until then it is retried by itself.
 */
export async function retryProviderEvent({ actor, eventId }: RetryProviderEvent): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.providerEvent.updateMany({
      where: { id: eventId, handledAt: null, parkedAt: { not: null } },
      data: { parkedAt: null },
    });
    if (count === 0) {
      if ((await tx.providerEvent.count({ where: { id: eventId } })) === 0)
        throwAppError("not_found", "There is no such event.");
      throwAppError("conflict", "This event is handled already, or is being retried.");
    }
    const { event } = await tx.providerEvent.findUniqueOrThrow({ where: { id: eventId }, select: { event: true } });
    await recordAudit(tx, { actorId: actor._id, action: "provider-event.retry", subject: eventId, detail: { event } });
  });
  const row = await db.providerEvent.findUniqueOrThrow({ where: { id: eventId } });
  await handleEvent(row, settlementHandlers).catch((cause: unknown) => {
    throw new AppError("provider_failed", "It failed again. The error is shown beside the event.", { cause });
  });
}
