import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Takes a check-in back that was a mistake; twice is once. */
export async function undoCheckIn({ actor, eventId, guest }: { actor: Actor; eventId: string; guest: string }) {
  await transaction(async (tx) => {
    const { count } = await tx.eventRsvp.updateMany({
      where: { id: guest, eventId, status: "seat", checkedInAt: { not: null } },
      data: { checkedInAt: null, checkInKey: null },
    });
    if (count === 1)
      return recordAudit(tx, {
        actorId: actor._id,
        action: "event.undo-check-in",
        subject: eventId,
        detail: { guest },
      });
    const known = await tx.eventRsvp.count({ where: { id: guest, eventId, status: "seat" } });
    if (known === 0) refuse("not_found", "No guest of this evening has that number.");
  });
}
