import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { db, transaction } from "@/lib/db/client";
import { getCheckInGuest } from "@/lib/events/admin-queries";
import type { CheckInReply } from "@/lib/events/contracts";
import { parseTicketCode } from "@/lib/events/rules";

type CheckIn = { actor: Actor; eventId: string; code: string; key: string | null; secondsAgo?: number | undefined };

const UNKNOWN_CODE = "No guest of this event has this code.";

/**
 * Checks in a guest, once. A second check-in returns the time of the first in `already`; a retry with the same key returns the first
 * reply again. A check-in that waited for a connection counts from when it was made, by the database's clock and never before the guest
 * had the seat.
 */
export async function checkInGuest({ actor, eventId, code, key, secondsAgo = 0 }: CheckIn): Promise<CheckInReply> {
  const ticket = parseTicketCode(code) ?? throwAppError("not_found", UNKNOWN_CODE);
  const checkedInId = await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE event_rsvps r SET check_in_idempotency_key = ${key}, checked_in_by_id = ${actor._id},
        checked_in_at = GREATEST(clock_timestamp() - make_interval(secs => ${secondsAgo}::float8), LEAST(r.seated_at, clock_timestamp()))
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
  if (checkedInId) return { guest: await requireCheckInGuest(checkedInId), already: null };
  const rsvp = await db.eventRsvp.findFirst({
    where: { eventId, OR: [{ checkInCode: ticket }, { previousCode: ticket }] },
    include: { event: true, user: { select: { isGuest: true } } },
  });
  if (!rsvp || rsvp.event.deletedAt) return throwAppError("not_found", UNKNOWN_CODE);
  if (rsvp.event.cancelledAt) return throwAppError("conflict", "This event was cancelled.");
  if (rsvp.checkInCode !== ticket)
    return throwAppError("conflict", "This ticket was passed on to somebody else, who has a new code.");
  if (rsvp.status === "held")
    return throwAppError("conflict", `This ticket is not ${rsvp.user?.isGuest ? "confirmed" : "paid for"}.`);
  if (rsvp.status === "offered")
    return throwAppError("conflict", "This guest was offered a seat and has not taken it.");
  if (rsvp.status === "waiting") return throwAppError("conflict", "This guest is on the waiting list and has no seat.");
  if (rsvp.status === "cancelled" || !rsvp.checkedInAt) return throwAppError("conflict", "This guest has cancelled.");
  const isRetry = key !== null && rsvp.checkInIdempotencyKey === key;
  return { guest: await requireCheckInGuest(rsvp.id), already: isRetry ? null : rsvp.checkedInAt.toISOString() };
}

const requireCheckInGuest = async (id: string) =>
  (await getCheckInGuest(id)) ?? throwAppError("not_found", UNKNOWN_CODE);
