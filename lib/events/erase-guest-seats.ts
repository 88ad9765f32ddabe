import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** How long after an event the name and address of a guest without an account are stored. */
const ERASE_AFTER_DAYS = 90;

/** SQL: empties the emails about the seats of a table expression. The recipient is for the index only. */
const emptyMails = (seats: "gone" | "past") => Prisma.sql`
  UPDATE outbox_messages m SET payload = '{}'::jsonb, rendered = NULL, last_error = NULL FROM ${Prisma.raw(seats)} s
  WHERE m.recipient = s.guest_email AND m.status <> 'pending' AND (m.payload->>'userId' = s.user_id OR m.payload->>'rsvpId' = s.id)`;

/**
 * Scheduled job: deletes what guests without an account gave up or did not confirm, unless an email to them is waiting, and erases their names, addresses and answers after the
 * event. The copies of the emails about the seat, which have the link to the ticket, are emptied with both.
 */
export async function eraseGuestSeats(): Promise<void> {
  await db.$executeRaw`
    WITH gone AS (
      DELETE FROM event_rsvps r USING users g
      WHERE g.id = r.user_id AND g.is_guest AND r.status = 'cancelled' AND r.joined_at < now() - interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM outbox_messages m WHERE m.status = 'pending' AND m.payload->>'userId' = r.user_id)
      RETURNING r.id, r.user_id, g.guest_email
    )
    ${emptyMails("gone")}`;
  await db.$executeRaw`
    WITH past AS (
      SELECT r.id, r.user_id, g.guest_email FROM event_rsvps r JOIN events e ON e.id = r.event_id JOIN users g ON g.id = r.user_id
      WHERE g.is_guest AND (g.guest_email IS NOT NULL OR g.first_name <> 'Guest' OR g.last_name <> '')
        AND COALESCE(e.ends_at, e.starts_at) < now() - make_interval(days => ${ERASE_AFTER_DAYS})
    ), answers AS (
      UPDATE event_rsvps r SET responses = '{}' FROM past WHERE r.id = past.id
    ), mails AS (
      ${emptyMails("past")}
    )
    UPDATE users g SET guest_email = NULL, first_name = 'Guest', last_name = '' FROM past WHERE g.id = past.user_id`;
}
