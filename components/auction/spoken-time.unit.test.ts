import { expect, test } from "vitest";
import { spokenTime } from "@/components/auction/spoken-time";

/** What somebody hears who cannot see the clock: a live region speaks when its words change to other words. */
function heard(lefts: number[]): string[] {
  const said: string[] = [];
  let before = "";
  for (const left of lefts) {
    const words = spokenTime(left, "end");
    if (words && words !== before) said.push(words);
    before = words;
  }
  return said;
}
const run = (from: number, to: number, phase = 0) =>
  Array.from({ length: (from - to) / 1_000 + 1 }, (_, i) => Math.max(0, from - i * 1_000 - phase));
const three = [
  "Five minutes to the end of the sale.",
  "One minute to the end of the sale.",
  "Ten seconds to the end of the sale.",
];

test.each([0, 1, 400, 999])(
  "in two days it speaks at five minutes, one minute and ten seconds, and only then",
  (phase) => {
    expect(heard(run(2 * 86_400_000, 0, phase))).toEqual(three);
  },
);

test("each is said in the second in which it is true", () => {
  const first = (words: string) => run(600_000, 0, 400).find((left) => spokenTime(left, "end") === words);
  expect(three.map(first)).toEqual([299_600, 59_600, 9_600]);
});

test("after a bid has moved the end it says the same again", () => {
  expect(heard([...run(70_000, 4_000), ...run(124_000, 0)])).toEqual([three[1], three[2], three[1], three[2]]);
});

test("of a sale to come it says that it opens", () => {
  expect(spokenTime(60_000, "opening")).toBe("One minute to the opening of the sale.");
});
