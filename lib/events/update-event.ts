import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminEvent } from "@/lib/events/admin-queries";
import type { AdminEvent, EventChange } from "@/lib/events/contracts";
import { toEventColumns, toEventFields } from "@/lib/events/mappers";
import { notifyAttendees } from "@/lib/events/notify-attendees";
import { requireEventPicture } from "@/lib/events/require-event-picture";
import { type EditSource, recordVersion } from "@/lib/versions/record-version";
import { throwConflict } from "@/lib/versions/throw-conflict";
import type { Event } from "@/prisma/generated/client";

const SAVE_FAILED = "Failed to save event";
const STALE = "Someone else has changed this event. Reload the page and try again.";

type UpdateEvent = EditSource & { actor: Pick<Actor, "_id">; id: string; body: EventChange };

/** Updates an event, and the pages that show it. */
export async function updateEvent(edit: UpdateEvent): Promise<AdminEvent> {
  const pages = await transaction((tx) => changeEvent(tx, edit));
  await revalidatePages(pages);
  return requireAdminEvent(edit.id);
}

/**
 * Updates an event within a transaction and returns the pages to revalidate. Throws `stale` for an old version, and `conflict` for a capacity below the seats taken. Additional seats go to the
 * waiting list, and attendees are notified of a new time or place.
 */
export async function changeEvent(
  tx: Tx,
  { actor, id, note, body: { version, ...body } }: UpdateEvent,
): Promise<readonly string[]> {
  const columns = toEventColumns(body);
  const before = await lockEvent(tx, id);
  if (!before) return throwAppError("not_found", SAVE_FAILED);
  if (before.cancelledAt)
    return throwAppError("conflict", SAVE_FAILED, { fields: { version: "A cancelled event cannot be edited" } });
  const saved = { kind: "event" as const, subjectId: id };
  if (version !== undefined && before.version !== version)
    return throwConflict(tx, {
      ...saved,
      message: SAVE_FAILED,
      reason: STALE,
      version: before.version,
      fields: toEventFields(before),
    });
  if (columns.imageUrl !== before.imageUrl) await requireEventPicture(tx, columns.imageUrl);
  if (columns.capacity !== null && before.seatsTaken > columns.capacity)
    return throwAppError("conflict", SAVE_FAILED, {
      fields: { capacity: `${before.seatsTaken} seats are already taken` },
    });
  const after = await tx.event.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });
  await tx.$executeRaw`SELECT event_offer_seats(${id})`;
  const notifiedCount = hasMoved(before, columns)
    ? await notifyAttendees(tx, { eventId: id, change: "changed", version: after.version })
    : 0;
  const changes = await recordVersion(tx, {
    ...saved,
    actorId: actor._id,
    before: { version: before.version, fields: toEventFields(before) },
    after: { version: after.version, fields: toEventFields(after) },
    note,
  });
  await recordAudit(tx, {
    actorId: actor._id,
    action: "event.update",
    subject: id,
    detail: { title: body.title, emailsSent: notifiedCount, changes },
  });
  return hasOtherBadges(before, after) ? pagesShowing.eventWithBadges : pagesShowing.events;
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

/** Whether the badges of attendees name the event in another way, or no longer. */
const hasOtherBadges = (before: Event, after: Event): boolean =>
  before.title !== after.title ||
  before.isHidden !== after.isHidden ||
  before.startsAt.getTime() !== after.startsAt.getTime();
