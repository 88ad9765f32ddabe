const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** "2026-11" as "November 2026". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** "2026-11-23" as "Mon 23 Nov". */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
