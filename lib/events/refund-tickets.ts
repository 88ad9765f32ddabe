import type { Tx } from "@/lib/db/client";
import { createRefund } from "@/lib/payments/create-refund";

/** Refunds every paid seat of an event that does not take place. Returns how many. A payment that is still under way is refunded when it arrives. */
export async function refundAllTickets(tx: Tx, eventId: string): Promise<number> {
  const paid = await tx.eventRsvp.findMany({
    where: { eventId, status: "seat", chargeId: { not: null } },
    select: { chargeId: true },
  });
  let count = 0;
  for (const { chargeId } of paid)
    if (chargeId && (await createRefund(tx, { chargeId, reason: "event-cancelled" }))) count += 1;
  return count;
}

/** Refunds the seats of a person whose account is being deleted, as if they cancelled now: not where they have checked in. */
export async function refundTicketsOf(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM events WHERE id IN (SELECT event_id FROM event_rsvps WHERE user_id = ${userId}) ORDER BY id FOR UPDATE`;
  const paid = await tx.$queryRaw<{ chargeId: string }[]>`
    SELECT r.charge_id AS "chargeId" FROM event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE r.user_id = ${userId} AND r.status = 'seat' AND r.charge_id IS NOT NULL AND r.checked_in_at IS NULL
      AND e.deleted_at IS NULL AND COALESCE(e.ends_at, e.starts_at) > clock_timestamp() AND event_is_refundable(e, clock_timestamp())
    ORDER BY r.id FOR UPDATE OF r`;
  for (const { chargeId } of paid) await createRefund(tx, { chargeId, reason: "event-given-up" });
}
