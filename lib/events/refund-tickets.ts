import type { Tx } from "@/lib/db/client";
import { eventJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";

/** What is due for seats that one charge paid for. */
export type DueRefund = { charge: string; kobo: number | bigint };

type RefundTickets = {
  eventId: string;
  due: readonly DueRefund[];
  reason: "event-cancelled" | "event-given-up" | "event-second-seat";
  /** Those who learn of the refund by another email or screen. */
  informed: readonly string[];
};

/**
 * Refunds paid seats, one refund for each charge, in the caller's transaction. A payer who is not informed otherwise, because they have passed
 * the ticket on, gets an email. Returns how many payments were refunded, and what those who are informed get back, in kobo: 0 for somebody
 * who did not pay.
 */
export async function refundTickets(
  tx: Tx,
  { eventId, due, reason, informed }: RefundTickets,
): Promise<{ count: number; kobo: bigint }> {
  const sums = new Map<string, bigint>();
  for (const { charge, kobo } of due) sums.set(charge, (sums.get(charge) ?? 0n) + BigInt(kobo));
  const result = { count: 0, kobo: 0n };
  for (const [chargeId, amountKobo] of sums) {
    const id = await createRefund(tx, { chargeId, reason, amountKobo });
    if (!id) continue;
    result.count += 1;
    const { userId } = await tx.charge.findUniqueOrThrow({ where: { id: chargeId }, select: { userId: true } });
    if (userId === null) continue;
    if (informed.includes(userId)) result.kobo += amountKobo;
    else await enqueue(tx, eventJobs.payerRefunded.job(`event-payer-refunded/${id}`, { eventId, userId }));
  }
  return result;
}

/** Refunds every paid seat of an event that does not take place. Returns how many payments. One that is still under way is refunded when it arrives. */
export async function refundAllTickets(tx: Tx, eventId: string): Promise<number> {
  const due = await tx.$queryRaw<DueRefund[]>`
    SELECT charge_id AS charge, price_kobo AS kobo FROM event_rsvps
    WHERE event_id = ${eventId} AND status = 'seat' AND charge_id IS NOT NULL ORDER BY id`;
  // They get the email that the event is cancelled.
  const people = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT COALESCE(user_id, holder_id) AS id FROM event_rsvps WHERE event_id = ${eventId} AND status <> 'cancelled'`;
  const informed = people.map(({ id }) => id);
  return (await refundTickets(tx, { eventId, due, reason: "event-cancelled", informed })).count;
}

/**
 * Refunds the seats of a person whose account is being deleted, with those of their companions, as if they cancelled now: not where somebody has
 * checked in.
 */
export async function refundTicketsOf(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM events WHERE id IN (SELECT event_id FROM event_rsvps WHERE ${userId} IN (user_id, holder_id)) ORDER BY id FOR UPDATE`;
  const paid = await tx.$queryRaw<(DueRefund & { eventId: string })[]>`
    SELECT r.charge_id AS charge, r.price_kobo AS kobo, r.event_id AS "eventId" FROM event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE ${userId} IN (r.user_id, r.holder_id) AND r.status = 'seat' AND r.charge_id IS NOT NULL AND r.checked_in_at IS NULL
      AND e.deleted_at IS NULL AND COALESCE(e.ends_at, e.starts_at) > clock_timestamp() AND event_is_refundable(e, clock_timestamp())
    ORDER BY r.id FOR UPDATE OF r`;
  for (const eventId of new Set(paid.map((row) => row.eventId))) {
    const due = paid.filter((row) => row.eventId === eventId);
    await refundTickets(tx, { eventId, due, reason: "event-given-up", informed: [userId] });
  }
}
