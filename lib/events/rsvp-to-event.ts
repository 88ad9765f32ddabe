import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId, ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { RsvpStatus } from "@/lib/events/contracts";
import { questionsOf } from "@/lib/events/mappers";
import { openTicketPayment, recordTicketCharge } from "@/lib/events/pay-for-ticket";
import { requireRsvpStatus } from "@/lib/events/queries";
import { readResponses, seatCount } from "@/lib/events/rules";
import type { RsvpBody } from "@/lib/events/ticket-contracts";

type Rsvp = { actor: Actor; id: string; body?: RsvpBody };
type Held = { outcome: "held"; rsvp: string; charge: string | null; kobo: number };
type RsvpOutcome =
  | { outcome: "seat" | "waiting" | "cancelled" | "over" | "closed" | "not_found" | "wrong_code" }
  | { outcome: "not_open"; opensAt: string }
  | { outcome: "too_many" | "few_left"; seats: number }
  | Held;

const noResponses: RsvpBody = { quantity: 1, code: "", responses: {} };

/**
 * Reserves seats, all or none: the actor's own and those of companions. Or accepts an offered seat, or takes a place on the waiting list, which
 * is for one. Seats that cost something are held while they are being paid for, and the page of the payment is returned. Repeating it changes nothing. The rules are in `prisma/functions/event_take_seats.sql`.
 */
export async function rsvpToEvent({
  actor,
  id,
  body = noResponses,
}: Rsvp): Promise<{ seat: RsvpStatus; authorization_url: string | null }> {
  // A code could otherwise be guessed.
  if (body.code) await consumeLimit("event-code", actor._id);
  const reference = await transaction(async (tx) => {
    const result = await createRsvp(tx, actor, id, body);
    if (result.outcome !== "held") return null;
    if (result.charge) return (await tx.charge.findUniqueOrThrow({ where: { id: result.charge } })).reference;
    return recordTicketCharge(tx, { actor, rsvp: result.rsvp, amountKobo: BigInt(result.kobo) });
  });
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  const url = reference ? await openTicketPayment(id, reference) : null;
  return { seat: await requireRsvpStatus({ actor, id }), authorization_url: url };
}

async function createRsvp(tx: Tx, actor: Actor, id: string, { quantity, code, responses: given }: RsvpBody) {
  const [row] = await tx.$queryRaw<{ questions: string; has_place: boolean }[]>`
    SELECT e.questions::text AS questions, EXISTS (SELECT 1 FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = ${actor._id}
      AND r.status IN ('seat', 'waiting', 'held')) AS has_place
    FROM events e WHERE e.id = ${id} AND e.deleted_at IS NULL`;
  if (!row) return throwAppError("not_found", "Event not found");
  const { responses, errors } = readResponses(questionsOf({ questions: JSON.parse(row.questions) }), given);
  // Who has a place has answered already.
  if (errors && !row.has_place) throwAppError("invalid_input", "Please answer the questions.", { fields: errors });
  const isAdmin = actor.role === "Admin";
  const seats = Array.from({ length: quantity }, () => ({ rsvp: newId("rsv"), ticket: ticketCode() }));
  const [ids, codes] = [seats.map(({ rsvp }) => rsvp), seats.map(({ ticket }) => ticket)];
  const [{ result }] = await tx.$queryRaw<[{ result: RsvpOutcome }]>`
    SELECT event_take_seats(${id}, ${actor._id}, ${isAdmin}, ${ids}::text[], ${codes}::text[], ${code}, ${responses}::jsonb) AS result`;
  if (result.outcome === "not_found") return throwAppError("not_found", "Event not found");
  if (result.outcome === "cancelled") return throwAppError("conflict", "This event was cancelled.");
  if (result.outcome === "over") return throwAppError("conflict", "This event is over.");
  if (result.outcome === "closed") return throwAppError("conflict", "Seats can no longer be reserved.");
  if (result.outcome === "wrong_code")
    return throwAppError("invalid_input", "That code is not right.", {
      fields: { code: "Check the code and try again" },
    });
  if (result.outcome === "not_open")
    return throwAppError("not_running", "Seats are not available to you yet.", { facts: { opensAt: result.opensAt } });
  if (result.outcome === "too_many") {
    const message = `One person can take at most ${seatCount(result.seats)} here.`;
    return throwAppError("conflict", message, { fields: { quantity: message }, facts: { seats: result.seats } });
  }
  if (result.outcome === "few_left") {
    const message = result.seats > 0 ? `Only ${seatCount(result.seats)} left.` : "All seats are taken by now.";
    return throwAppError("conflict", message, { fields: { quantity: message }, facts: { seats: result.seats } });
  }
  return result;
}
