import { transaction } from "@/lib/db/client";
import { eventJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";

type DueReminder = { eventId: string; userId: string; startsAt: Date };

/**
 * Enqueues the reminders of the day before, one for each person with seats. `reminded_for` stores the start that a reminder was sent for, so that a moved event is
 * reminded again. Seats taken within that day get none, because their confirmation has just said everything.
 */
export async function remindAttendees(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<DueReminder[]>`
      WITH reminded AS (
      UPDATE event_rsvps r SET reminded_for = e.starts_at FROM events e
      WHERE e.id = r.event_id AND r.status = 'seat' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
        AND e.starts_at > clock_timestamp() AND e.starts_at <= clock_timestamp() + interval '1 day'
        AND r.reminded_for IS DISTINCT FROM e.starts_at AND r.seated_at < e.starts_at - interval '1 day'
      RETURNING r.event_id, COALESCE(r.user_id, r.holder_id) AS person, e.starts_at
      ) SELECT DISTINCT event_id AS "eventId", person AS "userId", starts_at AS "startsAt" FROM reminded`;
    const jobs = due.map(({ eventId, userId, startsAt }) =>
      eventJobs.reminder.job(`event-tomorrow/${eventId}/${userId}/${startsAt.getTime()}`, { eventId, userId }),
    );
    if (jobs.length > 0) await enqueue(tx, ...jobs);
    return jobs.length;
  });
}
