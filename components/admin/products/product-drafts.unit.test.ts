import { expect, test } from "vitest";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { toDraft, toOpposite, toRowChange } from "./product-drafts";

const product = {
  _id: "prd_1",
  version: 4,
  price: 12_500,
  salePrice: null,
  stock: 8,
  inStock: true,
  variants: [{ name: "" }],
} as unknown as AdminProduct;

test("a draft that was not changed sends nothing", () => {
  expect(toRowChange(product, toDraft(product))).toBeNull();
});

test("a draft sends only what changed, the version, and the stock that was shown", () => {
  expect(toRowChange(product, { ...toDraft(product), price: "13,000.50", stock: "5" })).toEqual({
    id: "prd_1",
    version: 4,
    price: 13_000.5,
    stock: 5,
    stockSeen: 8,
  });
  expect(toRowChange({ ...product, salePrice: 9_000 }, { ...toDraft(product), salePrice: "" })).toMatchObject({
    salePrice: 0,
  });
});

test("a field that cannot be read is a message", () => {
  expect(toRowChange(product, { ...toDraft(product), price: "cheap" })).toMatch("price in naira");
  expect(toRowChange(product, { ...toDraft(product), stock: "-1" })).toMatch("stock");
});

test("the stock of a product with sizes is not sent", () => {
  const sized = { ...product, variants: [{ name: "M" }] } as unknown as AdminProduct;
  expect(toRowChange(sized, { ...toDraft(sized), stock: "5" })).toBeNull();
});

test("the opposite of a change has the old values and the new version", () => {
  expect(toOpposite(product, { id: "prd_1", version: 4, price: 13_000, stock: 5, stockSeen: 8 }, 5)).toEqual({
    id: "prd_1",
    version: 5,
    price: 12_500,
    stock: 8,
    stockSeen: 5,
  });
});
