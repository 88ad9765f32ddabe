import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import type { EventCard } from "@/lib/events/contracts";
import { EventSeats, eventHours, fullDateFormat, weekdayFormat } from "./event-facts";

/** The other dates of an event, each with its own seats. */
export function OtherDates({ events }: { events: readonly EventCard[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="other-dates" className="grid gap-6">
      <h2 id="other-dates" className="text-heading">
        Other dates
      </h2>
      <ul className="grid gap-x-gutter gap-y-2 border-ink border-t-2 pt-3 lg:grid-cols-2">
        {events.map((event) => (
          <li key={event._id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link href={paths.event(event._id)} prefetch={false} className="link inline-flex min-h-tap items-center">
              {weekdayFormat.format(new Date(event.date))}, {fullDateFormat.format(new Date(event.date))},{" "}
              {eventHours(event)}
            </Link>
            <EventSeats event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
