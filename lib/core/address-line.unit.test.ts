import { expect, test } from "vitest";
import { addressLine } from "./address-line";

test("keeps the order of an envelope whatever the order of the stored keys", () => {
  const stored = { city: "Ikoyi", line1: "22 Glover Road", state: "Lagos", country: "Nigeria", line2: "Flat 3" };
  expect(addressLine(stored)).toBe("22 Glover Road, Flat 3, Ikoyi, Lagos, Nigeria");
});

test.each([null, undefined, "Lagos", {}, { line1: 7 }])("is empty for %j", (stored) => {
  expect(addressLine(stored)).toBe("");
});
