import { expect, test } from "vitest";
import { minute } from "@/lib/core/clock";
import { minutesLeft } from "./use-now";

const posted = Date.UTC(2026, 0, 1, 12);
const until = new Date(posted + 15 * minute).toISOString();

test.each([
  ["a clock that is a request late", -800, 15],
  ["a clock that was read 20 seconds ago", -20_000, 15],
  ["the same moment", 0, 15],
  ["a minute and a half later", 1.5 * minute, 14],
  ["the last second", 15 * minute - 1_000, 1],
  ["afterwards", 15 * minute, 0],
])("counts the minutes that an author has left: %s", (_, after, minutes) => {
  expect(minutesLeft(until, posted + after)).toBe(minutes);
});

test("the comments of others cannot be edited", () => {
  expect(minutesLeft(null, posted)).toBe(0);
});
