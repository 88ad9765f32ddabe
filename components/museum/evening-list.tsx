import { Mark } from "@/components/ui/mark";
import type { EventCard } from "@/lib/community/event-contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { EventDetails } from "./event-details";
import { KeepSeat } from "./keep-seat";

const inLagos = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
const dayOf = inLagos({ day: "numeric" });
const monthOf = inLagos({ month: "long" });
const weekdayOf = inLagos({ weekday: "long" });
const clockOf = inLagos({ hour: "2-digit", minute: "2-digit" });
const dayMonthOf = inLagos({ day: "numeric", month: "long" });
const wholeOf = inLagos({ day: "numeric", month: "long", year: "numeric" });

function hours({ date, endDate }: EventCard): string {
  const begins = clockOf.format(new Date(date));
  return endDate ? `${begins} to ${clockOf.format(new Date(endDate))}` : begins;
}

function Seats({ event }: { event: EventCard }) {
  const { capacity, seatsLeft, cancelled, waiting } = event;
  if (cancelled) return <Mark tone="danger">Cancelled</Mark>;
  if (capacity === null || seatsLeft === null) return <Mark shape="dot">A seat for everyone</Mark>;
  if (seatsLeft > 0) return <Mark shape="ring" tone="accent">{`${seatsLeft} of ${capacity} seats left`}</Mark>;
  return (
    <span className="grid justify-items-start gap-1">
      <Mark shape="dot" tone="muted">{`All ${capacity} seats are taken`}</Mark>
      {waiting > 0 && <span className="font-medium text-muted text-tiny">{waiting} in line for one</span>}
    </span>
  );
}

const circles: readonly [keyof EventCard["opens"], string][] = [
  ["collectors", "Collectors"],
  ["yearly", "Annual members"],
  ["monthly", "Monthly members"],
  ["everyone", "Everyone"],
];

/** From when each circle may have a seat. Whoever is signed in is told their own moment beside the button. */
function Openings({ opens }: Pick<EventCard, "opens">) {
  if (!opens.everyone) return null;
  const moments = circles.flatMap(([circle, name]) => {
    const at = opens[circle];
    return at ? [{ name, at: new Date(at) }] : [];
  });
  return (
    <dl className="my-2 grid max-w-form gap-1 border-brass border-s-3 ps-3 text-small">
      {moments.map(({ name, at }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="font-medium">{name}</dt>
          <dd className="text-muted">
            from {dayMonthOf.format(at)}, {clockOf.format(at)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The evenings to come, by their day. Each has a place of its own, so that others can point at it. */
export function EveningList({ events }: { events: readonly EventCard[] }) {
  return (
    <ol className="border-ink border-t-2">
      {events.map((event) => {
        const date = new Date(event.date);
        return (
          <li key={event._id} id={event._id} className="g12 gap-y-3 border-line border-b py-[clamp(1.5rem,3vw,2.5rem)]">
            <p className="col-span-full flex items-baseline gap-3 md:col-span-3 md:grid md:content-start md:gap-0">
              <time dateTime={event.date} className="font-extrabold text-giant leading-[0.85]">
                {dayOf.format(date)}
              </time>
              <span className="font-bold text-subheading md:pt-2">{monthOf.format(date)}</span>
              <span className="font-medium text-muted text-small">{weekdayOf.format(date)}</span>
            </p>
            <div className="col-span-full grid content-start gap-2 md:col-span-6">
              <h3 className={`text-heading ${event.cancelled ? "line-through decoration-2" : ""}`}>{event.title}</h3>
              <p className="reading text-muted">{event.cancelled ?? event.description}</p>
              {!event.cancelled && (
                <>
                  <Openings opens={event.opens} />
                  <div className="flex flex-wrap items-start gap-x-3 gap-y-2 pt-2">
                    <KeepSeat id={event._id} title={event.title} full={event.seatsLeft === 0} />
                    <EventDetails id={event._id} title={event.title} />
                  </div>
                </>
              )}
            </div>
            <div className="col-span-full grid content-start gap-1 md:col-span-3">
              <p className="font-bold">{hours(event)}</p>
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

/** What has been, in one line each. */
export function PastEvenings({ events }: { events: readonly EventCard[] }) {
  return (
    <ol className="border-line border-t">
      {events.map(({ _id, title, description, date }) => (
        <li key={_id} className="g12 gap-y-1 border-line border-b py-4">
          <time dateTime={date} className="col-span-full font-medium text-muted text-small md:col-span-3">
            {wholeOf.format(new Date(date))}
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
