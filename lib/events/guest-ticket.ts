import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { requestContext } from "@/lib/core/request-context";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, transaction, withRetry } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { cancelRsvp } from "@/lib/events/cancel-rsvp";
import { readGuestTicketToken } from "@/lib/events/guest-ticket-link";
import type { Attendee } from "@/lib/events/queries";

export type GuestTicket = {
  rsvp: string;
  event: string;
  /** The guest as an attendee without a plan. */
  attendee: Attendee;
  email: string;
};

/** The ticket of a link. Null for a wrong link, one that is kept in an account, and one whose personal data is erased. */
export async function findGuestTicket(token: string): Promise<GuestTicket | null> {
  const id = readGuestTicketToken(token);
  if (id === null) return null;
  const row = await db.eventRsvp.findFirst({
    where: { id, user: { isGuest: true, guestEmail: { not: null } }, event: { deletedAt: null } },
    include: { user: true },
  });
  if (!row?.user?.guestEmail) return null;
  const { id: _id, firstName, lastName, guestEmail } = row.user;
  return {
    rsvp: row.id,
    event: row.eventId,
    attendee: { _id, firstName, lastName, role: "Member", isVIP: false },
    email: guestEmail,
  };
}

/** Like `findGuestTicket`, but throws `not_found`. */
export const requireGuestTicket = async (token: string): Promise<GuestTicket> =>
  (await findGuestTicket(token)) ?? throwAppError("not_found", "Ticket not found");

/** The event of a ticket that was moved into an account, which shows it; null for any other link. */
export async function findClaimedTicket(token: string): Promise<string | null> {
  const id = readGuestTicketToken(token);
  const row = id && (await db.eventRsvp.findFirst({ where: { id, user: { isGuest: false } } }));
  return row ? row.eventId : null;
}

const refusals = {
  ended: "The time to confirm this seat is over, or the seat was given up. You can ask for a seat again.",
  cancelled: "This event was cancelled.",
  over: "This event is over.",
  gone: "You have no ticket of this event.",
};

/** Confirms the address and with it the held seat, once; the ticket is emailed. Repeating it changes nothing. */
export async function confirmGuestSeat(token: string): Promise<{ event: string }> {
  const { rsvp, event } = await requireGuestTicket(token);
  const outcome = await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<[{ outcome: "seat" | keyof typeof refusals }]>`
      SELECT event_confirm_guest_seat(${rsvp}) AS outcome`;
    return row.outcome;
  });
  const context = requestContext();
  if (context) context.enqueued = true;
  await revalidatePages(pagesShowing.events);
  return outcome === "seat" ? { event } : throwAppError("conflict", refusals[outcome]);
}

/** Gives the guest's seat or hold up. Repeating it changes nothing. */
export async function cancelGuestSeat(token: string): Promise<{ event: string }> {
  const { attendee, event, rsvp } = await requireGuestTicket(token);
  await cancelRsvp({ actor: attendee, id: event, seat: rsvp });
  return { event };
}

export const otherTicketAddress = "Log in with the email address of this ticket to save it to your account.";

/** Moves the seats that guests have with the verified address of an account, or that of a merged one, into the account. */
export async function claimGuestTickets({ actor, token }: { actor: Actor; token: string }): Promise<{ event: string }> {
  const { email, event, rsvp } = await requireGuestTicket(token);
  if (actor.email !== email && !(await db.formerEmail.findUnique({ where: { email, userId: actor._id } })))
    throwAppError("forbidden", otherTicketAddress);
  const moved = await withRetry(() =>
    transaction(async (tx) => {
      const [row] = await tx.$queryRaw<[{ moved: string[] }]>`
        SELECT event_claim_guest_seats(${email}, ${actor._id}) AS moved`;
      return row.moved;
    }),
  );
  if (!moved.includes(rsvp))
    throwAppError("conflict", "This ticket cannot be moved: it is not confirmed, or you have a place at this event.");
  return { event };
}
