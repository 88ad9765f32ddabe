import fs from "node:fs";
import { describe, expect, test } from "vitest";
import {
  applyStockEdit,
  editionSentence,
  getDisplayPrice,
  isSellable,
  orderRefusals,
  productProblems,
  stockSentence,
} from "@/lib/catalog/rules";
import {
  cancelRefusal,
  changeAddressRefusal,
  getOrderStatus,
  isLineAvailable,
  markReceivedRefusal,
  type OrderFacts,
  orderTimeline,
  shipRefusal,
  stockLimitMessage,
} from "@/lib/orders/rules";

test("every refusal of the SQL functions that place an order has an error code", () => {
  const sql = ["shop_place_order", "shop_assert_stock", "shop_assert_number", "waiting_room_assert_admission"]
    .map((name) => fs.readFileSync(`prisma/functions/${name}.sql`, "utf8").replace(/^\s*--.*$/gm, ""))
    .join("\n");
  expect([...new Set(sql.match(/LA\d{3}/g))].sort()).toEqual(Object.keys(orderRefusals).sort());
});

describe("a drop", () => {
  test.each([
    [{ inStock: true, stock: 1 }, true],
    [{ inStock: true, stock: 0 }, false],
    [{ inStock: false, stock: 9 }, false],
    [{ inStock: true, stock: 9, deleted: true }, false],
  ])("%o can be bought: %s", (drop, sellable) => expect(isSellable(drop)).toBe(sellable));

  test.each([
    [{ inStock: true, stock: 0, editionSize: 50 }, "Sold out"],
    [{ inStock: false, stock: 0, editionSize: null }, "Sold out"],
    [{ inStock: false, stock: 4, editionSize: null }, "Not for sale at the moment"],
    [{ inStock: true, stock: 12, editionSize: 50 }, "12 of 50 left"],
    [{ inStock: true, stock: 5, editionSize: null }, "Only 5 left"],
    [{ inStock: true, stock: 6, editionSize: null }, "In stock"],
  ])("%o has the stock status “%s”", (drop, sentence) => expect(stockSentence(drop)).toBe(sentence));

  test("uses the sale price only if it is lower, and returns the old price", () => {
    expect(getDisplayPrice({ price: 1_500.5, salePrice: 1_200 })).toEqual({ price: 1_200, was: 1_500.5 });
    for (const salePrice of [null, 0, 1_500.5, 2_000])
      expect(getDisplayPrice({ price: 1_500.5, salePrice })).toEqual({ price: 1_500.5, was: null });
  });

  test("lists edition numbers in order", () => {
    expect(editionSentence([], 50)).toBe("");
    expect(editionSentence([7], 50)).toBe("No. 7 of 50");
    expect(editionSentence([9, 7, 8], 50)).toBe("Nos. 7, 8 and 9 of 50");
    expect(editionSentence([7], null)).toBe("No. 7");
  });
});

describe("a cart line", () => {
  test.each([
    [{ quantity: 2, variantStock: 2, inStock: true, deleted: false }, true],
    [{ quantity: 3, variantStock: 2, inStock: true, deleted: false }, false],
    [{ quantity: 1, variantStock: 2, inStock: false, deleted: false }, false],
    [{ quantity: 1, variantStock: 2, inStock: true, deleted: true }, false],
  ])("%o can be bought: %s", (line, available) => expect(isLineAvailable(line)).toBe(available));

  test.each([
    [{ stock: 0, inStock: true }, "Sold out"],
    [{ stock: 3, inStock: false }, "Not for sale at the moment"],
    [{ stock: 3, inStock: true }, "Only 3 left"],
    [{ stock: 3, inStock: true, inCart: 2 }, "Only 3 left, 2 of them in your cart"],
    [{ stock: 500, inStock: true, inCart: 98 }, "At most 99 in one order"],
  ])("%o has the message “%s”", (unpaid, sentence) => expect(stockLimitMessage(unpaid)).toBe(sentence));
});

const placed: OrderFacts = {
  status: "pending",
  paymentStatus: "unpaid",
  createdAt: "2026-11-01T08:00:00.000Z",
  paidAt: null,
  packingStartedAt: null,
  parcels: [],
  shippedAt: null,
  deliveredAt: null,
  refundedAt: null,
  cancelledAt: null,
  cancelReason: null,
};
const at = "2026-11-02T08:00:00.000Z";
const paid: OrderFacts = { ...placed, paymentStatus: "paid", paidAt: at };
const shipped: OrderFacts = { ...paid, status: "shipped", shippedAt: at };
const delivered: OrderFacts = { ...shipped, status: "delivered", deliveredAt: at };
const refunded: OrderFacts = { ...paid, paymentStatus: "refunded", refundedAt: at, cancelledAt: at };
const packing: OrderFacts = { ...paid, packingStartedAt: at };
const cancelledByBuyer: OrderFacts = { ...refunded, cancelReason: "buyer" };
const cancelled: OrderFacts = { ...placed, cancelledAt: at };

describe("an order", () => {
  test.each([
    [placed, "Waiting for payment"],
    [cancelled, "Cancelled"],
    [paid, "Paid, being packed"],
    [shipped, "Shipped"],
    [delivered, "Delivered"],
    [packing, "Paid, being packed"],
    [refunded, "Refunded"],
    [cancelledByBuyer, "Cancelled"],
  ])("%o has the status “%s”", (order, label) => expect(getOrderStatus(order).label).toBe(label));

  test("an admin reads how far the packing of a paid order is", () => {
    const labels = [paid, packing, { ...packing, packedAt: at }, { ...packing, repackSince: at }, shipped].map(
      (order) => getOrderStatus(order, "admin").label,
    );
    expect(labels).toEqual(["Paid, to pack", "Being packed", "Packed", "Take out an item", "Shipped"]);
  });

  test.each([
    ["placed", placed, ["ordered", "-paid", "-packing", "-shipped", "-delivered"]],
    ["being packed", packing, ["ordered", "paid", "packing", "-shipped", "-delivered"]],
    ["cancelled", cancelled, ["ordered", "cancelled"]],
    ["shipped", shipped, ["ordered", "paid", "shipped", "-delivered"]],
    ["refunded", refunded, ["ordered", "paid", "refunded"]],
    ["cancelled by the buyer", cancelledByBuyer, ["ordered", "paid", "cancelled", "refunded"]],
    ["refunded after shipping", { ...refunded, shippedAt: at }, ["ordered", "paid", "shipped", "refunded"]],
  ])("that is %s has its past and expected steps", (_, order, steps) => {
    expect(orderTimeline(order).map((step) => `${step.at ? "" : "-"}${step.key}`)).toEqual(steps);
  });

  const address = { line1: "14 Adeniran Ogunsanya Street" };
  test.each([
    ["paid with an address", { ...paid, shippingAddress: address }, null],
    ["paid without an address", { ...paid, shippingAddress: null }, "The buyer has not given an address yet."],
    ["unpaid", { ...placed, shippingAddress: address }, "This order has not been paid."],
    ["refunded", { ...refunded, shippingAddress: address }, "This order was refunded."],
    ["shipped", { ...shipped, shippingAddress: address }, "This order has already been shipped."],
    ["delivered", { ...delivered, shippingAddress: address }, "This order has already been shipped."],
  ])("that is %s can be shipped or has a reason why not", (_, order, reason) =>
    expect(shipRefusal(order)).toBe(reason),
  );

  test.each([
    ["paid", paid, null],
    ["unpaid", placed, "This order has not been paid."],
    ["refunded", refunded, "This order was refunded."],
    ["shipped", shipped, "This order has already been shipped."],
    ["being packed", packing, "This order is being packed, so it can no longer be cancelled. Please write to us."],
  ])("that is %s can be cancelled or has a reason why not", (_, order, reason) =>
    expect(cancelRefusal({ ...order, provenance: null })).toBe(reason),
  );

  test("that is a lot cannot be cancelled", () =>
    expect(cancelRefusal({ ...paid, provenance: {} })).toBe("A winning bid is binding, so a lot cannot be cancelled."));

  test("can be marked as received after shipping and readdressed before", () => {
    expect([placed, paid, shipped, delivered, refunded].map((order) => markReceivedRefusal(order) === null)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(
      [placed, paid, shipped, delivered, refunded, cancelled].map(
        (order) => changeAddressRefusal({ ...order, packedAt: null }) === null,
      ),
    ).toEqual([true, true, false, false, false, false]);
    expect(changeAddressRefusal({ ...packing, packedAt: at })).toBe(
      "This order is already packed. Please write to us.",
    );
  });
});

describe("an admin's edit", () => {
  test("of a stock count is the difference to the count that the admin saw", () => {
    expect(applyStockEdit({ stock: 12, stockSeen: 10 }, 7)).toBe(9);
    expect(applyStockEdit({ stock: 12 }, 7)).toBe(12);
    expect(applyStockEdit({ stock: 0, stockSeen: 10 }, 7)).toBe(-3);
  });

  const good = { price: 100, salePrice: 80, stock: 10, held: 2, editionSize: 20, editionIssued: 8 };
  test.each([
    [{}, null],
    [{ editionSize: null, stock: 1_000 }, null],
    [{ salePrice: 101 }, "salePrice"],
    [{ editionSize: 9 }, "editionSize"],
    [{ stock: 11 }, "stock"],
  ])("with %o has an error in the field %s", (change, field) => {
    const problems = productProblems({ ...good, ...change });
    expect(problems && Object.keys(problems)).toEqual(field && [field]);
  });
});
