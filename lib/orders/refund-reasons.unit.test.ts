import { expect, test } from "vitest";
import { describeRefundReason } from "@/lib/orders/refund-reasons";

test.each([
  "sold-out",
  "second-payment",
  "over-limit",
  "code-used",
  "number-taken",
  "erased",
  "account-deleted",
  "offer-over",
  "gift",
  "event-no-seat",
  "event-cancelled",
  "event-given-up",
  "event-second-seat",
])("the automatic refund %j has its reason in words", (reason) =>
  expect(describeRefundReason(reason)).toMatch(/^[A-Z][a-z]* .*[a-z]$/),
);

test("the reason that an admin typed stays as it is", () =>
  expect(describeRefundReason("the vase broke")).toBe("the vase broke"));
