import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent, EventChange } from "@/lib/events/contracts";
import { toEventColumns } from "@/lib/events/mappers";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import type { Event } from "@/prisma/generated/client";

const SAVE_FAILED = "Failed to save event";
const staleVersionError = { version: "Someone else has changed this event. Reload the page and try again." };

type UpdateEvent = { actor: Actor; id: string; body: EventChange };

/**
 * Updates an event. Throws `stale` for an old version, and `conflict` for a capacity below the seats taken. Additional seats go to the
 * waiting list, and attendees are notified of a new time or place.
 */
export async function updateEvent({ actor, id, body: { version, ...body } }: UpdateEvent): Promise<AdminEvent> {
  const columns = toEventColumns(body);
  await transaction(async (tx) => {
    const before = await lockEvent(tx, id);
    if (!before) return throwAppError("not_found", SAVE_FAILED);
    if (before.cancelledAt)
      return throwAppError("conflict", SAVE_FAILED, { fields: { version: "A cancelled event cannot be edited" } });
    if (version !== undefined && before.version !== version)
      return throwAppError("stale", SAVE_FAILED, { fields: staleVersionError });
    if (columns.capacity !== null && before.seatsTaken > columns.capacity)
      return throwAppError("conflict", SAVE_FAILED, {
        fields: { capacity: `${before.seatsTaken} seats are already taken` },
      });
    const { version: next } = await tx.event.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
    await tx.$executeRaw`SELECT event_promote_waitlist(${id})`;
    const notifiedCount = hasMoved(before, columns)
      ? await notifyAttendees(tx, { eventId: id, change: "changed", version: next })
      : 0;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "event.update",
      subject: id,
      detail: { title: body.title, emailsSent: notifiedCount },
    });
  });
  await revalidatePages(pagesShowing.events);
  return requireAdminEvent(id);
}

/** Locks the event row until the end of the transaction, so that no seat is taken or freed meanwhile. */
async function lockEvent(tx: Tx, id: string): Promise<Event | null> {
  await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${id} FOR UPDATE`;
  return tx.event.findFirst({ where: { id, deletedAt: null } });
}

type EventPlace = Pick<Event, "startsAt" | "endsAt" | "place" | "venueDetails" | "isOnline">;

function hasMoved(before: EventPlace, after: EventPlace): boolean {
  const toComparable = ({ startsAt, endsAt, place, venueDetails, isOnline }: EventPlace) =>
    JSON.stringify([startsAt, endsAt, place, venueDetails, isOnline]);
  return toComparable(before) !== toComparable(after);
}
