import { expect, test } from "vitest";
import { orderNumbersText } from "@/lib/orders/number-rules";

test("an item of an order has its numbers, before payment the chosen one, and none once it is refunded", () => {
  const item = { editions: [], editionSize: 50, refunded: 0 };
  expect(orderNumbersText({ ...item, editions: [9, 7] })).toBe("Nos. 7 and 9 of 50");
  expect(orderNumbersText({ ...item, chosenNumber: 50 })).toBe("No. 50 of 50");
  expect(orderNumbersText({ ...item, chosenNumber: 50, refunded: 1 })).toBe("");
  expect(orderNumbersText(item)).toBe("");
});
