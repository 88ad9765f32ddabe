import { formatLagosDate } from "@/components/ui/lagos-time";
import type { CalendarEntry } from "@/lib/workflows/contracts";
import { CalendarEntryLink } from "./calendar-entry";

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "Africa/Lagos" });

/** The days of a month that have entries, and today: the calendar on a phone. */
export function CalendarList({
  month,
  today,
  entries,
}: {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}) {
  const inMonth = entries.filter(({ day }) => day.startsWith(month));
  const days = [...new Set([...inMonth.map(({ day }) => day), ...(today.startsWith(month) ? [today] : [])])].sort();
  if (days.length === 0)
    return <p className="font-normal font-read text-muted text-read">Nothing opens or ends in this month.</p>;
  return (
    <ol className="grid gap-5">
      {days.map((day) => {
        const noon = new Date(`${day}T12:00:00Z`);
        const ofDay = inMonth.filter((entry) => entry.day === day);
        return (
          <li key={day} aria-current={day === today ? "date" : undefined} className="grid gap-1">
            <h2 className="flex items-baseline gap-2 border-line border-b pb-1 font-semibold text-small">
              {`${weekday.format(noon)} ${formatLagosDate(noon)}`}
              {day === today && <span className="text-accent-ink">Today</span>}
            </h2>
            {ofDay.map((entry) => (
              <CalendarEntryLink key={`${entry.kind}/${entry.id}`} entry={entry} />
            ))}
            {ofDay.length === 0 && <p className="px-2 text-muted text-small">Nothing today.</p>}
          </li>
        );
      })}
    </ol>
  );
}
