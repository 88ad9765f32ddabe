import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { RsvpStatus } from "@/lib/events/contracts";
import { type Attendee, requireRsvpStatus } from "@/lib/events/queries";
import { type DueRefund, refundTickets } from "@/lib/events/refund-tickets";

type CancelOutcome = { outcome: "cancelled" | "checked_in" | "over" | "not_found"; refunds?: DueRefund[] };
type CancelRsvp = { actor: Attendee; id: string; seat?: string | null | undefined };
type CancelledRsvp = { seat: RsvpStatus; refunded: number };

/**
 * Gives up a seat, an offer or a place on the waiting list: the given one of the actor's seats, or all of them with those of companions. A freed
 * seat is offered to the first on the waiting list, who gets an email. A paid seat is refunded to its payer, if the event's rule says so. A
 * guest who has checked in cannot cancel. `refunded` is 0 for somebody who got the ticket from its payer.
 */
export async function cancelRsvp({ actor, id, seat = null }: CancelRsvp): Promise<CancelledRsvp> {
  const refunded = await transaction(async (tx) => {
    const [{ result }] = await tx.$queryRaw<
      [{ result: CancelOutcome }]
    >`SELECT event_give_up_seats(${id}, ${actor._id}, ${seat}) AS result`;
    if (result.outcome === "not_found") return throwAppError("not_found", "Event not found");
    if (result.outcome === "over") return throwAppError("conflict", "This event is over.");
    if (result.outcome === "checked_in")
      return throwAppError("conflict", "You have checked in, so this seat cannot be cancelled.");
    const given = { eventId: id, due: result.refunds ?? [], reason: "event-given-up" as const };
    return (await refundTickets(tx, { ...given, informed: [actor._id] })).kobo;
  });
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return { seat: await requireRsvpStatus({ actor, id }), refunded: toNaira(refunded) };
}
