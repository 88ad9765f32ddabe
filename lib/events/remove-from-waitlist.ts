import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent } from "@/lib/events/contracts";
import { eventJobs } from "@/lib/events/jobs";
import { notWaitingMessage } from "@/lib/events/rules";
import { enqueue } from "@/lib/jobs/outbox";

type RemoveFromWaitlist = { actor: Actor; eventId: string; rsvp: string };

/**
 * Removes somebody from the waiting list, also with an offer, whose seat goes to the next; they get an email. So goes a seat that somebody
 * without an account has not confirmed, without an email: the address may not be theirs. Somebody who has got a seat meanwhile keeps it.
 */
export async function removeFromWaitlist({ actor, eventId, rsvp }: RemoveFromWaitlist): Promise<AdminEvent> {
  await transaction(async (tx) => {
    // Under the event's lock, as everything that gives seats: one that becomes free at this moment must not go to whom this removes.
    await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${eventId} FOR UPDATE`;
    const [removed] = await tx.$queryRaw<{ userId: string; was: string }[]>`
      UPDATE event_rsvps r SET status = 'cancelled', expires_at = NULL FROM event_rsvps old, events e, users u
      WHERE r.id = ${rsvp} AND r.event_id = ${eventId} AND u.id = r.user_id AND old.id = r.id AND e.id = r.event_id AND e.deleted_at IS NULL
        AND (r.status IN ('waiting', 'offered') OR (r.status = 'held' AND u.is_guest))
      RETURNING r.user_id AS "userId", old.status::text AS was`;
    if (!removed) return throwAppError("conflict", notWaitingMessage);
    if (removed.was !== "waiting") {
      await tx.$executeRaw`UPDATE events SET seats_taken = seats_taken - 1 WHERE id = ${eventId}`;
      await tx.$executeRaw`SELECT event_offer_seats(${eventId})`;
    }
    const email = eventJobs.removed.job(`event-removed/${rsvp}/${Date.now()}`, { eventId, userId: removed.userId });
    if (removed.was !== "held") await enqueue(tx, email);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.remove-from-waitlist",
      subject: eventId,
      detail: { guest: rsvp },
    });
  });
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(eventId);
}
