import { notFound } from "next/navigation";
import { CancelRsvpButton } from "@/components/events/cancel-rsvp-button";
import { RsvpForm } from "@/components/events/rsvp-form";
import { LabelQr } from "@/components/smart-labels/label-qr";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { getMyTicket, type MyTicket } from "@/lib/events/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Your Ticket");

/** The errors of a submission without JavaScript. */
const errorMessages: Record<string, string> = {
  not_running: "RSVPs are not open to you yet.",
  conflict: "RSVPs for this event are closed.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

export default async function TicketPage({ params, searchParams }: PageProps<"/account/events/[id]">) {
  const { id } = await params;
  const { error } = await searchParams;
  const actor = await requireCurrentUser(paths.ticket(id));
  const ticket = (await readForPage(getMyTicket({ actor, id }))) ?? notFound();
  const { event, rsvp, isOver } = ticket;
  const isOpen = !isOver && !event.cancelled;
  return (
    <Page className="pt-6 pb-wall">
      <Breadcrumb items={[{ name: "Your Events", href: paths.myEvents }]} current={event.title} />
      <div className="g12 items-start gap-y-8 pt-6">
        <div className="col-span-full grid content-start gap-5 lg:col-span-6">
          <h1 className="text-title wrap-anywhere">{event.title}</h1>
          <p className="font-bold text-subheading">
            {formatLagosDate(event.date)}, {formatLagosTime(event.date)}
            {event.endDate && ` to ${formatLagosTime(event.endDate)}`}
          </p>
          <EventLocation ticket={ticket} />
          <Alert tone="error">
            {typeof error === "string" && (errorMessages[error] ?? "That failed. Please try again.")}
          </Alert>
          {event.cancelled && <Alert tone="warning">{`Cancelled. ${event.cancelled}`}</Alert>}
          <RsvpStatus ticket={ticket} />
          <div className="flex flex-wrap items-start gap-3">
            {isOpen && rsvp.status === "none" && !rsvp.opensAt && (
              <RsvpForm id={event._id} full={event.capacity !== null && event.seatsTaken >= event.capacity} />
            )}
            {rsvp.status !== "none" && !event.cancelled && (
              <a href={apiPaths.eventCalendar(event._id)} download className={buttonVariants({ variant: "secondary" })}>
                Add to calendar
              </a>
            )}
            {isOpen && rsvp.status !== "none" && (
              <CancelRsvpButton id={event._id} title={event.title} isWaitlisted={rsvp.status === "waiting"} />
            )}
          </div>
        </div>
        {ticket.code && isOpen && (
          <figure className="on-paper col-span-full grid max-w-form justify-items-center gap-2 p-6 shadow-label lg:col-span-5 lg:col-start-8">
            <LabelQr
              url={`${env().APP_URL}${paths.checkIn(event._id, ticket.code)}`}
              alt="QR code of your ticket; the code below works too"
              className="w-full"
            />
            <figcaption className="grid justify-items-center gap-1">
              <span className="font-bold text-heading tracking-wide">{ticket.code}</span>
              <span className="text-small">
                {actor.firstName} {actor.lastName}, one seat
              </span>
            </figcaption>
          </figure>
        )}
      </div>
    </Page>
  );
}

function EventLocation({ ticket: { event, door } }: { ticket: MyTicket }) {
  return (
    <div className="reading grid gap-2">
      {event.place && <p>{event.place}</p>}
      {door && (
        <p>
          <span className="font-bold">Address:</span> {door}
        </p>
      )}
      {event.link && (
        <a href={event.link} rel="noopener noreferrer" target="_blank" className="link wrap-anywhere">
          {event.link}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}

function RsvpStatus({ ticket: { event, rsvp, checkedInAt, isOver } }: { ticket: MyTicket }) {
  if (event.cancelled) return null;
  if (checkedInAt) return <Alert tone="success">{`You checked in at ${formatLagosTime(checkedInAt)}.`}</Alert>;
  if (isOver) return <p className="text-muted">This event is over.</p>;
  if (rsvp.status === "seat")
    return <Alert tone="success">Your seat is reserved. Show the QR code at the entrance.</Alert>;
  if (rsvp.status === "waiting")
    return (
      <Alert tone="pending">{`You are number ${rsvp.place} on the waiting list. When a seat becomes free, the first person gets it and an email.`}</Alert>
    );
  if (rsvp.opensAt)
    return (
      <p className="font-medium">
        RSVPs open to you on {formatLagosDate(rsvp.opensAt)}, {formatLagosTime(rsvp.opensAt)}.
      </p>
    );
  return <p className="text-muted">You have no seat at this event.</p>;
}
