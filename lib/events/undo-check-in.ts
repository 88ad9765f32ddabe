import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Undoes a check-in. Repeating it changes nothing. */
export async function undoCheckIn({ actor, eventId, guest }: { actor: Actor; eventId: string; guest: string }) {
  await transaction(async (tx) => {
    const { count } = await tx.eventRsvp.updateMany({
      where: { id: guest, eventId, status: "seat", checkedInAt: { not: null } },
      data: { checkedInAt: null, checkedInById: null, checkInIdempotencyKey: null },
    });
    if (count === 1)
      return recordAudit(tx, {
        actorId: actor._id,
        action: "event.undo-check-in",
        subject: eventId,
        detail: { guest },
      });
    const known = await tx.eventRsvp.count({ where: { id: guest, eventId, status: "seat" } });
    if (known === 0) throwAppError("not_found", "No guest of this event has this id.");
  });
}
