import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import type { EventDetail } from "@/lib/events/contracts";

const dayMs = 86_400_000;
const dayNumber = new Intl.DateTimeFormat("en-GB", { day: "numeric", timeZone: "Africa/Lagos" });
const monthName = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "Africa/Lagos" });
const longDate = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Africa/Lagos",
});
/** The day in Lagos as a number. */
const lagosDay = (at: string) => Math.floor((Date.parse(at) + 3_600_000) / dayMs);

/** Whether an event is neither over nor cancelled. `now` is database time. */
export const isToCome = ({ cancelled, date, endDate }: EventDetail, now: string) =>
  !cancelled && (endDate ?? date) > now;

/** "today", "tomorrow", "in 8 days". Nothing for an event that is over. */
function describeDistance(event: EventDetail, now: string): string {
  if (!isToCome(event, now)) return "";
  const days = lagosDay(event.date) - lagosDay(now);
  if (days < 0) return "Running";
  return days === 0 ? "Today" : days === 1 ? "Tomorrow" : `In ${days} days`;
}

/** The day as a leaf of a calendar, in place of a picture. */
export function EventDay({ event: { date } }: { event: EventDetail }) {
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 content-center justify-items-center rounded-control bg-raised leading-none"
    >
      <b className="font-bold text-base tabular-nums">{dayNumber.format(new Date(date))}</b>
      <span className="pt-0.5 text-muted text-tiny">{monthName.format(new Date(date))}</span>
    </span>
  );
}

export function EventDate({ event, now }: { event: EventDetail; now: string }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <time dateTime={event.date}>{longDate.format(new Date(event.date))}</time>
      <span className="text-muted text-tiny empty:hidden">{describeDistance(event, now)}</span>
    </span>
  );
}

export function EventStatus({ event, now }: { event: EventDetail; now: string }) {
  const { cancelled, isHidden, hasCode } = event;
  const reach = [isHidden && "By link only", hasCode && "With a code"].filter(Boolean).join(", ");
  return (
    <span className="grid justify-items-start gap-1">
      {cancelled ? (
        <StatusBadge tone="danger">Cancelled</StatusBadge>
      ) : isToCome(event, now) ? (
        <StatusBadge shape="ring">Upcoming</StatusBadge>
      ) : (
        <StatusBadge shape="dot" tone="muted">
          Over
        </StatusBadge>
      )}
      <span className="text-muted text-tiny empty:hidden">{reach}</span>
    </span>
  );
}

/** How full an event is, in words and as a bar. */
export function EventSeats({ event: { capacity, seatsTaken, waiting } }: { event: EventDetail }) {
  const full = capacity === null ? 0 : Math.min(100, Math.round((seatsTaken / Math.max(1, capacity)) * 100));
  return (
    <span className="grid w-full max-w-36 justify-items-start gap-1">
      <span className="tabular-nums">
        {capacity === null ? `${seatsTaken} taken` : `${seatsTaken} of ${capacity} taken`}
      </span>
      {capacity === null ? (
        <span className="text-muted text-tiny">No limit</span>
      ) : (
        <span aria-hidden className="h-1.5 w-full overflow-hidden rounded-full bg-raised">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${full}%` }} />
        </span>
      )}
      {waiting > 0 && <span className="text-muted text-tiny">{waiting} waiting</span>}
    </span>
  );
}

/** What a seat costs those who pay most. */
export const eventPrice = ({ prices }: EventDetail): string =>
  prices.everyone > 0 ? formatNaira(toKobo(prices.everyone)) : "Free";
