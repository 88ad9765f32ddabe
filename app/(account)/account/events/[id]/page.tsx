import { notFound } from "next/navigation";
import { LabelQr } from "@/components/labels/label-qr";
import { JoinEvening } from "@/components/museum/join-evening";
import { LeaveEvening } from "@/components/museum/leave-evening";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Message } from "@/components/ui/message";
import { lagosClock, lagosDay } from "@/components/ui/museum-time";
import { Page } from "@/components/ui/page";
import { plate } from "@/components/ui/plate";
import { getTicket, type OwnTicket } from "@/lib/community/seat-queries";
import { requireViewer } from "@/lib/http/viewer";
import { apiPaths } from "@/lib/platform/api-paths";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Your Ticket");

/** What a form without script was refused with, in words. */
const refusals: Record<string, string> = {
  not_running: "❌ Seats are not open to you yet.",
  conflict: "❌ This evening takes nobody any more.",
  rate_limited: "❌ Too many tries. Please wait a little and try again.",
};

export default async function TicketPage({ params, searchParams }: PageProps<"/account/events/[id]">) {
  const { id } = await params;
  const { error } = await searchParams;
  const actor = await requireViewer(paths.ticket(id));
  const ticket = (await getTicket({ actor, id })) ?? notFound();
  const { event, standing, isOver } = ticket;
  const isOpen = !isOver && !event.cancelled;
  return (
    <Page className="pt-6 pb-wall">
      <Breadcrumb trail={[{ name: "Your Evenings", href: paths.ownEvents }]} here={event.title} />
      <div className="g12 items-start gap-y-8 pt-6">
        <div className="col-span-full grid content-start gap-5 lg:col-span-6">
          <h1 className="text-title wrap-anywhere">{event.title}</h1>
          <p className="font-bold text-subheading">
            {lagosDay(event.date)}, {lagosClock(event.date)}
            {event.endDate && ` to ${lagosClock(event.endDate)}`}
          </p>
          <Where ticket={ticket} />
          <Message>
            {typeof error === "string" && (refusals[error] ?? "❌ That did not work. Please try again.")}
          </Message>
          {event.cancelled && <Message>{`⚠️ Cancelled. ${event.cancelled}`}</Message>}
          <Standing ticket={ticket} />
          <div className="flex flex-wrap items-start gap-3">
            {isOpen && standing.status === "none" && !standing.opensAt && (
              <JoinEvening id={event._id} full={event.capacity !== null && event.seatsTaken >= event.capacity} />
            )}
            {standing.status !== "none" && !event.cancelled && (
              <a href={apiPaths.eventCalendar(event._id)} download className={plate({ look: "secondary" })}>
                Add to calendar
              </a>
            )}
            {isOpen && standing.status !== "none" && (
              <LeaveEvening id={event._id} title={event.title} waits={standing.status === "waiting"} />
            )}
          </div>
        </div>
        {ticket.code && isOpen && (
          <figure className="on-paper col-span-full grid max-w-form justify-items-center gap-2 p-6 shadow-label lg:col-span-5 lg:col-start-8">
            <LabelQr
              address={`${env().APP_URL}${paths.checkIn(event._id, ticket.code)}`}
              says="The pattern of your ticket; the code under it does the same"
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

function Where({ ticket: { event, door } }: { ticket: OwnTicket }) {
  return (
    <div className="reading grid gap-2">
      {event.place && <p>{event.place}</p>}
      {door && (
        <p>
          <span className="font-bold">The door:</span> {door}
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

function Standing({ ticket: { event, standing, checkedInAt, isOver } }: { ticket: OwnTicket }) {
  if (event.cancelled) return null;
  if (checkedInAt) return <Message>{`✅ You came in at ${lagosClock(checkedInAt)}.`}</Message>;
  if (isOver) return <p className="text-muted">This evening has been.</p>;
  if (standing.status === "seat") return <Message>✅ Your seat is kept. Show the pattern at the door.</Message>;
  if (standing.status === "waiting")
    return (
      <Message>{`⏳ You are number ${standing.place} in line. When a seat comes free it goes to the first, and we write at once.`}</Message>
    );
  if (standing.opensAt)
    return (
      <p className="font-medium">
        Seats open to you on {lagosDay(standing.opensAt)}, {lagosClock(standing.opensAt)}.
      </p>
    );
  return <p className="text-muted">You have no seat at this evening.</p>;
}
