const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Africa/Lagos",
});
const shortDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Africa/Lagos",
});
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Africa/Lagos" });

/** "14 November 2026", as it is in Lagos. */
export const lagosDay = (at: string | Date) => day.format(new Date(at));
/** "14 Nov 2026", where there is little room. */
export const lagosShortDay = (at: string | Date) => shortDay.format(new Date(at));
/** "14:02", as it is in Lagos. */
export const lagosClock = (at: string | Date) => clock.format(new Date(at));

/** A moment as the field for a day and an hour writes it: the clock of Lagos, which is an hour ahead all year. */
export const lagosField = (at: string | null): string =>
  at ? new Date(new Date(at).getTime() + 3_600_000).toISOString().slice(0, 16) : "";
/** What such a field holds, as a moment of the whole world. */
export const fromLagosField = (typed: string): string => `${typed}:00+01:00`;
