import { throwAppError } from "@/lib/core/errors";
import { newId, ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { consumeLimit, consumeLimitIn } from "@/lib/db/rate-limit";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { createGuestUser } from "@/lib/events/create-guest-user";
import type { GuestSeatBody } from "@/lib/events/guest-seat-contracts";
import { guestJobs } from "@/lib/events/jobs";
import { questionsOf } from "@/lib/events/mappers";
import { readResponses } from "@/lib/events/rules";
import { enqueue } from "@/lib/jobs/outbox";

type HoldOutcome =
  | { outcome: "held" | "account" | "wrong_code" | "closed" | "cancelled" | "over" | "not_found" }
  | { outcome: "known" | "full"; rsvp: string | null }
  | { outcome: "not_open"; opensAt: string };

type ReserveAsGuest = { id: string; body: GuestSeatBody; ip: string };

/**
 * Holds a free seat for an hour for somebody without an account, who confirms it by the link of an email. An address that has a place gets its
 * link again, and the reply is the same. The rules are in `prisma/functions/event_hold_guest_seat.sql`.
 */
export async function reserveAsGuest({ id, body, ip }: ReserveAsGuest): Promise<void> {
  await consumeLimit("guest-seat-email", body.email);
  // A code could otherwise be guessed.
  if (body.code) await consumeLimit("event-code", ip);
  const result = await transaction((tx) => holdSeat(tx, { id, body, ip }));
  const context = requestContext();
  if (context) context.enqueued = true;
  // Also for an address that has a place: a reply that comes sooner would say so.
  if (result.outcome !== "full") await revalidatePages(pagesShowing.events);
  // Thrown after the transaction, which has enqueued the link of an address with a place.
  if (result.outcome === "full")
    throwAppError(
      "conflict",
      "All seats are taken by now. If this address has one, its link is on the way. To join the waiting list, log in.",
    );
}

async function holdSeat(tx: Tx, { id, body, ip }: ReserveAsGuest): Promise<HoldOutcome> {
  const event = await tx.event.findFirst({ where: { id, deletedAt: null }, select: { questions: true } });
  if (!event) return throwAppError("not_found", "Event not found");
  const { responses, errors } = readResponses(questionsOf(event), body.responses);
  if (errors) throwAppError("invalid_input", "Please answer the questions.", { fields: errors });
  const { email, code } = body;
  const [guest, rsvp] = [await createGuestUser(tx, body), newId("rsv")];
  const [{ result }] = await tx.$queryRaw<[{ result: HoldOutcome }]>`
    SELECT event_hold_guest_seat(${id}, ${guest}, ${email}, ${rsvp}, ${ticketCode()}, ${code}, ${responses}::jsonb) AS result`;
  assertMayReserve(result);
  // Invented addresses could otherwise keep every seat.
  if (result.outcome !== "full") await consumeLimitIn(tx, "guest-seat-event", `${ip}/${id}`);
  if (result.outcome !== "held") await tx.user.delete({ where: { id: guest } });
  const rsvpId = "rsvp" in result ? result.rsvp : rsvp;
  if (rsvpId) await enqueue(tx, guestJobs.guestSeat.job(`event-guest-seat/${rsvpId}/${newId("out")}`, { rsvpId }));
  return result;
}

function assertMayReserve(result: HoldOutcome): void {
  const { outcome } = result;
  if (outcome === "not_found") throwAppError("not_found", "Event not found");
  if (outcome === "cancelled") throwAppError("conflict", "This event was cancelled.");
  if (outcome === "over") throwAppError("conflict", "This event is over.");
  if (outcome === "closed") throwAppError("conflict", "Seats can no longer be reserved.");
  if (outcome === "account") throwAppError("conflict", "Log in to buy a ticket for this event.");
  if (outcome === "wrong_code")
    throwAppError("invalid_input", "That code is not right.", { fields: { code: "Check the code and try again" } });
  if (outcome === "not_open")
    throwAppError("not_running", "Seats are not available without a membership yet.", {
      facts: { opensAt: result.opensAt },
    });
}
