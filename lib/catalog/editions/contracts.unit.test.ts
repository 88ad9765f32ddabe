import { expect, test } from "vitest";
import { numberPremiumBody } from "./contracts";

test.each([
  [1_500.25, true],
  [1_500.255, false],
])("a premium of ₦%d is accepted: %s", (premium, accepted) => {
  expect(numberPremiumBody.safeParse({ kind: "first", premium }).success).toBe(accepted);
});
