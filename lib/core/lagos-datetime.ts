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
