import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OrderAmountLines } from "./order-amount-lines";

const plain = { discount: 0, discountCode: null, codeDiscount: 0, delivery: 0, gift: null };
const textOf = (order: Parameters<typeof OrderAmountLines>[0]["order"]) =>
  renderToStaticMarkup(<OrderAmountLines order={order} />).replace(/<[^>]*>/g, " ");

test("shows every amount between the items and the total of an order", () => {
  expect(textOf(plain)).toMatch(/Shipping\s+Free/);
  const text = textOf({
    discount: 1_500,
    discountCode: "HARMATTAN",
    codeDiscount: 700,
    delivery: 25_000,
    gift: { note: "", wrap: 2_000 },
  });
  for (const part of ["Circle print discount", "1,500", "HARMATTAN", "700", "Shipping", "25,000", "Gift wrap", "2,000"])
    expect(text).toContain(part);
});
