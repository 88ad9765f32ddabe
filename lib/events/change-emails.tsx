import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { absoluteUrl, EmailLink, EmailText } from "@/lib/email/email-layout";
import {
  type EmailContent,
  type EventEmailContext,
  formatStart,
  formatUntil,
  PlaceAndTime,
  TicketCode,
} from "@/lib/events/email-parts";

/** What an event that has changed means for the place of its reader. */
function placeAfterChange({ status, expiresAt }: EventEmailContext["rsvp"]): string {
  if (status === "waiting") return "You are still on the waiting list.";
  if (status === "seat" || !expiresAt) return "Your seat is still yours.";
  const until = formatUntil(expiresAt);
  return status === "held"
    ? `Your seat is kept until ${until} while you pay for it.`
    : `The seat that has become free is kept for you until ${until}, if you still want it.`;
}

export function changedEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp, user } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status === "cancelled") return null;
  return {
    subject: `Another time or place: ${event.title}`,
    title: "The event has changed.",
    body: (
      <>
        <EmailText>
          {user.firstName}, “{event.title}” is now as follows. {placeAfterChange(rsvp)}
        </EmailText>
        <PlaceAndTime {...context} />
        <EmailText>
          <EmailLink href={absoluteUrl(apiPaths.eventCalendar(event.id))}>Update your calendar</EmailLink>.
        </EmailText>
      </>
    ),
    action: rsvp.status === "seat" ? "View ticket" : "View your status",
  };
}

export function tomorrowEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "seat") return null;
  return {
    subject: `Tomorrow: ${event.title}`,
    title: "Your event is tomorrow.",
    body: (
      <>
        <EmailText>
          {context.user.firstName}, this is a reminder of “{event.title}”.
        </EmailText>
        <PlaceAndTime {...context} />
        <TicketCode {...context} />
      </>
    ),
    action: "View ticket",
  };
}

export function cancelledEmail({ event, rsvp, user, paidKobo }: EventEmailContext): EmailContent | null {
  if (rsvp.status === "cancelled") return null;
  return {
    subject: `Cancelled: ${event.title}`,
    title: "The event is cancelled.",
    body: (
      <>
        <EmailText>
          {user.firstName}, “{event.title}” on {formatStart(event)}, is cancelled. We are sorry.
        </EmailText>
        {event.cancelReason && <EmailText>{event.cancelReason}</EmailText>}
        {paidKobo > 0n && (
          <EmailText>
            The {formatNaira(paidKobo)} that you paid go back to the card or account that paid. That takes up to ten
            working days.
          </EmailText>
        )}
        <EmailText muted>There is nothing for you to do. Our other events are on the website.</EmailText>
      </>
    ),
  };
}

/** Not sent to somebody who has joined again meanwhile. */
export function removedEmail({ event, rsvp, user, guestTicket }: EventEmailContext): EmailContent | null {
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "cancelled") return null;
  // Nobody without an account is on a waiting list: what was removed is a seat.
  if (guestTicket)
    return {
      subject: `Your seat was removed: ${event.title}`,
      title: "You no longer have a seat.",
      body: (
        <EmailText>
          {user.firstName}, the museum has removed your seat at “{event.title}” on {formatStart(event)}. Your ticket is
          not valid any more. Reply to this email if that is wrong.
        </EmailText>
      ),
    };
  return {
    subject: `No longer on the waiting list: ${event.title}`,
    title: "You are no longer on the waiting list.",
    body: (
      <EmailText>
        {user.firstName}, the museum has taken you off the waiting list of “{event.title}” on {formatStart(event)}.
        Reply to this email if that is wrong.
      </EmailText>
    ),
  };
}
