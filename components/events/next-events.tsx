import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { dayFormat, EventSeats, eventHours, monthFormat, placeText, weekdayFormat } from "./event-facts";

const MAX_EVENTS = 3;

/** The events after this one that can still be visited. */
export function NextEvents({ events }: { events: readonly EventCard[] }) {
  const next = events.filter(({ cancelled }) => !cancelled).slice(0, MAX_EVENTS);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-events" className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="next-events" className="text-title">
          Also to come
        </h2>
        <Link href={paths.events} prefetch={false} className="link inline-flex min-h-tap items-center">
          All events
        </Link>
      </div>
      <ul className="grid gap-x-gutter border-ink border-t-2 md:grid-cols-3">
        {next.map((event) => {
          const date = new Date(event.date);
          return (
            <li
              key={event._id}
              className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 py-6 max-md:border-line max-md:border-b md:grid-cols-1"
            >
              <p className="grid content-start md:flex md:items-end md:gap-3">
                <time dateTime={event.date} className="font-extrabold font-sans text-title leading-[0.85]">
                  {dayFormat.format(date)}
                </time>
                <span className="pt-2 font-bold text-small md:pt-0">
                  {monthFormat.format(date)}
                  <span className="font-medium text-muted max-md:block">
                    <span className="max-md:hidden">, </span>
                    {weekdayFormat.format(date)}
                  </span>
                </span>
              </p>
              <div className="grid content-start gap-1">
                <h3 className="text-subheading">
                  <Link
                    href={paths.event(event._id)}
                    prefetch={false}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-accent"
                  >
                    {event.title}
                  </Link>
                </h3>
                <p className="font-normal font-read text-base text-muted">
                  {eventHours(event)}, {placeText(event)}
                </p>
                <p className="pt-1">
                  <EventSeats event={event} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
