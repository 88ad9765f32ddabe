import { db } from "@/lib/db/client";

/** How long after an event the name and address of a guest without an account are stored. */
const ERASE_AFTER_DAYS = 90;

/** Scheduled job: deletes what guests without an account gave up or did not confirm, and erases their names, addresses and answers after the event. */
export async function eraseGuestSeats(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM event_rsvps r USING users g
    WHERE g.id = r.user_id AND g.is_guest AND r.status = 'cancelled' AND r.joined_at < now() - interval '1 day'`;
  await db.$executeRaw`
    WITH past AS (
      SELECT r.id, r.user_id FROM event_rsvps r JOIN events e ON e.id = r.event_id JOIN users g ON g.id = r.user_id
      WHERE g.is_guest AND g.guest_email IS NOT NULL
        AND COALESCE(e.ends_at, e.starts_at) < now() - make_interval(days => ${ERASE_AFTER_DAYS})
    ), answers AS (
      UPDATE event_rsvps r SET responses = '{}' FROM past WHERE r.id = past.id
    )
    UPDATE users g SET guest_email = NULL, first_name = 'Guest', last_name = '' FROM past WHERE g.id = past.user_id`;
}
