import Link from "next/link";
import { formatNaira, toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { isPaidEvent, mostSeats } from "@/lib/events/rules";
import { EventDetails } from "./event-details";
import {
  CalendarFileLink,
  dayFormat,
  EventSeats,
  eventHours,
  fullDateFormat,
  monthFormat,
  RsvpOpenings,
  weekdayFormat,
} from "./event-facts";
import { RsvpButton } from "./rsvp-button";

/** The upcoming events. Each has an anchor that can be linked to. */
export function EventList({ events }: { events: readonly EventCard[] }) {
  const next = events.find(({ cancelled }) => !cancelled);
  return (
    <ol className="border-ink border-t-2">
      {events.map((event) => {
        const date = new Date(event.date);
        return (
          <li key={event._id} id={event._id} className="g12 gap-y-3 border-line border-b py-[clamp(1.5rem,3vw,2.5rem)]">
            <p className="col-span-full flex items-baseline gap-3 md:col-span-3 md:grid md:content-start md:gap-0">
              <time dateTime={event.date} className="font-extrabold font-sans text-giant leading-[0.85]">
                {dayFormat.format(date)}
              </time>
              <span className="font-bold text-subheading md:pt-2">{monthFormat.format(date)}</span>
              <span className="font-medium text-muted text-small">{weekdayFormat.format(date)}</span>
            </p>
            {/* Before the buttons on a phone, in the last column on wider screens. */}
            <div className="col-span-full grid content-start gap-1 md:order-last md:col-span-3">
              <p className="font-bold">{eventHours(event)}, Lagos time</p>
              <p className="font-normal font-read text-base">{event.place}</p>
              <div className="pt-1">
                <EventSeats event={event} />
              </div>
            </div>
            <div className="col-span-full grid content-start gap-2 md:col-span-6">
              <h3 className={`text-heading ${event.cancelled ? "line-through decoration-2" : ""}`}>
                <Link
                  href={paths.event(event._id)}
                  prefetch={false}
                  className="underline-offset-4 hover:underline hover:decoration-2 hover:decoration-accent"
                >
                  {event.title}
                </Link>
              </h3>
              <p className="reading text-muted">{event.cancelled ?? event.description}</p>
              {!event.cancelled && (
                <>
                  <RsvpOpenings opens={event.opens} rsvpUntil={event.rsvpUntil} />
                  {isPaidEvent(event.prices) && (
                    <p className="font-bold text-small">
                      {formatNaira(toKobo(event.prices.everyone))}
                      {event.prices.collectors < event.prices.everyone && ", less for members"}
                    </p>
                  )}
                  {event.hasCode && <p className="font-medium text-small">By invitation, with a code</p>}
                  {event.isOnline && !isPaidEvent(event.prices) && !event.hasCode && (
                    <p className="font-medium text-small">The link to join online is for members of the Circle</p>
                  )}
                  <div className="flex flex-wrap items-start gap-x-3 gap-y-2 pt-2">
                    <RsvpButton
                      id={event._id}
                      title={event.title}
                      full={event.seatsLeft === 0}
                      isPrimary={event === next}
                      most={mostSeats(event)}
                      price={event.prices.everyone}
                      hasCode={event.hasCode}
                      questions={event.questions}
                      inList
                    />
                    {!isPaidEvent(event.prices) && !event.hasCode && (
                      <EventDetails id={event._id} title={event.title} />
                    )}
                    <CalendarFileLink event={event} />
                  </div>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Past events, one line each. */
export function PastEvents({ events }: { events: readonly EventCard[] }) {
  return (
    <ol className="border-line border-t">
      {events.map(({ _id, title, description, date }) => (
        <li key={_id} className="g12 gap-y-1 border-line border-b py-4">
          <time dateTime={date} className="col-span-full font-medium text-muted text-small md:col-span-3">
            {fullDateFormat.format(new Date(date))}
          </time>
          <div className="col-span-full grid gap-1 md:col-span-9">
            <h3 className="font-bold text-base">
              <Link
                href={paths.event(_id)}
                prefetch={false}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline hover:decoration-2 hover:decoration-accent"
              >
                {title}
              </Link>
            </h3>
            <p className="max-w-read font-normal font-read text-base text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
