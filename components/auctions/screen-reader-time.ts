/**
 * When remaining time is announced to screen readers, and for how long the text stays. Announcing every second would
 * be unusable.
 */
const announcements: readonly (readonly [milliseconds: number, text: string])[] = [
  [10_000, "Ten seconds"],
  [60_000, "One minute"],
  [300_000, "Five minutes"],
];
const announcementDuration = 5_000;

/** The announcement for the remaining time; mostly none. */
export function screenReaderTime(left: number, what: "opening" | "end"): string {
  const found = announcements.find(([at]) => left <= at && left > at - announcementDuration);
  return found ? `${found[1]} to the ${what} of the auction.` : "";
}
