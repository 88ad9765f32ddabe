import { transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";

type Due = { eventId: string; userId: string; startsAt: Date };

/**
 * Writes the letters of the day before, with the door. A mark on the seat says for which beginning one was written: an evening
 * that is moved is reminded of anew. Whoever took their seat within that day has just been told everything.
 */
export async function remindGuests(): Promise<number> {
  return transaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      UPDATE event_rsvps r SET reminded_for = e.starts_at FROM events e
      WHERE e.id = r.event_id AND r.status = 'seat' AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
        AND e.starts_at > clock_timestamp() AND e.starts_at <= clock_timestamp() + interval '1 day'
        AND r.reminded_for IS DISTINCT FROM e.starts_at AND r.seated_at < e.starts_at - interval '1 day'
      RETURNING r.event_id AS "eventId", r.user_id AS "userId", e.starts_at AS "startsAt"`;
    const letters = due.map(({ eventId, userId, startsAt }) => ({
      topic: "community.event-tomorrow",
      key: `event-tomorrow/${eventId}/${userId}/${startsAt.getTime()}`,
      payload: { eventId, userId },
    }));
    if (letters.length > 0) await enqueue(tx, ...letters);
    return letters.length;
  });
}
