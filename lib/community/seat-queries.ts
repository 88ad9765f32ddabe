import type { Actor } from "@/lib/accounts/contracts";
import type { EventDetail, Standing } from "@/lib/community/event-contracts";
import { withWaiting } from "@/lib/community/event-facts";
import { toEventDetail } from "@/lib/community/event-queries";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { Prisma } from "@/prisma/generated/client";

type StandingRow = { event: string; status: "seat" | "waiting" | null; place: number | null; opens_at: Date | null };

function readStandings({ _id, role }: Actor, events: Prisma.Sql): Promise<StandingRow[]> {
  return db.$queryRaw<StandingRow[]>`
    SELECT e.id AS event, r.status::text AS status,
      CASE WHEN r.status = 'waiting' THEN (SELECT count(*)::int FROM event_rsvps w WHERE w.event_id = e.id AND w.status = 'waiting'
        AND (w.joined_at, w.id) <= (r.joined_at, r.id)) END AS place,
      CASE WHEN ${role !== "Admin"} AND event_opens_at(e, event_plan_of(${_id})) > clock_timestamp()
        THEN event_opens_at(e, event_plan_of(${_id})) END AS opens_at
    FROM events e LEFT JOIN event_rsvps r ON r.event_id = e.id AND r.user_id = ${_id} AND r.status <> 'left'
    WHERE e.deleted_at IS NULL AND ${events} ORDER BY e.starts_at, e.id`;
}

const toStanding = ({ event, status, place, opens_at }: StandingRow): Standing => ({
  event,
  status: status ?? "none",
  place,
  opensAt: opens_at?.toISOString() ?? null,
});

/** Of every event to come, what somebody has of it. */
export async function listStandings(actor: Actor): Promise<Standing[]> {
  const coming = Prisma.sql`COALESCE(e.ends_at, e.starts_at) > clock_timestamp()`;
  return (await readStandings(actor, coming)).map(toStanding);
}

/** What somebody has of one event, or a refusal when there is no such event. */
export async function requireStanding({ actor, id }: { actor: Actor; id: string }): Promise<Standing> {
  const [row] = await readStandings(actor, Prisma.sql`e.id = ${id}`);
  return row ? toStanding(row) : refuse("not_found", "Event not found");
}

/** Everything on somebody's ticket. The door is told from a day before; the link to the Circle alone. */
export type OwnTicket = {
  event: EventDetail;
  standing: Standing;
  /** Null while there is no seat. */
  code: string | null;
  checkedInAt: string | null;
  door: string | null;
  isOver: boolean;
};

/** The ticket page of one event, whether there is a seat or not; null when there is no such event. */
export async function getTicket({ actor, id }: { actor: Actor; id: string }): Promise<OwnTicket | null> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, include: withWaiting });
  if (!event) return null;
  const [standing, rsvp, [clock]] = await Promise.all([
    requireStanding({ actor, id }),
    db.eventRsvp.findFirst({ where: { eventId: id, userId: actor._id, status: "seat" } }),
    db.$queryRaw<[{ is_over: boolean; is_near: boolean }]>`
      SELECT ${event.endsAt ?? event.startsAt} <= clock_timestamp() AS is_over,
        ${event.startsAt} <= clock_timestamp() + interval '1 day' AS is_near`,
  ]);
  const detail = toEventDetail(event);
  return {
    event: { ...detail, link: actor.isVIP || actor.role === "Admin" ? detail.link : null },
    standing,
    code: rsvp?.checkInCode ?? null,
    checkedInAt: rsvp?.checkedInAt?.toISOString() ?? null,
    door: rsvp && clock.is_near ? event.door || null : null,
    isOver: clock.is_over,
  };
}

/** The events for which somebody has a seat or waits: those to come first, the next one first; then the last ones that have been. */
export async function listOwnEvents(
  actor: Actor,
): Promise<{ event: EventDetail; standing: Standing; isOver: boolean }[]> {
  const rows = await db.eventRsvp.findMany({
    where: { userId: actor._id, status: { in: ["seat", "waiting"] }, event: { deletedAt: null } },
    include: { event: { include: withWaiting } },
    orderBy: [{ joinedAt: "desc" }, { id: "desc" }],
    take: 60,
  });
  const ids = rows.map(({ eventId }) => eventId);
  if (ids.length === 0) return [];
  const [standings, over] = await Promise.all([
    readStandings(actor, Prisma.sql`e.id = ANY(${ids})`),
    db.$queryRaw<{ id: string }[]>`
      SELECT id FROM events WHERE id = ANY(${ids}) AND COALESCE(ends_at, starts_at) <= clock_timestamp()`,
  ]);
  return rows
    .flatMap(({ event }) => {
      const standing = standings.find((each) => each.event === event.id);
      const isOver = over.some(({ id }) => id === event.id);
      return standing
        ? [{ event: { ...toEventDetail(event), link: null }, standing: toStanding(standing), isOver }]
        : [];
    })
    .sort((one, other) => {
      if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
      return one.event.date.localeCompare(other.event.date) * (one.isOver ? -1 : 1);
    });
}
