import type { EventCard } from "@/lib/community/contracts";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import type { Event } from "@/prisma/generated/client";

const remembered = 12;

function toEventCard(row: Event): EventCard {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    date: row.startsAt.toISOString(),
    endDate: row.endsAt?.toISOString() ?? null,
    place: row.place,
    capacity: row.capacity,
    seatsLeft: row.capacity === null ? null : Math.max(row.capacity - row.seatsTaken, 0),
    everyoneFrom: row.everyoneFrom?.toISOString() ?? null,
    cancelled: row.cancelledAt ? (row.cancelReason ?? "It does not take place.") : null,
  };
}

/** The evenings to come, the next one first, and the last ones that have been, the newest first. One under way is still to come. */
export async function listEvents(): Promise<{ coming: EventCard[]; been: EventCard[] }> {
  const now = await databaseNow();
  // Spelled out both ways: "not over" would lose every event without an end, whose end compares to nothing.
  const ends = (when: { lt: Date } | { gte: Date }) => ({ OR: [{ endsAt: when }, { endsAt: null, startsAt: when }] });
  const [coming, been] = await Promise.all([
    db.event.findMany({
      where: { deletedAt: null, ...ends({ gte: now }) },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
    db.event.findMany({
      where: { deletedAt: null, cancelledAt: null, ...ends({ lt: now }) },
      orderBy: [{ startsAt: "desc" }, { id: "asc" }],
      take: remembered,
    }),
  ]);
  return { coming: coming.map(toEventCard), been: been.map(toEventCard) };
}
