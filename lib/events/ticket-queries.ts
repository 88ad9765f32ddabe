import type { Actor } from "@/lib/auth/contracts";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import type { EventDetail, RsvpStatus } from "@/lib/events/contracts";
import { includeWaitingCount, questionsOf } from "@/lib/events/mappers";
import { linkFor, requireRsvpStatus, toEventDetail } from "@/lib/events/queries";
import { type MissingLink, missingLink } from "@/lib/events/rules";
import { type EventQuestion, type GuestResponses, responses as responsesOf } from "@/lib/events/ticket-contracts";
import { readTicketLink } from "@/lib/events/ticket-link";

/** The data of the ticket page. The venue details are included from one day before. */
export type MyTicket = {
  event: EventDetail;
  rsvp: RsvpStatus;
  /** Null without a seat. */
  code: string | null;
  checkedInAt: string | null;
  door: string | null;
  /** Whether the venue details are shown later: with a seat in a place, until one day before. */
  venueFollows: boolean;
  /** Why an online event shows this person no link; null with the link. */
  missingLink: MissingLink | null;
  isOver: boolean;
  /** What was paid, in naira, with the reference; null for a free seat, and for one that somebody else paid for. */
  payment: { amount: number; reference: string; paidAt: string } | null;
  /** Whether giving up the seat now gets the price back. */
  isRefundable: boolean;
  /** To whom the ticket is being passed on. */
  transferTo: string | null;
  /** The responses to the event's questions by their ids. */
  responses: GuestResponses;
};

/** The ticket of one event, with or without a seat; null for an unknown event. */
export async function getMyTicket({ actor, id }: { actor: Actor; id: string }): Promise<MyTicket | null> {
  const event = await db.event.findFirst({ where: { id, deletedAt: null }, include: includeWaitingCount });
  if (!event) return null;
  const [rsvpStatus, own, [clock]] = await Promise.all([
    requireRsvpStatus({ actor, id }),
    db.eventRsvp.findFirst({ where: { eventId: id, userId: actor._id } }),
    db.$queryRaw<[{ is_over: boolean; is_near: boolean; is_refundable: boolean }]>`
      SELECT COALESCE(e.ends_at, e.starts_at) <= clock_timestamp() AS is_over,
        e.starts_at <= clock_timestamp() + interval '1 day' AS is_near, event_is_refundable(e, clock_timestamp()) AS is_refundable
      FROM events e WHERE e.id = ${id}`,
  ]);
  const rsvp = own?.status === "seat" ? own : null;
  const charge = rsvp?.chargeId ? await db.charge.findFirst({ where: { id: rsvp.chargeId, userId: actor._id } }) : null;
  const viewer = { isAdmin: actor.role === "Admin", isVip: actor.isVIP, hasSeat: rsvp !== null };
  return {
    event: { ...toEventDetail(event), link: linkFor(actor, event, rsvp !== null) },
    rsvp: rsvpStatus,
    code: rsvp?.checkInCode ?? null,
    checkedInAt: rsvp?.checkedInAt?.toISOString() ?? null,
    door: rsvp && clock.is_near ? event.venueDetails || null : null,
    venueFollows: rsvp !== null && Boolean(event.venueDetails) && !clock.is_near,
    missingLink: missingLink(event, viewer),
    isOver: clock.is_over,
    payment: charge?.paidAt
      ? { amount: toNaira(charge.amountKobo), reference: charge.reference, paidAt: charge.paidAt.toISOString() }
      : null,
    isRefundable: clock.is_refundable,
    transferTo: rsvp?.transferEmail ?? null,
    responses: responsesOf.parse(own?.responses ?? {}),
  };
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
  const { event, user } = await db.eventRsvp.findUniqueOrThrow({
    where: { id: open.id },
    include: { event: true, user: { select: { displayName: true } } },
  });
  return {
    event: event.id,
    title: event.title,
    date: event.startsAt.toISOString(),
    place: event.place,
    from: user.displayName,
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
