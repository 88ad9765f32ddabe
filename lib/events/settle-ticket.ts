import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, withRetry } from "@/lib/db/client";
import { revalidatePagesSoon } from "@/lib/db/revalidate-pages";
import { eventJobs } from "@/lib/events/jobs";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import type { Charge } from "@/prisma/generated/client";

const showSeats = () => revalidatePagesSoon(pagesShowing.events);

/** Reserves the seats of a paid charge; if there are none for it any more, the payment is refunded and the payer gets an email. */
async function acceptTicket(tx: Tx, { id, subjectId, userId, reference }: Charge): Promise<() => Promise<void>> {
  const [{ event }] = await tx.$queryRaw<
    [{ event: string | null }]
  >`SELECT event_confirm_payment(${subjectId}, ${id}) AS event`;
  if (event) return showSeats;
  await createRefund(tx, { chargeId: id, reason: "event-no-seat" });
  const rsvp = await tx.eventRsvp.findUnique({ where: { id: subjectId }, select: { eventId: true } });
  if (rsvp && userId)
    await enqueue(tx, eventJobs.returned.job(`event-returned/${reference}`, { eventId: rsvp.eventId, userId }));
  return async () => undefined;
}

/**
 * Cancels the seats of a payment, also of a ticket that was passed on, without a refund: the bank has returned the money. Their guests get an
 * email. Not after the event.
 */
async function takeBackSeats(tx: Tx, { id: chargeId, reference }: Charge): Promise<() => Promise<void>> {
  const seat = { chargeId, status: "seat" } as const;
  const found = await tx.eventRsvp.findFirst({ where: seat, select: { eventId: true } });
  if (!found) return showSeats;
  // A ticket is passed on under the same lock.
  await tx.$executeRaw`SELECT 1 FROM events WHERE id = ${found.eventId} FOR UPDATE`;
  const { eventId } = found;
  const cancelled = await tx.$queryRaw<{ userId: string; outcome: string }[]>`
    SELECT COALESCE(r.user_id, r.holder_id) AS "userId", event_give_up_seats(r.event_id, COALESCE(r.user_id, r.holder_id), r.id)->>'outcome' AS outcome
    FROM (SELECT * FROM event_rsvps WHERE charge_id = ${chargeId} AND status = 'seat' ORDER BY id OFFSET 0) r`;
  const attendees = new Set(cancelled.filter(({ outcome }) => outcome === "cancelled").map(({ userId }) => userId));
  for (const userId of attendees)
    await enqueue(tx, eventJobs.seatLost.job(`event-seat-lost/${reference}/${userId}`, { eventId, userId }));
  return showSeats;
}

/** Settles charges with the purpose `event`. */
export const ticketSettlement: SettlementHandler = {
  paid: acceptTicket,
  failed: async ({ id, subjectId }) => {
    await withRetry(() => db.$queryRaw`SELECT event_release_hold(${subjectId}, ${id})`);
    await showSeats();
  },
  // The deletion of the account has removed its RSVPs.
  deleted: async () => undefined,
  lost: takeBackSeats,
};
