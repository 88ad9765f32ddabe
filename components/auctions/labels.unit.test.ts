import { expect, it } from "vitest";
import { audienceLabel } from "./labels";

it("says how many are in the room once that is known, and nothing about the reader alone", () => {
  expect([null, 0, 1, 2, 12, 3_400].map(audienceLabel)).toEqual([
    "",
    "",
    "",
    "2 in the room now",
    "12 in the room now",
    "3,400 in the room now",
  ]);
});
