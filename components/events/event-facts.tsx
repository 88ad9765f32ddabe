import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { EventCard } from "@/lib/events/contracts";
import { isPaidEvent, refundSentence } from "@/lib/events/rules";

const lagosFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "Africa/Lagos" });
export const dayFormat = lagosFormat({ day: "numeric" });
export const monthFormat = lagosFormat({ month: "long" });
export const weekdayFormat = lagosFormat({ weekday: "long" });
export const monthYearFormat = lagosFormat({ month: "long", year: "numeric" });
const timeFormat = lagosFormat({ hour: "2-digit", minute: "2-digit" });
const dayMonthFormat = lagosFormat({ day: "numeric", month: "long" });
export const fullDateFormat = lagosFormat({ day: "numeric", month: "long", year: "numeric" });

/** From when until when, in Lagos. */
export function eventHours({ date, endDate }: EventCard): string {
  const start = timeFormat.format(new Date(date));
  return endDate ? `${start} to ${timeFormat.format(new Date(endDate))}` : start;
}

/** Where an event is. */
export const placeText = ({ place, isOnline }: EventCard): string => place || (isOnline ? "Online" : "Lagos");

/** How many seats are free, or that there is no limit. */
export function EventSeats({ event }: { event: EventCard }) {
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

/** From when each plan can take a seat, and until when. Signed-in visitors see their own time beside the button. */
export function RsvpOpenings({ opens, rsvpUntil }: Pick<EventCard, "opens" | "rsvpUntil">) {
  if (!opens.everyone && !rsvpUntil) return null;
  const until = rsvpUntil ? new Date(rsvpUntil) : null;
  const openingTimes = planOpenings.flatMap(([plan, name]) => {
    const at = opens[plan];
    return at ? [{ name, at: new Date(at) }] : [];
  });
  return (
    <dl className="my-2 grid max-w-form gap-1 border-brass border-s-3 ps-3 text-small">
      {openingTimes.map(({ name, at }) => (
        <div key={name} className="flex justify-between gap-x-4">
          <dt className="font-medium">{name}</dt>
          <dd className="text-end text-muted">
            from {dayMonthFormat.format(at)}, {timeFormat.format(at)}
          </dd>
        </div>
      ))}
      {until && (
        <div className="flex justify-between gap-x-4">
          <dt className="font-medium">Reservations</dt>
          <dd className="text-end text-muted">
            until {dayMonthFormat.format(until)}, {timeFormat.format(until)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What a seat costs each plan; plans with the same price share a line. Nothing for a free event. */
export function EventPrices({ prices, refundHours }: Pick<EventCard, "prices" | "refundHours">) {
  if (!isPaidEvent(prices)) return null;
  const lines = new Map<number, string[]>();
  for (const [plan, name] of planOpenings) lines.set(prices[plan], [...(lines.get(prices[plan]) ?? []), name]);
  const isOnePrice = lines.size === 1;
  return (
    <div className="grid gap-2">
      <dl className="grid max-w-form gap-1 text-small">
        {[...lines].reverse().map(([price, names]) => (
          <div key={price} className="flex items-end justify-between gap-x-4 border-line border-b pb-1">
            <dt className="font-medium">{isOnePrice ? "One ticket" : names.join(", ")}</dt>
            <dd className="shrink-0 font-bold tabular-nums">{price === 0 ? "Free" : formatNaira(toKobo(price))}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-form text-muted text-small">{refundSentence(refundHours)}</p>
    </div>
  );
}

/** Downloads the public calendar entry of an event. */
export function CalendarFileLink({ event: { _id, title } }: { event: EventCard }) {
  return (
    <a href={apiPaths.eventCalendar(_id)} download className="link inline-flex min-h-tap items-center text-small">
      Add to calendar
      <span className="sr-only">: {title}</span>
    </a>
  );
}
