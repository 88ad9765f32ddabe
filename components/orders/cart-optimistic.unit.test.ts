import { describe, expect, test } from "vitest";
import type { Cart, CartItem } from "@/lib/orders/contracts";
import { checkoutTotals, lineBlockReason, lineName, numbersText, withoutLine, withQuantity } from "./cart-optimistic";

const line = (given: Partial<CartItem> & { price: number }): CartItem => {
  const quantity = given.quantity ?? 1;
  return {
    _id: "a",
    quantity,
    variation: [],
    product: { _id: "p", slug: "p", name: "P", price: given.price, currency: "NGN", images: [] },
    stock: 3,
    available: true,
    why: null,
    priceBefore: null,
    lineTotal: given.price * quantity,
    percentOff: 0,
    discount: 0,
    ...given,
  };
};
const cart = (...items: CartItem[]): Cart => ({
  items,
  quantity: items.length,
  discount: 0,
  total: 0,
  currency: "NGN",
});

describe("the optimistic cart", () => {
  test("sums kobo exactly, where naira as floating point would drift", () => {
    const changed = withQuantity(cart(line({ price: 0.1 }), line({ _id: "b", price: 0.2 })), "a", 1);
    expect(changed.total).toBe(0.3);
  });

  test("excludes a line that exceeds the stock from the total", () => {
    const changed = withQuantity(cart(line({ price: 100 }), line({ _id: "b", price: 50 })), "a", 4);
    expect(changed).toMatchObject({ total: 50, quantity: 5 });
    expect(changed.items[0]).toMatchObject({ available: false, lineTotal: 400 });
  });

  test("scales a member's discount with the quantity, rounded for each line", () => {
    const print = line({ price: 333.33, percentOff: 15, discount: 49.99 });
    const changed = withQuantity(cart(print, line({ _id: "b", price: 50 })), "a", 3);
    expect(changed).toMatchObject({
      discount: 149.99,
      total: 900,
      items: [{ lineTotal: 999.99, discount: 149.99 }, {}],
    });
  });

  test("says how many units of a line with a chosen number get another one", () => {
    const chosen = line({ price: 100, numbers: [50], editionSize: 50 });
    const textOf = (quantity: number) =>
      withQuantity(cart({ ...chosen, stock: 9 }), "a", quantity).items.map((item) => numbersText(item));
    expect(textOf(1)).toEqual(["No. 50 of 50"]);
    expect(textOf(2)).toEqual(["No. 50 of 50, and 1 with the next number"]);
    expect(textOf(3)).toEqual(["No. 50 of 50, and 2 with the next numbers"]);
    expect(lineName({ ...chosen, quantity: 2 })).toBe("P, No. 50 of 50, and 1 with the next number");
    expect(numbersText(line({ price: 100, quantity: 3 }))).toBe("");
  });

  test("removes exactly one line", () => {
    const changed = withoutLine(cart(line({ price: 100 }), line({ _id: "b", price: 50 })), "a");
    expect(changed).toMatchObject({ total: 50, quantity: 1, items: [{ _id: "b" }] });
  });

  test("gives the reason why a line cannot be bought", () => {
    expect(lineBlockReason({ available: true, stock: 3, why: null })).toBeNull();
    expect(lineBlockReason({ available: false, stock: 2, why: null })).toContain("Only 2 left");
    expect(lineBlockReason({ available: false, stock: 0, why: null })).toContain("No longer available");
    expect(lineBlockReason({ available: false, stock: 3, why: "One person may have 2 of P" })).toBe(
      "One person may have 2 of P.",
    );
  });
});

describe("checkoutTotals", () => {
  test("excludes and names the lines that cannot be bought", () => {
    const gone = { available: false, stock: 0 };
    const shirt = line({ _id: "b", price: 50, variation: ["M"], ...gone });
    expect(checkoutTotals([line({ price: 0.1 }), line({ _id: "c", price: 0.2 }), shirt])).toEqual({
      discount: 0,
      total: 0.3,
      unavailable: ["P, M"],
    });
    expect(checkoutTotals([line({ price: 5, ...gone })])).toEqual({ discount: 0, total: 0, unavailable: ["P"] });
  });

  test("asks to remove a sold-out item from the cart, and not one that is bought directly", () => {
    const gone = line({ price: 100, available: false, stock: 0 });
    expect(lineBlockReason(gone)).toBe("No longer available: please remove it.");
    expect(lineBlockReason(gone, { inCart: false })).toBe("Sold out.");
  });
});
