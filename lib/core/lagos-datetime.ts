const dateTimePattern = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** Parses a date and time; without an offset it is Lagos time (UTC+1 all year). Null for anything else. */
export function parseLagosDateTime(text: string): Date | null {
  const [, date = "", clock = "", offset = "+01:00"] = dateTimePattern.exec(text.trim()) ?? [];
  const at = new Date(`${date}T${clock}${offset}`);
  // Date reads "2026-02-31" as a day in March.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(date)) return null;
  return at.getUTCFullYear() >= 2020 && at.getUTCFullYear() < 2100 ? at : null;
}

/** The value of a datetime-local input in Lagos time; empty for null. */
export const formatLagosDateTime = (at: string | null): string =>
  at === null
    ? ""
    : new Date(new Date(at).getTime() + 3_600_000)
        .toISOString()
        .slice(0, 23)
        .replace(/(:00)?\.000$/, "");

const momentFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Africa/Lagos",
});

/** "14 Nov 2026, 18:55", in Lagos. */
export const formatLagosMoment = (at: string | Date): string => momentFormat.format(new Date(at));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** ISO 8601 with the offset of Lagos: "2026-11-14T18:55:00+01:00". */
export const toLagosIso = (at: string): string =>
  `${new Date(Date.parse(at) + HOUR_MS).toISOString().slice(0, 19)}+01:00`;

/** The day in Lagos: "2026-11-23". */
export const lagosDayOf = (at: Date): string => new Date(at.getTime() + HOUR_MS).toISOString().slice(0, 10);

/** From a day in Lagos, inclusive, to the next, exclusive. */
export function lagosDayRange(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+01:00`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** The month that is `count` months after a month: "2026-11" and 2 make "2027-01". */
export function addToMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** From the first day of a month in Lagos, inclusive, to the end of the same or a later month, exclusive. */
export const lagosMonthRange = (from: string, to = from): { from: Date; to: Date } => ({
  from: new Date(`${from}-01T00:00:00+01:00`),
  to: new Date(`${addToMonth(to, 1)}-01T00:00:00+01:00`),
});

/** The day that is `count` days after a day. */
export const addToDay = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The weeks that a month touches, each from Monday to Sunday. */
export function weeksOfMonth(month: string): string[][] {
  const first = `${month}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const count = Math.ceil((weekday + daysOfMonth(month).length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addToDay(first, week * 7 + day - weekday)),
  );
}

/** The days of a month: "2026-11-01" to "2026-11-30". */
export function daysOfMonth(month: string): string[] {
  const { from, to } = lagosMonthRange(month);
  return Array.from({ length: Math.round((to.getTime() - from.getTime()) / DAY_MS) }, (_, index) =>
    lagosDayOf(new Date(from.getTime() + index * DAY_MS)),
  );
}
