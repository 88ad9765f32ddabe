import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { cutPage, escapeLike, type Page, pageSize, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { AdminEvent, CheckInGuest, CheckInListReply, EventsWhen } from "@/lib/events/contracts";
import { includeWaitingCount, toEventFields } from "@/lib/events/mappers";
import { checkInListExpiry } from "@/lib/events/rules";
import type { Fields } from "@/lib/versions/contracts";
import { Prisma } from "@/prisma/generated/client";
import { toEventDetail } from "./queries";

/** An event for the admin area, or null. */
export async function getAdminEvent(id: string): Promise<AdminEvent | null> {
  const [row, checkedIn, offered, held, unconfirmed, [sum]] = await Promise.all([
    db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount }),
    db.eventRsvp.count({ where: { eventId: id, status: "seat", checkedInAt: { not: null } } }),
    db.eventRsvp.count({ where: { eventId: id, status: "offered" } }),
    db.eventRsvp.count({ where: { eventId: id, status: "held" } }),
    db.eventRsvp.count({ where: { eventId: id, status: "held", user: { isGuest: true } } }),
    db.$queryRaw<[{ kobo: bigint }]>`
      SELECT COALESCE(sum(c.amount_kobo - c.refunded_kobo), 0)::bigint AS kobo
      FROM charges c WHERE c.status = 'success' AND c.id IN (SELECT charge_id FROM event_rsvps WHERE event_id = ${id})`,
  ]);
  const { venueDetails: door = "", accessCode = null } = row ?? {};
  return (
    row && {
      ...toEventDetail(row),
      door,
      accessCode: accessCode ?? "",
      checkedIn,
      offered,
      held: held - unconfirmed,
      unconfirmed,
      paid: toNaira(sum.kobo),
    }
  );
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

type EventsQuery = { when?: EventsWhen; q?: string; cursor?: string };

const toWhere = ({ when, q }: EventsQuery, now: Date): Prisma.EventWhereInput => ({
  deletedAt: null,
  ...(when === "upcoming" && toComeAt(now)),
  ...(when === "past" && overBy(now)),
  ...(q && { title: { contains: escapeLike(q), mode: "insensitive" } }),
});

async function readEvents(query: EventsQuery, now: Date, limit: number) {
  const after = readCursor(query.cursor, "This page of events does not exist.");
  const direction = query.when === "upcoming" ? "asc" : "desc";
  const beyondSide = direction === "asc" ? "gt" : "lt";
  const beyond = after
    ? { OR: [{ startsAt: { [beyondSide]: after.at } }, { startsAt: after.at, id: { [beyondSide]: after.id } }] }
    : {};
  const rows = await db.event.findMany({
    where: { AND: [toWhere(query, now), beyond] },
    include: includeWaitingCount,
    orderBy: [{ startsAt: direction }, { id: direction }],
    take: limit + 1,
  });
  const { shown, nextCursor } = cutPage(rows, limit, ({ startsAt, id }) => ({ at: startsAt, id }));
  return { rows: shown.map(toEventDetail), nextCursor };
}

/** At most `limit` events after the cursor, as `listAdminEvents` sorts them. */
export const selectAdminEvents = async (query: EventsQuery, limit: number) =>
  readEvents(query, await databaseNow(), limit);

/** Events for the admin area: those to come, the next first; or those that are over or cancelled, latest first; or all, latest first. */
export async function listAdminEvents({ limit, ...query }: Page & EventsQuery) {
  const now = await databaseNow();
  const [{ rows, nextCursor }, total] = await Promise.all([
    readEvents(query, now, pageSize(limit)),
    db.event.count({ where: toWhere(query, now) }),
  ]);
  return { events: rows, nextCursor, total, now: now.toISOString() };
}

/** False once the event is over, by the database clock, or cancelled. */
export async function isUpcoming({ cancelled, date, endDate }: AdminEvent): Promise<boolean> {
  return !cancelled && (endDate ?? date) > (await databaseNow()).toISOString();
}

/** More than any event has. The check-in page loads all guests at once, because it also works offline. */
const MAX_CHECK_IN_ATTENDEES = 2_000;

type CheckInRow = { id: string; name: string; code: string; checked_in_at: Date | null; checked_in_by: string | null };

function readCheckInRows(where: Prisma.Sql): Promise<CheckInRow[]> {
  return db.$queryRaw<CheckInRow[]>`
    SELECT r.id, CASE WHEN r.holder_id IS NULL THEN concat_ws(' ', u.first_name, u.last_name)
        WHEN r.guest_name IS NULL THEN concat_ws(' ', 'Guest of', u.first_name, u.last_name)
        ELSE concat(r.guest_name, ' (guest of ', concat_ws(' ', u.first_name, u.last_name), ')') END AS name, r.check_in_code AS code, r.checked_in_at,
      CASE WHEN a.id IS NOT NULL THEN concat_ws(' ', a.first_name, a.last_name) END AS checked_in_by
    FROM event_rsvps r JOIN users u ON u.id = COALESCE(r.user_id, r.holder_id) LEFT JOIN users a ON a.id = r.checked_in_by_id
    WHERE r.status = 'seat' AND ${where} ORDER BY lower(u.last_name), lower(u.first_name), u.id, r.holder_id IS NOT NULL, r.id LIMIT ${MAX_CHECK_IN_ATTENDEES}`;
}

const toCheckInGuest = ({ id, name, code, checked_in_at, checked_in_by }: CheckInRow): CheckInGuest => ({
  _id: id,
  name,
  code,
  checkedInAt: checked_in_at?.toISOString() ?? null,
  checkedInBy: checked_in_by,
});

/** Everyone with a seat, by last name; companions beside the person who took their seat. */
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
