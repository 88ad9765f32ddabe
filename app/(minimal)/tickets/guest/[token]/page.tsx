import Link from "next/link";
import { redirect } from "next/navigation";
import { EventLocation } from "@/components/events/event-location";
import { GuestTicketActions } from "@/components/events/guest-ticket-actions";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import type { MyTicket } from "@/lib/events/guest-contracts";
import { findClaimedTicket, findGuestTicket, otherTicketAddress } from "@/lib/events/guest-ticket";
import { getMyTicket } from "@/lib/events/ticket-queries";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

// The URL is the right to the ticket, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Your Ticket"), referrer: "same-origin" as const };

/** The errors of the forms. */
const errorMessages: Record<string, string> = {
  conflict: "That is not possible any more: the time to confirm is over, or you have a place at this event.",
  forbidden: otherTicketAddress,
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

async function readTicket(token: string) {
  const guest = await findGuestTicket(token);
  const ticket = guest && (await getMyTicket({ actor: guest.attendee, id: guest.event }));
  return guest && ticket ? { guest, ticket } : null;
}

/** The ticket of somebody without an account, by the link of its email; before it is confirmed, the button that confirms it. */
export default async function GuestTicketPage({ params, searchParams }: PageProps<"/tickets/guest/[token]">) {
  const token = decodeURIComponent((await params).token);
  const { error } = await searchParams;
  const found = await readForPage(readTicket(token));
  if (!found) {
    const claimed = await readForPage(findClaimedTicket(token));
    if (claimed) redirect(paths.ticket(claimed));
    return (
      <>
        <h1 className="text-title">Your ticket</h1>
        <Alert tone="warning">This link does not work, or not any more.</Alert>
        <ButtonLink href={paths.events} variant="secondary" className="justify-self-start">
          See the events
        </ButtonLink>
      </>
    );
  }
  const { guest, ticket } = found;
  const { event, code } = ticket;
  const user = await getCurrentUser();
  const isOpen = !ticket.isOver && !event.cancelled;
  return (
    <>
      <h1 className="text-title wrap-anywhere">{event.title}</h1>
      <p className="font-bold text-subheading">
        {formatLagosDate(event.date)}, {formatLagosTime(event.date)}, Lagos time
      </p>
      <EventLocation ticket={ticket} />
      <Alert tone="error">
        {typeof error === "string" && (textOfCode(errorMessages, error) ?? "That failed. Please try again.")}
      </Alert>
      <TicketState ticket={ticket} />
      {code && isOpen && (
        <figure className="on-paper grid justify-items-center gap-3 p-5 shadow-frame">
          <LabelQr
            url={`${env().APP_URL}${paths.checkIn(event._id, code)}`}
            alt="QR code of your ticket; the code below works too"
            className="w-full max-w-72"
          />
          <figcaption className="grid justify-items-center gap-1 text-center">
            <span className="whitespace-nowrap font-bold text-subheading tracking-wide">{code}</span>
            <span className="text-small">
              {guest.attendee.firstName} {guest.attendee.lastName}, one seat
            </span>
          </figcaption>
        </figure>
      )}
      {isOpen && (
        <GuestTicketActions ticket={ticket} token={token} email={guest.email} userEmail={user?.email ?? null} />
      )}
      {ticket.rsvp.status === "none" && isOpen && (
        <ButtonLink href={paths.guestSeat(event._id)} variant="secondary" className="justify-self-start">
          Ask for a seat again
        </ButtonLink>
      )}
      <Link href={paths.event(event._id)} prefetch={false} className="link justify-self-start text-small">
        About the event
      </Link>
    </>
  );
}

function TicketState({ ticket: { event, rsvp, checkedInAt, isOver } }: { ticket: MyTicket }) {
  if (event.cancelled) return <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>;
  if (checkedInAt) return <Alert tone="success">{`You checked in at ${formatLagosTime(checkedInAt)}.`}</Alert>;
  if (isOver) return <p className="text-muted">This event is over.</p>;
  if (rsvp.status === "seat")
    return (
      <Alert tone="success">
        {event.isOnline ? "Your seat is reserved." : "Your seat is reserved. Show the QR code at the entrance."}
      </Alert>
    );
  if (rsvp.status === "held" && rsvp.expiresAt)
    return (
      <Alert tone="pending">
        {`Your seat is kept until ${formatLagosTime(rsvp.expiresAt)}. Confirm it by then, or it goes to somebody else.`}
      </Alert>
    );
  return <p>You have no seat at this event: it was given up, or not confirmed in time.</p>;
}
