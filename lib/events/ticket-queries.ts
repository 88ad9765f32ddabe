import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { MyTicket } from "@/lib/events/guest-contracts";
import { includeWaitingCount, questionsOf } from "@/lib/events/mappers";
import { type Attendee, linkFor, requireRsvpStatus, toEventDetail } from "@/lib/events/queries";
import { missingLink } from "@/lib/events/rules";
import { type EventQuestion, responses as responsesOf } from "@/lib/events/ticket-contracts";
import { readTicketLink } from "@/lib/events/ticket-link";

/** The ticket of one event, with or without a seat; null for an unknown event. */
export async function getMyTicket({ actor, id }: { actor: Attendee; id: string }): Promise<MyTicket | null> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount });
  if (!event) return null;
  const [rsvpStatus, own, held, [clock]] = await Promise.all([
    requireRsvpStatus({ actor, id }),
    db.eventRsvp.findFirst({ where: { eventId: id, userId: actor._id } }),
    db.eventRsvp.findMany({
      where: { eventId: id, holderId: actor._id, status: "seat" },
      orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    }),
    db.$queryRaw<[{ is_over: boolean; is_near: boolean; is_refundable: boolean }]>`
      SELECT COALESCE(e.ends_at, e.starts_at) <= clock_timestamp() AS is_over,
        e.starts_at <= clock_timestamp() + interval '1 day' AS is_near, event_is_refundable(e, clock_timestamp()) AS is_refundable
      FROM events e WHERE e.id = ${id}`,
  ]);
  const rsvp = own?.status === "seat" ? own : null;
  const hasSeat = rsvp !== null || held.length > 0;
  const rows = rsvp ? [rsvp, ...held] : held;
  const charges = await db.charge.findMany({
    where: { id: { in: rows.flatMap(({ chargeId }) => chargeId ?? []) }, userId: actor._id },
  });
  // The own seat may be somebody else's gift: then the receipt is that of the companions.
  const paid = rows.flatMap((row) => {
    const charge = charges.find(({ id: each }) => each === row.chargeId);
    return charge ? [{ charge, price: row.priceKobo }] : [];
  })[0];
  const viewer = { isAdmin: actor.role === "Admin", isVip: actor.isVIP, hasSeat };
  return {
    event: { ...toEventDetail(event), link: linkFor(actor, event, hasSeat) },
    rsvp: rsvpStatus,
    seat: rsvp?.id ?? null,
    companions: held.map((row) => ({
      _id: row.id,
      name: row.guestName,
      code: row.checkInCode,
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
      transferTo: row.transferEmail,
      price: row.chargeId ? toNaira(row.priceKobo) : 0,
    })),
    ownPrice: rsvp?.chargeId && charges.some(({ id: each }) => each === rsvp.chargeId) ? toNaira(rsvp.priceKobo) : 0,
    code: rsvp?.checkInCode ?? null,
    checkedInAt: rsvp?.checkedInAt?.toISOString() ?? null,
    door: hasSeat && clock.is_near ? event.venueDetails || null : null,
    venueFollows: hasSeat && Boolean(event.venueDetails) && !clock.is_near,
    missingLink: missingLink(event, viewer),
    isOver: clock.is_over,
    payment: paid?.charge.paidAt
      ? {
          amount: toNaira(paid.charge.amountKobo),
          refunded: toNaira(paid.charge.refundedKobo),
          seats: Number(paid.charge.amountKobo / paid.price),
          reference: paid.charge.reference,
          paidAt: paid.charge.paidAt.toISOString(),
        }
      : null,
    isRefundable: clock.is_refundable,
    transferTo: rsvp?.transferEmail ?? null,
    responses: responsesOf.parse(own?.responses ?? {}),
  };
}

/** A ticket with its guest, as it is printed and put into a wallet. */
export type SeatTicket = MyTicket & { code: string; guest: string };

/**
 * The own ticket of an event, or that of a companion by the id of the seat; null without it. The receipt is part of the own ticket, and of
 * those of the companions when the own one was given up or passed on.
 */
export async function getSeatTicket({
  actor,
  id,
  seat,
}: {
  actor: Attendee;
  id: string;
  seat?: string | undefined;
}): Promise<SeatTicket | null> {
  const ticket = await getMyTicket({ actor, id });
  if (!ticket) return null;
  const name = `${actor.firstName} ${actor.lastName}`;
  if (!seat || seat === ticket.seat) return ticket.code === null ? null : { ...ticket, code: ticket.code, guest: name };
  const companion = ticket.companions.find(({ _id }) => _id === seat);
  if (!companion) return null;
  const { code, checkedInAt, transferTo } = companion;
  const payment = ticket.code === null ? ticket.payment : null;
  return { ...ticket, code, checkedInAt, transferTo, payment, guest: companion.name ?? `Guest of ${name}` };
}

/** A ticket that is passed on, for the person with the link. */
export type OfferedTicket = {
  event: string;
  title: string;
  date: string;
  place: string;
  from: string;
  questions: EventQuestion[];
};

/** The ticket of a link; null when it was accepted or withdrawn, or the event is cancelled or over. */
export async function getOfferedTicket(token: string): Promise<OfferedTicket | null> {
  const key = readTicketLink(token);
  const [open] = key
    ? await db.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM event_rsvps r JOIN events e ON e.id = r.event_id
      WHERE r.transfer_key = ${key} AND r.status = 'seat' AND r.checked_in_at IS NULL AND e.deleted_at IS NULL AND e.cancelled_at IS NULL
        AND COALESCE(e.ends_at, e.starts_at) > clock_timestamp()`
    : [];
  if (!open) return null;
  const { event, user, holder } = await db.eventRsvp.findUniqueOrThrow({
    where: { id: open.id },
    include: { event: true, user: { select: { displayName: true } }, holder: { select: { displayName: true } } },
  });
  return {
    event: event.id,
    title: event.title,
    date: event.startsAt.toISOString(),
    place: event.place,
    from: (user ?? holder)?.displayName ?? "",
    questions: questionsOf(event),
  };
}

/** The event that a payment is for; null for an unknown one. */
export async function getEventOfPayment(reference: string): Promise<string | null> {
  const charge = await db.charge.findUnique({ where: { reference }, select: { purpose: true, subjectId: true } });
  if (charge?.purpose !== "event") return null;
  const rsvp = await db.eventRsvp.findUnique({ where: { id: charge.subjectId }, select: { eventId: true } });
  return rsvp?.eventId ?? null;
}
