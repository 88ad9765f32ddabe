import { expect, test } from "vitest";
import { isPhone, normalizePhone } from "@/lib/core/phone";

test.each([
  ["0803 123 4567", "+2348031234567"],
  ["08031234567", "+2348031234567"],
  ["803-123-4567", "+2348031234567"],
  ["+234 803 123 4567", "+2348031234567"],
  ["+234 (0) 803 123 4567", "+2348031234567"],
  ["234 803 123 4567", "+2348031234567"],
  ["00234 803 123 4567", "+2348031234567"],
  ["01 234 5678", "+23412345678"],
  ["+44 20 7946 0958", "+442079460958"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+1 (212) 555-0100", "+12125550100"],
])("normalises %s to %s", (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
  expect(normalizePhone(phone)).toBe(phone);
  expect(isPhone(phone)).toBe(true);
});

test.each([
  "",
  "12345",
  "0803 123",
  "call me",
  "+234 803 123 4567 89",
  "+0803 123 4567",
  "+2348031234567x",
  "٠٨٠٣١٢٣٤٥٦٧",
])("rejects “%s”", (typed) => expect(isPhone(normalizePhone(typed))).toBe(false));
