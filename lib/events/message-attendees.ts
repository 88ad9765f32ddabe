import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx, transaction } from "@/lib/db/client";
import { renderDraft } from "@/lib/email/email-layout";
import { messageDraft } from "@/lib/events/guest-emails";
import { guestJobs } from "@/lib/events/jobs";
import type { GuestMessage, GuestMessageBody, GuestSegment } from "@/lib/events/ticket-contracts";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

/** Of what a person has at the event. Somebody has come if one of their seats is checked in, their own or a companion's. */
const segments: Record<GuestSegment, Prisma.Sql> = {
  going: Prisma.sql`bool_or(r.status = 'seat')`,
  waiting: Prisma.sql`bool_or(r.status IN ('waiting', 'offered', 'held'))`,
  "checked-in": Prisma.sql`bool_or(r.status = 'seat' AND r.checked_in_at IS NOT NULL)`,
  "not-come": Prisma.sql`bool_or(r.status = 'seat') AND NOT bool_or(r.status = 'seat' AND r.checked_in_at IS NOT NULL)`,
};

/** The people of a segment, each once, whatever their number of seats; without guests who have no address or have not confirmed it. */
const listRecipients = (tx: Tx | typeof db, eventId: string, segment: GuestSegment) =>
  tx.$queryRaw<{ userId: string }[]>`
    SELECT u.id AS "userId" FROM event_rsvps r JOIN users u ON u.id = COALESCE(r.user_id, r.holder_id)
    WHERE r.event_id = ${eventId} AND u.deleted_at IS NULL AND u.disabled_at IS NULL AND NOT (u.is_guest AND r.status = 'held') AND (NOT u.is_guest OR u.guest_email IS NOT NULL)
    GROUP BY u.id HAVING ${segments[segment]} ORDER BY u.id`;

/** How many guests a segment has, and the email as they get it. */
export async function previewMessage({ id, body }: { id: string; body: GuestMessage }) {
  const event = await requireEventRow(db, id);
  const { length: recipients } = await listRecipients(db, id, body.segment);
  return { recipients, html: (await renderDraft(messageDraft(body, event))).html };
}

type MessageAttendees = { actor: Actor; id: string; body: GuestMessageBody };

/**
 * Sends an email to the guests of a segment, once each. Throws `stale` when their number is not the confirmed one any more, so that an email
 * never goes to more people than its writer knows of.
 */
export async function messageAttendees({ actor, id, body }: MessageAttendees): Promise<{ recipients: number }> {
  const { segment, subject, text } = body;
  await transaction(async (tx) => {
    // Nobody gets or loses a seat while the guests are counted.
    await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${id} FOR UPDATE`;
    await requireEventRow(tx, id);
    const attendees = await listRecipients(tx, id, segment);
    if (attendees.length !== body.recipients)
      throwAppError("stale", `There are ${attendees.length} guests now. Check the preview again.`);
    const messageId = newId("evm");
    await tx.eventMessage.create({
      data: { id: messageId, eventId: id, segment, subject, text, recipients: attendees.length, sentById: actor._id },
    });
    const { job } = guestJobs.message;
    await enqueue(
      tx,
      ...attendees.map(({ userId }) => job(`event-message/${messageId}/${userId}`, { messageId, userId })),
    );
    const detail = { segment, subject, recipients: attendees.length };
    await recordAudit(tx, { actorId: actor._id, action: "event.message", subject: id, detail });
  });
  return { recipients: body.recipients };
}

async function requireEventRow(tx: Tx | typeof db, id: string) {
  return (
    (await tx.event.findFirst({ where: { id, deletedAt: null } })) ?? throwAppError("not_found", "Event not found")
  );
}

/** The emails that were sent to the guests of an event, newest first. */
export async function listMessages(eventId: string) {
  const rows = await db.eventMessage.findMany({
    where: { eventId },
    orderBy: { createdAt: "desc" },
    take: 20,
    include: { sentBy: { select: { displayName: true } } },
  });
  return rows.map(({ id, segment, subject, recipients, createdAt, sentBy }) => ({
    _id: id,
    segment,
    subject,
    recipients,
    sentAt: createdAt.toISOString(),
    sentBy: sentBy?.displayName ?? null,
  }));
}
