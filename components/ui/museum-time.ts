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
