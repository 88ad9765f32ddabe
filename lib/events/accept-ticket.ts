import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { ticketCode } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { questionsOf } from "@/lib/events/mappers";
import { readResponses } from "@/lib/events/rules";
import type { GuestResponses } from "@/lib/events/ticket-contracts";
import { readTicketLink } from "@/lib/events/ticket-link";

type AcceptTicket = { actor: Actor; token: string; responses: GuestResponses };
type AcceptOutcome =
  | { outcome: "moved"; event: string }
  | { outcome: "gone" | "own" | "has_seat" | "checked_in" | "cancelled" | "over" };

const refusals = {
  gone: "This link does not work any more: the ticket was accepted or withdrawn.",
  own: "This ticket is yours. The person whom you sent it to accepts it with their own account.",
  has_seat: "You already have a seat at this event.",
  checked_in: "Somebody has checked in with this ticket already.",
  cancelled: "This event was cancelled.",
  over: "This event is over.",
};

/**
 * Accepts a ticket, once: it becomes the actor's with a new code, and the code before it stops working. The link is the right to accept,
 * whatever the address of the account. What was paid stays with the payer: a refund goes to them.
 */
export async function acceptTicket({ actor, token, responses: given }: AcceptTicket): Promise<{ event: string }> {
  const key = readTicketLink(token) ?? throwAppError("not_found", "Ticket not found");
  const event = await transaction(async (tx) => {
    const row = await tx.eventRsvp.findUnique({ where: { transferKey: key }, include: { event: true } });
    if (!row) return throwAppError("conflict", refusals.gone);
    const { responses, errors } = readResponses(questionsOf(row.event), given);
    if (errors) throwAppError("invalid_input", "Please answer the questions.", { fields: errors });
    const [{ result }] = await tx.$queryRaw<[{ result: AcceptOutcome }]>`
      SELECT event_accept_ticket(${key}, ${actor._id}, ${ticketCode()}, ${responses}::jsonb) AS result`;
    return result.outcome === "moved" ? result.event : throwAppError("conflict", refusals[result.outcome]);
  });
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return { event };
}
