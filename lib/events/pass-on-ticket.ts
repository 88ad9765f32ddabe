import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { linkToken } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { guestJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

type OwnSeat = { actor: Actor; id: string; seat?: string | undefined };
type PassOn = OwnSeat & { email: string };

/** The given seat of the actor, or their own one. */
const seatOf = ({ actor, id, seat }: OwnSeat) =>
  seat
    ? Prisma.sql`r.event_id = ${id} AND r.id = ${seat} AND ${actor._id} IN (r.user_id, r.holder_id)`
    : Prisma.sql`r.event_id = ${id} AND r.user_id = ${actor._id}`;

/**
 * Sends the actor's ticket, or that of a companion, to a person by email, whose link accepts it. The ticket stays the actor's until then. Sending it again, also to
 * somebody else, ends the link before. Only a ticket with which nobody has checked in can be passed on.
 */
export async function passOnTicket({ email, ...own }: PassOn): Promise<void> {
  const { actor } = own;
  if (email === actor.email)
    throwAppError("invalid_input", "That is your own email.", { fields: { email: "That is your own email" } });
  await consumeLimit("transfer", actor._id);
  await consumeLimit("transfer-recipient", email);
  const key = linkToken();
  await transaction(async (tx) => {
    const sent = await tx.$executeRaw`
      UPDATE event_rsvps r SET transfer_email = ${email}, transfer_key = ${key} FROM events e
      WHERE ${seatOf(own)} AND r.status = 'seat' AND r.checked_in_at IS NULL AND e.id = r.event_id
        AND e.deleted_at IS NULL AND e.cancelled_at IS NULL AND COALESCE(e.ends_at, e.starts_at) > clock_timestamp()`;
    if (sent === 0) throwAppError("conflict", "You have no ticket of this event that can be passed on.");
    await enqueue(tx, guestJobs.ticketSent.job(`event-ticket-sent/${key}`, { key, to: email }));
  });
}

/** Withdraws a ticket that nobody has accepted: its link stops working. Repeating it changes nothing. */
export async function withdrawTicket(own: OwnSeat): Promise<void> {
  await transaction(
    (tx) => tx.$executeRaw`UPDATE event_rsvps r SET transfer_email = NULL, transfer_key = NULL WHERE ${seatOf(own)}`,
  );
}
