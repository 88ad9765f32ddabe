import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { eventPicture } from "@/components/events/event-artwork";
import { EventSeats, eventHours, fullDateFormat, placeText } from "@/components/events/event-facts";
import { GuestSeatForm } from "@/components/events/guest-seat-form";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getEventCard } from "@/lib/events/queries";
import { isPaidEvent } from "@/lib/events/rules";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import "@/components/events/seat.css";

type SeatPageProps = PageProps<"/events/[id]/seat">;

const findEvent = cache((id: string) => readForPage(getEventCard(id)));

export async function generateMetadata({ params }: SeatPageProps): Promise<Metadata> {
  const event = await findEvent((await params).id);
  return privatePageMetadata(event ? `A seat: ${event.title}` : "Event not found");
}

/** The errors of a submission without JavaScript. */
const errorMessages: Record<string, string> = {
  conflict: "Seats cannot be reserved any more, or all of them are taken.",
  not_running: "Seats are not available without a membership yet.",
  invalid_input: "Please check your name, your email address, the code and your answers.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

/** The form for a free seat for a visitor without an account. */
export default async function GuestSeatPage({ params, searchParams }: SeatPageProps) {
  const [{ id }, { error, sent }] = await Promise.all([params, searchParams]);
  // With an account, the page of the event is the shorter way.
  if (await getCurrentUser()) redirect(paths.event(id));
  const event = (await findEvent(id)) ?? notFound();
  const isOver = Date.parse(event.endDate ?? event.date) < Date.now();
  const needsAccount = isPaidEvent(event.prices);
  const isFull = event.seatsLeft === 0;
  const isOpen = !(isOver || event.cancelled || needsAccount || isFull);
  const { picture } = eventPicture(event);
  return (
    <div data-wide data-plain className="g12 gap-y-8 md:grid-rows-[auto_1fr]">
      <header className="col-span-full grid content-start gap-4 md:col-span-7">
        <Breadcrumb
          items={[
            { name: "Events", href: paths.events },
            { name: "The event", href: paths.event(id) },
          ]}
          current="Reserve a seat"
        />
        <h1 className="text-title wrap-anywhere">{event.title}</h1>
        {isOpen && <p className="font-normal font-read text-lede text-muted">Reserve a free seat with your email.</p>}
      </header>
      <aside
        aria-label="The event"
        className="seat-event col-span-full grid content-start gap-6 md:col-span-5 md:row-span-2 lg:col-span-4 lg:col-start-9"
      >
        <Image
          {...picture}
          sizes="(width >= 64rem) 32vw, (width >= 48rem) 40vw, 6.5rem"
          className="w-full border-[clamp(5px,0.7vw,11px)] border-frame shadow-frame"
        />
        <dl className="border-ink border-t-2 [&>div]:grid [&>div]:grid-cols-[4.5rem_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:border-line [&>div]:border-b [&>div]:py-2.5 [&_dd]:font-semibold [&_dt]:text-muted">
          <div>
            <dt>When</dt>
            <dd>
              {fullDateFormat.format(new Date(event.date))}, {eventHours(event)}, Lagos time
            </dd>
          </div>
          <div>
            <dt>Where</dt>
            <dd className="wrap-anywhere">{placeText(event)}</dd>
          </div>
          <div>
            <dt>Seats</dt>
            <dd>
              <EventSeats event={event} />
            </dd>
          </div>
        </dl>
      </aside>
      <div className="col-span-full grid content-start gap-6 md:col-span-7">
        <Alert tone="error">
          {typeof error === "string" && (textOfCode(errorMessages, error) ?? "That failed. Please try again.")}
        </Alert>
        {sent !== undefined && (
          <Alert tone="success">
            Check your inbox: the link in our email confirms your seat. It works for an hour.
          </Alert>
        )}
        {isOver || event.cancelled ? (
          <Alert tone="warning">{event.cancelled ? "This event is cancelled." : "This event is over."}</Alert>
        ) : isOpen ? (
          <GuestSeatForm id={id} questions={event.questions} hasCode={event.hasCode} />
        ) : (
          <>
            <p>
              {needsAccount
                ? "Log in to buy a ticket for this event."
                : "All seats are taken. Log in to join the waiting list."}
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={paths.login({ redirectTo: paths.event(id) })}>Log in</ButtonLink>
              <ButtonLink href={paths.register({ redirectTo: paths.event(id) })} variant="secondary">
                Register
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
