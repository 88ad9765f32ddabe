import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type AttendeeNotification = {
  eventId: string;
  topic: "event.changed.email" | "event.cancelled.email";
  version?: string | number;
};

/** Enqueues one email for everyone with a seat or on the waiting list, once per `version`. Returns the number of emails. */
export async function notifyAttendees(
  tx: Tx,
  { eventId, topic, version = "once" }: AttendeeNotification,
): Promise<number> {
  const attendees = await tx.eventRsvp.findMany({
    where: { eventId, status: { in: ["seat", "waiting"] } },
    select: { userId: true },
  });
  if (attendees.length === 0) return 0;
  const jobs = attendees.map(({ userId }) => ({
    topic,
    key: `${topic}/${eventId}/${userId}/${version}`,
    payload: { eventId, userId },
  }));
  await enqueue(tx, ...jobs);
  return jobs.length;
}
