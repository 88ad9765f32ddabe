import { formatNaira } from "@/lib/core/money";
import { EmailText } from "@/lib/email/email-layout";
import {
  type EmailContent,
  type EventEmailContext,
  formatStart,
  formatUntil,
  PlaceAndTime,
} from "@/lib/events/email-parts";

/** Not sent when the offer has been taken, declined or has ended meanwhile. */
export function offeredEmail(context: EventEmailContext): EmailContent | null {
  const { event, rsvp, user, kobo } = context;
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "offered" || !rsvp.expiresAt) return null;
  return {
    subject: `A seat for you: ${event.title}`,
    title: "A seat has become free for you.",
    body: (
      <>
        <EmailText>
          {user.firstName}, you are the next on the waiting list of “{event.title}”. The seat is kept for you until{" "}
          <strong>{formatUntil(rsvp.expiresAt)}</strong>; then the next person gets it.
        </EmailText>
        <EmailText>
          {kobo > 0
            ? `The seat costs ${formatNaira(kobo)}. Take it and pay with the button.`
            : "Take it with the button."}{" "}
          If you cannot come, decline it there.
        </EmailText>
        <PlaceAndTime {...context} />
      </>
    ),
    action: "Take the seat",
  };
}

/** Not sent to somebody who has joined again meanwhile. */
export function offerEndedEmail({ event, rsvp, user }: EventEmailContext): EmailContent | null {
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "cancelled") return null;
  return {
    subject: `The seat went to the next person: ${event.title}`,
    title: "Your offer has ended.",
    body: (
      <EmailText>
        {user.firstName}, nobody took the seat at “{event.title}” that was kept for you, so the next person on the
        waiting list has it. If you still want to come, you can join the waiting list again.
      </EmailText>
    ),
    action: "View the event",
  };
}

export function passedOnEmail({ event, user }: EventEmailContext): EmailContent | null {
  if (event.cancelledAt || event.deletedAt) return null;
  return {
    subject: `Your ticket was accepted: ${event.title}`,
    title: "Your ticket has a new guest.",
    body: (
      <EmailText>
        {user.firstName}, the person whom you sent your ticket of “{event.title}” on {formatStart(event)} has accepted
        it. Your code does not work any more. If you paid for the ticket, a refund would still go to you.
      </EmailText>
    ),
  };
}

export function returnedEmail({ event, user }: EventEmailContext): EmailContent | null {
  return {
    subject: `Your payment goes back: ${event.title}`,
    title: "There was no seat for your payment.",
    body: (
      <EmailText>
        {user.firstName}, your payment for “{event.title}” arrived after the time to pay had ended or the seat was given
        up, and no seat is free. It goes back to the card or account that paid, in full; that takes up to ten working
        days.
      </EmailText>
    ),
  };
}

/** Sent also after the event: the money is still on its way. Names no guest. */
export function payerRefundedEmail({ event, user }: EventEmailContext): EmailContent | null {
  return {
    subject: `Your payment goes back: ${event.title}`,
    title: "The ticket that you paid for is cancelled.",
    body: (
      <EmailText>
        {user.firstName}, you paid for a ticket of “{event.title}” on {formatStart(event)} and passed it on.{" "}
        {event.cancelledAt ? "The event is cancelled" : "The ticket has been given up"}, so your payment goes back to
        the card or account that paid, in full; that takes up to ten working days.
      </EmailText>
    ),
  };
}

/** Names no amount: a guest may have the ticket from its payer. Not sent to somebody who has joined again meanwhile. */
export function seatLostEmail({ event, rsvp, user }: EventEmailContext): EmailContent | null {
  if (event.cancelledAt || event.deletedAt || rsvp.status !== "cancelled") return null;
  return {
    subject: `Your seat is cancelled: ${event.title}`,
    title: "Your seat is cancelled.",
    body: (
      <EmailText>
        {user.firstName}, the payment for your seat at “{event.title}” on {formatStart(event)} was returned to the
        person who paid, by their bank. So the seat is cancelled, and its code does not work any more. If you still want
        to come, you can reserve a seat again while there are any. Reply to this email if you have a question.
      </EmailText>
    ),
    action: "View the event",
  };
}
