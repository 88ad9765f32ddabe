import { throwAppError } from "@/lib/core/errors";
import { cutPage, type Page, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type {
  AdminEvent,
  CheckInGuest,
  CheckInListReply,
  EventsWhen,
  Guest,
  WaitingGuest,
} from "@/lib/events/contracts";
import { includeWaitingCount, toEventFields } from "@/lib/events/mappers";
import { checkInListExpiry } from "@/lib/events/rules";
import type { Fields } from "@/lib/versions/contracts";
import { Prisma } from "@/prisma/generated/client";
import { toEventDetail } from "./queries";

/** An event for the admin area, or null. */
export async function getAdminEvent(id: string): Promise<AdminEvent | null> {
  const [row, checkedIn] = await Promise.all([
    db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount }),
    db.eventRsvp.count({ where: { eventId: id, status: "seat", checkedInAt: { not: null } } }),
  ]);
  return row && { ...toEventDetail(row), door: row.venueDetails, checkedIn };
}

/** The saved fields of an event as its form sends them, for comparing. */
export async function getEventFields(id: string): Promise<Fields> {
  const row = await db.event.findFirst({ where: { id, deletedAt: null } });
  return row ? toEventFields(row) : {};
}

/** Like `getAdminEvent`, but throws `not_found`. */
export async function requireAdminEvent(id: string): Promise<AdminEvent> {
  return (await getAdminEvent(id)) ?? throwAppError("not_found", "Event not found");
}

const overBy = (now: Date): Prisma.EventWhereInput => ({
  OR: [{ cancelledAt: { not: null } }, { endsAt: { lte: now } }, { endsAt: null, startsAt: { lte: now } }],
});

// Written out, because in SQL the opposite of a comparison with null is null.
const toComeAt = (now: Date): Prisma.EventWhereInput => ({
  cancelledAt: null,
  OR: [{ endsAt: { gt: now } }, { endsAt: null, startsAt: { gt: now } }],
});

/** Events for the admin area: those to come, the next first; or those that are over or cancelled, latest first; or all, latest first. */
export async function listAdminEvents({ when, cursor, limit }: Page & { when?: EventsWhen }) {
  const after = readCursor(cursor, "This page of events does not exist.");
  const size = pageSize(limit);
  const now = await databaseNow();
  const direction = when === "upcoming" ? "asc" : "desc";
  const where: Prisma.EventWhereInput = {
    deletedAt: null,
    ...(when === "upcoming" && toComeAt(now)),
    ...(when === "past" && overBy(now)),
  };
  const beyondSide = direction === "asc" ? "gt" : "lt";
  const beyond = after
    ? { OR: [{ startsAt: { [beyondSide]: after.at } }, { startsAt: after.at, id: { [beyondSide]: after.id } }] }
    : {};
  const [rows, total] = await Promise.all([
    db.event.findMany({
      where: { AND: [where, beyond] },
      include: includeWaitingCount,
      orderBy: [{ startsAt: direction }, { id: direction }],
      take: size + 1,
    }),
    db.event.count({ where }),
  ]);
  const { shown, nextCursor } = cutPage(rows, size, ({ startsAt, id }) => ({ at: startsAt, id }));
  return { events: shown.map(toEventDetail), nextCursor, total, now: now.toISOString() };
}

/** False once the event is over, by the database clock, or cancelled. */
export async function isUpcoming({ cancelled, date, endDate }: AdminEvent): Promise<boolean> {
  return !cancelled && (endDate ?? date) > (await databaseNow()).toISOString();
}

const ATTENDEES_PAGE_SIZE = 50;

/** More than any event has. The check-in page loads all guests at once, because it also works offline. */
const MAX_CHECK_IN_ATTENDEES = 2_000;

type CheckInRow = { id: string; name: string; code: string; checked_in_at: Date | null; checked_in_by: string | null };

function readCheckInRows(where: Prisma.Sql): Promise<CheckInRow[]> {
  return db.$queryRaw<CheckInRow[]>`
    SELECT r.id, concat_ws(' ', u.first_name, u.last_name) AS name, r.check_in_code AS code, r.checked_in_at,
      CASE WHEN a.id IS NOT NULL THEN concat_ws(' ', a.first_name, a.last_name) END AS checked_in_by
    FROM event_rsvps r JOIN users u ON u.id = r.user_id LEFT JOIN users a ON a.id = r.checked_in_by_id
    WHERE r.status = 'seat' AND ${where} ORDER BY lower(u.last_name), lower(u.first_name), r.id LIMIT ${MAX_CHECK_IN_ATTENDEES}`;
}

const toCheckInGuest = ({ id, name, code, checked_in_at, checked_in_by }: CheckInRow): CheckInGuest => ({
  _id: id,
  name,
  code,
  checkedInAt: checked_in_at?.toISOString() ?? null,
  checkedInBy: checked_in_by,
});

/** Everyone with a seat, by last name. */
export async function listCheckInAttendees(eventId: string): Promise<CheckInListReply> {
  const [rows, waiting, event] = await Promise.all([
    readCheckInRows(Prisma.sql`r.event_id = ${eventId}`),
    db.eventRsvp.count({ where: { eventId, status: "waiting" } }),
    db.event.findFirst({ where: { id: eventId, deletedAt: null }, select: { startsAt: true, endsAt: true } }),
  ]);
  if (!event) return throwAppError("not_found", "Event not found");
  return { guests: rows.map(toCheckInGuest), waiting, storedUntil: checkInListExpiry(event).toISOString() };
}

/** One guest by RSVP id, or null. */
export async function getCheckInGuest(id: string): Promise<CheckInGuest | null> {
  const [row] = await readCheckInRows(Prisma.sql`r.id = ${id}`);
  return row ? toCheckInGuest(row) : null;
}

const attending = { status: "seat" as const };

/** Everyone with a seat, in the order of their requests. */
export async function listAttendees(eventId: string, { cursor }: Page) {
  const after = readCursor(cursor, "This page of guests does not exist.");
  const beyond = after ? { OR: [{ joinedAt: { gt: after.at } }, { joinedAt: after.at, id: { gt: after.id } }] } : {};
  const [rows, total] = await Promise.all([
    db.eventRsvp.findMany({
      where: { AND: [{ eventId, ...attending }, beyond] },
      include: { user: { select: { firstName: true, lastName: true, email: true } } },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
      take: ATTENDEES_PAGE_SIZE + 1,
    }),
    db.eventRsvp.count({ where: { eventId, ...attending } }),
  ]);
  const { shown, nextCursor } = cutPage(rows, ATTENDEES_PAGE_SIZE, ({ joinedAt, id }) => ({ at: joinedAt, id }));
  const attendees = shown.map(
    ({ id, user, joinedAt, checkedInAt }): Guest => ({
      _id: id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      joinedAt: joinedAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    }),
  );
  return { guests: attendees, nextCursor, total };
}

/** More than any waiting list is read in one go. */
const MAX_WAITING = 200;

/** The waiting list in its order; `place` counts from 1. */
export async function listWaitlist(eventId: string): Promise<WaitingGuest[]> {
  const rows = await db.eventRsvp.findMany({
    where: { eventId, status: "waiting" },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    take: MAX_WAITING,
    include: { user: { select: { firstName: true, lastName: true, email: true } } },
  });
  return rows.map(({ id, user, joinedAt }, index) => ({
    _id: id,
    place: index + 1,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    joinedAt: joinedAt.toISOString(),
  }));
}
