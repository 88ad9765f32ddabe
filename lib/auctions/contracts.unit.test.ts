import { expect, it } from "vitest";
import { placeBidBody } from "./contracts";

const amountOf = (amount: unknown) => placeBidBody.safeParse({ amount }).data?.amount;

it("reads an amount from JSON, and from a form with and without thousands separators", () => {
  expect([420_000, "420000", "420,000", "₦420,000", "₦ 1,420,000"].map(amountOf)).toEqual([
    420_000, 420_000, 420_000, 420_000, 1_420_000,
  ]);
});

it("rejects what is no whole amount in naira", () => {
  for (const amount of ["2,5oo", "4,20,000", "420,00", "1.5", "-5", "", "12,345,678,901", 1.5, 0])
    expect(amountOf(amount)).toBeUndefined();
});
