import type { Tx } from "@/lib/db/client";
import { refundTickets } from "@/lib/events/refund-tickets";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";

type Both = {
  event_id: string;
  dropped_id: string;
  guest_id: string;
  dropped_status: string;
  refund: string | null;
  kobo: bigint;
};

/**
 * Moves the event places of the merged account, and the seats of its companions. Where both are registered, the better place stays: a checked-in seat, a seat, an unpaid
 * seat, an offer, the waiting list. A second seat is offered to the waiting list of the event, and refunded if it was paid for. Returns how many places moved, and how many were given up.
 */
export async function moveEventPlaces(
  tx: Tx,
  { from, to }: MergedPair,
): Promise<{ moved: number; duplicates: number }> {
  await tx.$executeRaw`
    SELECT 1 FROM events WHERE id IN (SELECT event_id FROM event_rsvps WHERE ${from} IN (user_id, holder_id)) ORDER BY id FOR UPDATE`;
  const both = await tx.$queryRaw<Both[]>`
    WITH ranked AS (
      SELECT r.*, row_number() OVER (PARTITION BY r.event_id ORDER BY r.checked_in_at IS NULL,
               CASE r.status WHEN 'seat' THEN 0 WHEN 'held' THEN 1 WHEN 'offered' THEN 2 WHEN 'waiting' THEN 3 ELSE 4 END, r.joined_at) AS place
      FROM event_rsvps r WHERE r.user_id IN (${from}, ${to})
    )
    SELECT k.event_id, d.id AS dropped_id, d.user_id AS guest_id, d.status::text AS dropped_status, CASE WHEN d.status = 'seat' THEN d.charge_id END AS refund, d.price_kobo AS kobo
    FROM ranked k JOIN ranked d ON d.event_id = k.event_id AND d.place = 2 WHERE k.place = 1 ORDER BY k.event_id`;
  for (const { event_id, dropped_id, guest_id, dropped_status, refund, kobo } of both) {
    await tx.eventRsvp.delete({ where: { id: dropped_id } });
    const dropped = { eventId: event_id, reason: "event-second-seat" as const, informed: [guest_id] };
    if (refund) await refundTickets(tx, { ...dropped, due: [{ charge: refund, kobo }] });
    if (dropped_status === "waiting" || dropped_status === "cancelled") continue;
    await tx.$executeRaw`UPDATE events SET seats_taken = seats_taken - 1 WHERE id = ${event_id}`;
    await tx.$executeRaw`SELECT event_offer_seats(${event_id})`;
  }
  const { count } = await tx.eventRsvp.updateMany({ where: { userId: from }, data: { userId: to } });
  const companions = await tx.eventRsvp.updateMany({ where: { holderId: from }, data: { holderId: to } });
  return { moved: count + companions.count, duplicates: both.length };
}
