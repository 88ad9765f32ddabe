import type { EventCard } from "@/lib/community/event-contracts";
import { toEventCard, withWaiting } from "@/lib/community/event-facts";
import { databaseNow } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";

const remembered = 12;

/** The evenings to come, the next one first, and the last ones that have been, the newest first. One under way is still to come. */
export async function listEvents(): Promise<{ coming: EventCard[]; been: EventCard[] }> {
  const now = await databaseNow();
  // Spelled out both ways: "not over" would lose every event without an end, whose end compares to nothing.
  const ends = (when: { lt: Date } | { gte: Date }) => ({ OR: [{ endsAt: when }, { endsAt: null, startsAt: when }] });
  const [coming, been] = await Promise.all([
    db.event.findMany({
      where: { deletedAt: null, ...ends({ gte: now }) },
      include: withWaiting,
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
    db.event.findMany({
      where: { deletedAt: null, cancelledAt: null, ...ends({ lt: now }) },
      include: withWaiting,
      orderBy: [{ startsAt: "desc" }, { id: "asc" }],
      take: remembered,
    }),
  ]);
  return { coming: coming.map(toEventCard), been: been.map(toEventCard) };
}
