import { expect, test } from "vitest";
import { orderAmountLines } from "./rules";

const plain = { discount: 0, discountCode: null, codeDiscount: 0, delivery: 0, gift: null };

test("a plain order has free shipping and nothing else", () => {
  expect(orderAmountLines(plain)).toEqual([{ name: "Shipping", amount: 0 }]);
  expect(orderAmountLines({ ...plain, gift: { note: "Hello", wrap: null } })).toHaveLength(1);
});

test("discounts are negative, shipping and gift wrap are added", () => {
  const order = {
    discount: 1_500,
    discountCode: "LAGOS10",
    codeDiscount: 850,
    delivery: 4_000,
    gift: { note: "", wrap: 2_500 },
  };
  expect(orderAmountLines(order)).toEqual([
    { name: "Circle print discount", amount: -1_500 },
    { name: "Discount code LAGOS10", amount: -850 },
    { name: "Shipping", amount: 4_000 },
    { name: "Gift wrap", amount: 2_500 },
  ]);
});
