import { expect, test } from "vitest";
import { weeksOfMonth } from "@/lib/core/lagos-datetime";
import { nextDay } from "./next-day";

test.each([
  ["2026-11-24", "ArrowLeft", "2026-11-23"],
  ["2026-11-30", "ArrowRight", "2026-12-01"],
  ["2026-11-24", "ArrowUp", "2026-11-17"],
  ["2026-12-28", "ArrowDown", "2027-01-04"],
  ["2026-11-24", "Home", "2026-11-23"],
  ["2026-11-24", "End", "2026-11-29"],
  ["2026-11-29", "End", "2026-11-29"],
  ["2026-03-31", "PageUp", "2026-02-28"],
  ["2026-12-31", "PageDown", "2027-01-31"],
  ["2026-11-24", "a", null],
])("from %s the key %s leads to %s", (day, key, expected) => {
  expect(nextDay(day, key)).toBe(expected);
});

test("the weeks of a month are whole, from Monday to Sunday", () => {
  const november = weeksOfMonth("2026-11");
  expect([november[0]?.[0], november.at(-1)?.[6], november.length]).toEqual(["2026-10-26", "2026-12-06", 6]);
  // February 2027 begins on a Monday and ends on a Sunday.
  expect(weeksOfMonth("2027-02").flat()).toHaveLength(28);
});
