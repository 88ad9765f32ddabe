import { expect, test } from "vitest";
import { chargebackReason } from "@/lib/payments/rules";

test.each([
  ["chargeback", "Disputed at the bank"],
  ["fraud", "Reported as fraud"],
  ["goods-not_received", "Goods not received"],
  ["", "Not given"],
])("the category %j is shown as %j", (category, reason) => expect(chargebackReason(category)).toBe(reason));
