import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { EventCard, EventDetail, RsvpStatus } from "@/lib/events/contracts";
import { type EventRow, includeWaitingCount, toEventCard, toPublicEvent } from "@/lib/events/mappers";
import { canSeeLink } from "@/lib/events/rules";
import { Prisma } from "@/prisma/generated/client";

const PAST_EVENTS = 12;

/** Who has or takes a seat: a user, or a guest without an account. */
export type Attendee = Pick<Actor, "_id" | "role" | "isVIP" | "firstName" | "lastName">;

/** The public upcoming events, soonest first, and the last past ones, latest first. An event is upcoming until it ends. */
export async function listEvents(): Promise<{ coming: EventCard[]; been: EventCard[] }> {
  const now = await databaseNow();
  // `NOT (endsAt < now)` would lose events without an end, because NULL compares to nothing.
  const ends = (when: { lt: Date } | { gte: Date }) => ({ OR: [{ endsAt: when }, { endsAt: null, startsAt: when }] });
  const [coming, been] = await Promise.all([
    db.event.findMany({
      where: { deletedAt: null, isHidden: false, ...ends({ gte: now }) },
      include: includeWaitingCount,
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
    db.event.findMany({
      where: { deletedAt: null, isHidden: false, cancelledAt: null, ...ends({ lt: now }) },
      include: includeWaitingCount,
      orderBy: [{ startsAt: "desc" }, { id: "asc" }],
      take: PAST_EVENTS,
    }),
  ]);
  return { coming: coming.map(toEventCard), been: been.map(toEventCard) };
}

/** The public view of one event, also of a hidden, past or cancelled one; null for an unknown event. */
export async function getEventCard(id: string): Promise<EventCard | null> {
  const row = await db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount });
  return row && toEventCard(row);
}

/** The other dates of an event that are to come, soonest first. */
export async function listOtherDates(id: string): Promise<EventCard[]> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, select: { seriesId: true } });
  if (!event?.seriesId) return [];
  const rows = await db.event.findMany({
    where: {
      seriesId: event.seriesId,
      id: { not: id },
      deletedAt: null,
      cancelledAt: null,
      isHidden: false,
      startsAt: { gt: await databaseNow() },
    },
    include: includeWaitingCount,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 24,
  });
  return rows.map(toEventCard);
}

/** An event with its link. The caller has to check that the viewer is a VIP or an admin, or remove the link. */
export const toEventDetail = (row: EventRow): EventDetail => ({
  ...toPublicEvent(row),
  seatsTaken: row.seatsTaken,
  link: row.link,
  version: row.version,
});

/** The link of an event, or null for an actor who may not see it. */
export const linkFor = ({ role, isVIP: isVip }: Attendee, row: EventRow, hasSeat: boolean): string | null =>
  canSeeLink(row, { isAdmin: role === "Admin", isVip, hasSeat }) ? row.link : null;

/** An event with its link if the actor may see it, or throws `not_found`. The caller has to check that the actor is a VIP or an admin. */
export async function requireEvent({ actor, id }: { actor: Actor; id: string }): Promise<EventDetail> {
  const row = await db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount });
  if (!row) return throwAppError("not_found", "Event not found");
  const seats = await db.eventRsvp.count({ where: { eventId: id, userId: actor._id, status: "seat" } });
  return { ...toEventDetail(row), link: linkFor(actor, row, seats > 0) };
}

type RsvpRow = {
  event: string;
  status: "seat" | "offered" | "held" | "waiting" | null;
  place: number | null;
  opens_at: Date | null;
  expires_at: Date | null;
  kobo: bigint;
  seats: number;
  paying: number;
};

function readRsvps({ _id, role }: Attendee, events: Prisma.Sql): Promise<RsvpRow[]> {
  return db.$queryRaw<RsvpRow[]>`
    SELECT e.id AS event, r.status::text AS status,
      CASE WHEN r.status = 'waiting' THEN (SELECT count(*)::int FROM event_rsvps w WHERE w.event_id = e.id AND w.status = 'waiting'
        AND (w.joined_at, w.id) <= (r.joined_at, r.id)) END AS place,
      CASE WHEN ${role !== "Admin"} AND event_opens_at(e, event_plan_of(${_id})) > clock_timestamp()
        THEN event_opens_at(e, event_plan_of(${_id})) END AS opens_at, r.expires_at,
      -- What somebody else paid for a ticket that was passed on is not shown.
      CASE WHEN r.status IN ('seat', 'held') AND (r.charge_id IS NULL OR c.user_id = ${_id}) THEN r.price_kobo ELSE event_price_kobo(e, event_plan_of(${_id})) END AS kobo,
      own.seats, own.paying
    FROM events e LEFT JOIN event_rsvps r ON r.event_id = e.id AND r.user_id = ${_id} AND r.status <> 'cancelled'
      -- One that has ended is not shown, although the scheduled job has not ended it yet.
      AND COALESCE(r.expires_at > clock_timestamp(), true)
    LEFT JOIN charges c ON c.id = r.charge_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS seats, count(*) FILTER (WHERE s.status = 'held')::int AS paying
      FROM event_rsvps s WHERE s.event_id = e.id AND ${_id} IN (s.user_id, s.holder_id)
        AND s.status IN ('seat', 'offered', 'held') AND COALESCE(s.expires_at > clock_timestamp(), true)) own
    WHERE e.deleted_at IS NULL AND ${events} ORDER BY e.starts_at, e.id`;
}

const toRsvpStatus = ({ event, status, place, opens_at, expires_at, kobo, seats, paying }: RsvpRow): RsvpStatus => ({
  event,
  status: status ?? "none",
  place,
  opensAt: opens_at?.toISOString() ?? null,
  expiresAt: expires_at?.toISOString() ?? null,
  price: toNaira(kobo),
  seats,
  paying,
});

/** A user's RSVP for each upcoming event. A hidden one is among them with an RSVP only, or if it is the given `event`. */
export async function listRsvpStatuses(actor: Actor, event: string | null = null): Promise<RsvpStatus[]> {
  const coming = Prisma.sql`COALESCE(e.ends_at, e.starts_at) > clock_timestamp()
    AND (NOT e.is_hidden OR r.id IS NOT NULL OR e.id = ${event})`;
  return (await readRsvps(actor, coming)).map(toRsvpStatus);
}

/** A user's RSVP for one event. Throws `not_found` for an unknown event. */
export async function requireRsvpStatus({ actor, id }: { actor: Attendee; id: string }): Promise<RsvpStatus> {
  const [row] = await readRsvps(actor, Prisma.sql`e.id = ${id}`);
  return row ? toRsvpStatus(row) : throwAppError("not_found", "Event not found");
}

/** The events with a seat, also of a companion only, an offer or a place on the waiting list: upcoming ones first, soonest first; then past ones, latest first. */
export async function listMyEvents(actor: Actor): Promise<{ event: EventDetail; rsvp: RsvpStatus; isOver: boolean }[]> {
  const isOwn = { OR: [{ userId: actor._id }, { holderId: actor._id }] };
  const rows = await db.eventRsvp.findMany({
    where: { ...isOwn, status: { not: "cancelled" }, event: { deletedAt: null } },
    include: { event: { include: includeWaitingCount } },
    distinct: ["eventId"],
    orderBy: [{ joinedAt: "desc" }, { id: "desc" }],
    take: 60,
  });
  const ids = rows.map(({ eventId }) => eventId);
  if (ids.length === 0) return [];
  const [rsvps, over] = await Promise.all([
    readRsvps(actor, Prisma.sql`e.id = ANY(${ids})`),
    db.$queryRaw<{ id: string }[]>`
      SELECT id FROM events WHERE id = ANY(${ids}) AND COALESCE(ends_at, starts_at) <= clock_timestamp()`,
  ]);
  return rows
    .flatMap(({ event }) => {
      const rsvp = rsvps.find((each) => each.event === event.id);
      const isOver = over.some(({ id }) => id === event.id);
      return rsvp && (rsvp.status || rsvp.seats > 0)
        ? [{ event: { ...toEventDetail(event), link: null }, rsvp: toRsvpStatus(rsvp), isOver }]
        : [];
    })
    .sort((one, other) => {
      if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
      return one.event.date.localeCompare(other.event.date) * (one.isOver ? -1 : 1);
    });
}
