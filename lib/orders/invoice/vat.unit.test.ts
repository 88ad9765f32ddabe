import { expect, test } from "vitest";
import { includedVat, vatPercentAt } from "@/lib/orders/invoice/vat";

const rates = ["2027-02-01=10", "2026-01-01=7.5", "2028-01-01=0"];

test.each([
  ["before the first rate", "2025-12-31T22:59:59.000Z", null],
  ["from midnight in Lagos", "2025-12-31T23:00:00.000Z", 7.5],
  ["before the next rate", "2027-01-31T12:00:00.000Z", 7.5],
  ["after the next rate", "2027-02-01T12:00:00.000Z", 10],
  ["after VAT is abolished", "2028-06-01T12:00:00.000Z", null],
])("the VAT of an order paid %s", (_, paidAt, percent) => expect(vatPercentAt(rates, paidAt)).toBe(percent));

test("without a rate there is no VAT", () => expect(vatPercentAt([], "2027-01-01T00:00:00.000Z")).toBeNull());

test("the VAT contained in a price is rounded to the kobo", () => {
  expect(includedVat(10_750_000, 7.5)).toBe(750_000);
  expect(includedVat(100, 7.5)).toBe(7);
});
