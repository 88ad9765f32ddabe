import { expect, test } from "vitest";
import { screenReaderTime } from "@/components/auctions/screen-reader-time";

/** The announcements that a screen reader user hears: a live region speaks when its text changes. */
function announced(lefts: number[]): string[] {
  const announcements: string[] = [];
  let before = "";
  for (const left of lefts) {
    const text = screenReaderTime(left, "end");
    if (text && text !== before) announcements.push(text);
    before = text;
  }
  return announcements;
}
const run = (from: number, to: number, phase = 0) =>
  Array.from({ length: (from - to) / 1_000 + 1 }, (_, i) => Math.max(0, from - i * 1_000 - phase));
const three = [
  "Five minutes to the end of the auction.",
  "One minute to the end of the auction.",
  "Ten seconds to the end of the auction.",
];

test.each([0, 1, 400, 999])("announces five minutes, one minute and ten seconds, and nothing else", (phase) => {
  expect(announced(run(2 * 86_400_000, 0, phase))).toEqual(three);
});

test("announces each time in the exact second", () => {
  const first = (text: string) => run(600_000, 0, 400).find((left) => screenReaderTime(left, "end") === text);
  expect(three.map(first)).toEqual([299_600, 59_600, 9_600]);
});

test("repeats the announcements after a bid has moved the end", () => {
  expect(announced([...run(70_000, 4_000), ...run(124_000, 0)])).toEqual([three[1], three[2], three[1], three[2]]);
});

test("announces the opening of a scheduled auction", () => {
  expect(screenReaderTime(60_000, "opening")).toBe("One minute to the opening of the auction.");
});
