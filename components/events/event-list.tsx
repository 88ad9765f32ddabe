import { StatusBadge } from "@/components/ui/status-badge";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { EventCard } from "@/lib/events/contracts";
import { EventDetails } from "./event-details";
import { RsvpButton } from "./rsvp-button";

const lagosFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
const dayFormat = lagosFormat({ day: "numeric" });
const monthFormat = lagosFormat({ month: "long" });
const weekdayFormat = lagosFormat({ weekday: "long" });
const timeFormat = lagosFormat({ hour: "2-digit", minute: "2-digit" });
const dayMonthFormat = lagosFormat({ day: "numeric", month: "long" });
const fullDateFormat = lagosFormat({ day: "numeric", month: "long", year: "numeric" });

function eventHours({ date, endDate }: EventCard): string {
  const start = timeFormat.format(new Date(date));
  return endDate ? `${start} to ${timeFormat.format(new Date(endDate))}` : start;
}

function Seats({ event }: { event: EventCard }) {
  const { capacity, seatsLeft, cancelled, waiting } = event;
  if (cancelled) return <StatusBadge tone="danger">Cancelled</StatusBadge>;
  if (capacity === null || seatsLeft === null) return <StatusBadge shape="dot">No seat limit</StatusBadge>;
  if (seatsLeft > 0) {
    const isAlmostFull = seatsLeft <= Math.min(10, capacity / 5);
    return (
      <StatusBadge shape="ring" tone={isAlmostFull ? "accent" : "muted"}>
        {`${seatsLeft} of ${capacity} seats left`}
      </StatusBadge>
    );
  }
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge shape="dot" tone="muted">{`All ${capacity} seats are taken`}</StatusBadge>
      {waiting > 0 && <span className="font-medium text-muted text-tiny">{waiting} on the waiting list</span>}
    </span>
  );
}

const planOpenings: readonly [keyof EventCard["opens"], string][] = [
  ["collectors", "Collectors"],
  ["yearly", "Annual members"],
  ["monthly", "Monthly members"],
  ["everyone", "Everyone"],
];

/** From when each plan can take a seat. Signed-in visitors see their own time beside the button. */
function RsvpOpenings({ opens }: Pick<EventCard, "opens">) {
  if (!opens.everyone) return null;
  const openingTimes = planOpenings.flatMap(([plan, name]) => {
    const at = opens[plan];
    return at ? [{ name, at: new Date(at) }] : [];
  });
  return (
    <dl className="my-2 grid max-w-form gap-1 border-brass border-s-3 ps-3 text-small">
      {openingTimes.map(({ name, at }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted">
            from {dayMonthFormat.format(at)}, {timeFormat.format(at)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
            <div className="col-span-full grid content-start gap-2 md:col-span-6">
              <h3 className={`text-heading ${event.cancelled ? "line-through decoration-2" : ""}`}>{event.title}</h3>
              <p className="reading text-muted">{event.cancelled ?? event.description}</p>
              {!event.cancelled && (
                <>
                  <RsvpOpenings opens={event.opens} />
                  <div className="flex flex-wrap items-start gap-x-3 gap-y-2 pt-2">
                    <RsvpButton
                      id={event._id}
                      title={event.title}
                      full={event.seatsLeft === 0}
                      isPrimary={event === next}
                    />
                    <EventDetails id={event._id} title={event.title} />
                  </div>
                </>
              )}
            </div>
            <div className="col-span-full grid content-start gap-1 md:col-span-3">
              <p className="font-bold">{eventHours(event)}</p>
              <p className="font-normal font-read text-base">{event.place}</p>
              <div className="pt-1">
                <Seats event={event} />
              </div>
              {!event.cancelled && (
                <a
                  href={apiPaths.eventCalendar(event._id)}
                  download
                  className="link inline-flex min-h-tap items-center justify-self-start text-small"
                >
                  Add to calendar
                  <span className="sr-only">: {event.title}</span>
                </a>
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
            <h3 className="font-bold text-base">{title}</h3>
            <p className="max-w-read font-normal font-read text-base text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
