import type { Tx } from "@/lib/db/client";
import { eventJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";

type AttendeeNotification = {
  eventId: string;
  change: "changed" | "cancelled";
  version?: string | number;
};

/**
 * Enqueues one email for everyone with a seat, an offer or a place on the waiting list, once per `version`, whatever their number of seats. Who
 * has no address, or has not confirmed it, gets none. Returns the number of emails.
 */
export async function notifyAttendees(
  tx: Tx,
  { eventId, change, version = "once" }: AttendeeNotification,
): Promise<number> {
  const attendees = await tx.$queryRaw<{ userId: string }[]>`
    SELECT DISTINCT u.id AS "userId" FROM event_rsvps r JOIN users u ON u.id = COALESCE(r.user_id, r.holder_id)
    WHERE r.event_id = ${eventId} AND r.status <> 'cancelled' AND NOT (u.is_guest AND r.status = 'held') AND (NOT u.is_guest OR u.guest_email IS NOT NULL) ORDER BY 1`;
  if (attendees.length === 0) return 0;
  const { name, job } = eventJobs[change];
  const jobs = attendees.map(({ userId }) => job(`${name}/${eventId}/${userId}/${version}`, { eventId, userId }));
  await enqueue(tx, ...jobs);
  return jobs.length;
}
