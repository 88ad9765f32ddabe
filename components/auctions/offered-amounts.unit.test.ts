import { expect, it } from "vitest";
import { defaultAmount, leadingMaximum, quickAmounts } from "./offered-amounts";

const terms = { increment: 100, bands: [] };

it.each([
  [null, [2_200, 2_300, 2_600]],
  [2_100, [2_200, 2_300, 2_600]],
  [2_200, [2_300, 2_600]],
  [2_600, []],
])("offers with an own maximum of %j only the amounts above it", (ownMaximum, offered) => {
  expect(quickAmounts(terms, 2_200, ownMaximum)).toEqual(offered);
});

it("has no default amount for the reader who leads", () => {
  expect([null, { leads: false }, { leads: true }].map((you) => defaultAmount(2_200, you))).toEqual([
    2_200,
    2_200,
    null,
  ]);
});

it("ignores the maximum of a bidder who does not lead", () => {
  expect(leadingMaximum(null)).toBeNull();
  expect(leadingMaximum({ leads: false, maximum: 5_000 })).toBeNull();
  expect(leadingMaximum({ leads: true, maximum: 5_000 })).toBe(5_000);
});
