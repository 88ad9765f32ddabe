/** When the clock speaks, and for how long its words stay: a clock that is read out every second is heard by nobody. */
const moments: readonly (readonly [milliseconds: number, words: string])[] = [
  [10_000, "Ten seconds"],
  [60_000, "One minute"],
  [300_000, "Five minutes"],
];
const stays = 5_000;

/** What the clock says aloud with so much time left; nothing most of the time. */
export function spokenTime(left: number, what: "opening" | "end"): string {
  const found = moments.find(([at]) => left <= at && left > at - stays);
  return found ? `${found[1]} to the ${what} of the sale.` : "";
}
