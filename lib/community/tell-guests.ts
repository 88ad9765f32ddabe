import type { Tx } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";

type News = { eventId: string; topic: "community.event-changed" | "community.event-cancelled"; mark?: string | number };

/** Writes one letter for everybody who has a seat or waits for one; the same news twice is one letter. Returns how many. */
export async function tellGuests(tx: Tx, { eventId, topic, mark = "once" }: News): Promise<number> {
  const guests = await tx.eventRsvp.findMany({
    where: { eventId, status: { in: ["seat", "waiting"] } },
    select: { userId: true },
  });
  if (guests.length === 0) return 0;
  const letters = guests.map(({ userId }) => ({
    topic,
    key: `${topic}/${eventId}/${userId}/${mark}`,
    payload: { eventId, userId },
  }));
  await enqueue(tx, ...letters);
  return letters.length;
}
