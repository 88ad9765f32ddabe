import type { Tx } from "@/lib/db/client";
import { eventJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";

type RefundTicket = {
  eventId: string;
  guestId: string;
  chargeId: string;
  reason: "event-cancelled" | "event-given-up" | "event-second-seat";
};

/**
 * Refunds a paid seat, in the caller's transaction. A payer who has passed the ticket on gets an email, because those about the seat go to its
 * guest. Returns what the guest gets back, in kobo: 0 for somebody who did not pay. Null when it was refunded already.
 */
export async function refundTicket(
  tx: Tx,
  { eventId, guestId, chargeId, reason }: RefundTicket,
): Promise<bigint | null> {
  const id = await createRefund(tx, { chargeId, reason });
  if (!id) return null;
  const { amountKobo, charge } = await tx.refund.findUniqueOrThrow({
    where: { id },
    select: { amountKobo: true, charge: { select: { userId: true } } },
  });
  const payerId = charge.userId;
  if (payerId === guestId) return amountKobo;
  if (payerId)
    await enqueue(tx, eventJobs.payerRefunded.job(`event-payer-refunded/${chargeId}`, { eventId, userId: payerId }));
  return 0n;
}

/** Refunds every paid seat of an event that does not take place. Returns how many. A payment that is still under way is refunded when it arrives. */
export async function refundAllTickets(tx: Tx, eventId: string): Promise<number> {
  const paid = await tx.eventRsvp.findMany({
    where: { eventId, status: "seat", chargeId: { not: null } },
    select: { chargeId: true, userId: true },
  });
  let count = 0;
  for (const { chargeId, userId: guestId } of paid)
    if (chargeId && (await refundTicket(tx, { eventId, guestId, chargeId, reason: "event-cancelled" })) !== null)
      count += 1;
  return count;
}

/** Refunds the seats of a person whose account is being deleted, as if they cancelled now: not where they have checked in. */
export async function refundTicketsOf(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM events WHERE id IN (SELECT event_id FROM event_rsvps WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`;
  const paid = await tx.$queryRaw<{ chargeId: string; eventId: string }[]>`
    SELECT r.charge_id AS "chargeId", r.event_id AS "eventId" FROM event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE r.user_id = ${userId} AND r.status = 'seat' AND r.charge_id IS NOT NULL AND r.checked_in_at IS NULL
      AND e.deleted_at IS NULL AND COALESCE(e.ends_at, e.starts_at) > clock_timestamp() AND event_is_refundable(e, clock_timestamp())
    ORDER BY r.id FOR UPDATE OF r`;
  for (const { chargeId, eventId } of paid)
    await refundTicket(tx, { eventId, guestId: userId, chargeId, reason: "event-given-up" });
}
