import type { EventCard, Opens } from "@/lib/community/event-contracts";
import type { Event } from "@/prisma/generated/client";

/** What the database adds to an event's row: how many wait. */
export const withWaiting = { _count: { select: { rsvps: { where: { status: "waiting" as const } } } } };
export type EventRow = Event & { _count: { rsvps: number } };

const said = (at: Date | null) => at?.toISOString() ?? null;

export const opensOf = ({ collectorsFrom, yearlyFrom, monthlyFrom, everyoneFrom }: Event): Opens => ({
  collectors: said(collectorsFrom),
  yearly: said(yearlyFrom),
  monthly: said(monthlyFrom),
  everyone: said(everyoneFrom),
});

/** What everybody may know of an event, its seats apart. */
export const shownOf = (row: EventRow): Omit<EventCard, "seatsLeft"> => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  date: row.startsAt.toISOString(),
  endDate: said(row.endsAt),
  place: row.place,
  isOnline: row.isOnline,
  capacity: row.capacity,
  waiting: row._count.rsvps,
  opens: opensOf(row),
  cancelled: row.cancelledAt ? (row.cancelReason ?? "It does not take place.") : null,
});

export function toEventCard(row: EventRow): EventCard {
  return { ...shownOf(row), seatsLeft: row.capacity === null ? null : Math.max(row.capacity - row.seatsTaken, 0) };
}
