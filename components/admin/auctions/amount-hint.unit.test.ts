import { expect, it } from "vitest";
import { amountHint } from "./amount-hint";

it.each([
  ["1000000", undefined, "₦1,000,000"],
  ["1000000", "Kept secret.", "₦1,000,000. Kept secret."],
  ["", "Kept secret.", "Kept secret."],
  ["a lot", undefined, undefined],
])("shows the amount %j with the help %j as %j", (typed, help, hint) => {
  expect(amountHint(typed, help)).toBe(hint);
});
