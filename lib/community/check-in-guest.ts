import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import type { CheckInReply } from "@/lib/community/event-contracts";
import { readTicketCode } from "@/lib/community/event-rules";
import { getGuestAtDoor } from "@/lib/community/guest-queries";
import { db, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

type CheckIn = { actor: Actor; eventId: string; code: string; key: string | null };

const unknown = "No guest of this evening has that code.";

/**
 * Lets a guest in, once. Another press with the same ticket is told when they came; the same press sent again, because its
 * answer was lost, is answered as it was the first time.
 */
export async function checkInGuest({ actor, eventId, code, key }: CheckIn): Promise<CheckInReply> {
  const ticket = readTicketCode(code) ?? refuse("not_found", unknown);
  const letIn = await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE event_rsvps r SET checked_in_at = clock_timestamp(), check_in_key = ${key}
      FROM events e WHERE e.id = r.event_id AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
        AND r.event_id = ${eventId} AND r.check_in_code = ${ticket} AND r.status = 'seat' AND r.checked_in_at IS NULL
      RETURNING r.id`;
    if (row)
      await recordAudit(tx, {
        actorId: actor._id,
        action: "event.check-in",
        subject: eventId,
        detail: { guest: row.id },
      });
    return row?.id;
  });
  if (letIn) return { guest: await requireGuest(letIn), already: null };
  const rsvp = await db.eventRsvp.findFirst({ where: { eventId, checkInCode: ticket }, include: { event: true } });
  if (!rsvp || rsvp.event.deletedAt) return refuse("not_found", unknown);
  if (rsvp.event.cancelledAt) return refuse("conflict", "This evening was cancelled.");
  if (rsvp.status === "waiting") return refuse("conflict", "They are on the waiting list and have no seat.");
  if (rsvp.status === "left" || !rsvp.checkedInAt) return refuse("conflict", "They have given their seat back.");
  const isSamePress = key !== null && rsvp.checkInKey === key;
  return { guest: await requireGuest(rsvp.id), already: isSamePress ? null : rsvp.checkedInAt.toISOString() };
}

const requireGuest = async (id: string) => (await getGuestAtDoor(id)) ?? refuse("not_found", unknown);
