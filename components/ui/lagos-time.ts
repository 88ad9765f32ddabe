const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Africa/Lagos",
});
const shortDateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Africa/Lagos",
});
const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Africa/Lagos" });

const secondsFormat = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Africa/Lagos" });

/** "14 November 2026", in Lagos. */
export const formatLagosDate = (at: string | Date) => dateFormat.format(new Date(at));
/** "14 Nov 2026", in Lagos. */
export const formatLagosShortDate = (at: string | Date) => shortDateFormat.format(new Date(at));
/** "14:02", in Lagos. */
export const formatLagosTime = (at: string | Date) => timeFormat.format(new Date(at));
/** "14:02:31", in Lagos. */
export const formatLagosSeconds = (at: string | Date) => secondsFormat.format(new Date(at));
