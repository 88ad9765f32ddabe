import { expect, test } from "vitest";
import { verifyTransaction } from "@/lib/payments/rules";

const paid = { status: "success", amountKobo: 500_000n, currency: "NGN", domain: "live" };
const expected = { amountKobo: 500_000n, currency: "NGN", live: true };

test.each([
  ["the payment that was asked for", {}, { status: "paid" }],
  ["a test payment", { domain: "test" }, { status: "mismatch", reason: "domain test" }],
  ["another currency", { currency: "USD" }, { status: "mismatch", reason: "currency USD" }],
  ["a kobo less", { amountKobo: 499_999n }, { status: "mismatch", reason: "amount 499999" }],
  ["a kobo more", { amountKobo: 500_001n }, { status: "mismatch", reason: "amount 500001" }],
  ["a payment that was abandoned", { status: "abandoned" }, { status: "pending" }],
  ["a payment that was reversed", { status: "reversed" }, { status: "failed", reason: "reversed" }],
])("verifies %s", (_, reported, result) => {
  expect(verifyTransaction(expected, { ...paid, ...reported })).toEqual(result);
});

test("a live payment does not pay a test charge", () => {
  expect(verifyTransaction({ ...expected, live: false }, paid)).toMatchObject({ status: "mismatch" });
});
