import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";

let buyer: Actor;
beforeEach(async () => {
  buyer = await makeActor({ shippingAddress: sampleAddress });
});

const add = (productId: string, quantity = 1) =>
  addToCart({ actor: buyer, item: { productId, quantity, variation: [] } });
const fulfil = async (orderId: string) => {
  const [row] = await db.$queryRaw<[{ outcome: string; slugs: string[] | null }]>`
    SELECT * FROM shop_fulfil_order(${orderId})`;
  return row.outcome;
};
const stockOf = async (productId: string) => {
  const [variant] = await db.productVariant.findMany({ where: { productId } });
  return [variant?.stock, variant?.held, variant?.sold];
};
const orderState = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, select: { holdStatus: true, paymentStatus: true, cancelReason: true } });

/** A released order whose payment page is still open, and the newer order of the same cart, which holds stock. */
async function lateAndSibling(change: () => Promise<unknown>) {
  const late = await placeOrder({ actor: buyer });
  await change();
  const sibling = await placeOrder({ actor: buyer });
  expect(await orderState(late.orderId)).toMatchObject({ holdStatus: "released", cancelReason: "superseded" });
  return { late: late.orderId, sibling: sibling.orderId };
}

test("a late payment that cannot be fulfilled is refunded, and the newer order keeps its hold", async () => {
  const [vase, book] = await Promise.all([makeProduct({ stock: 1 }), makeProduct({ stock: 1 })]);
  await add(vase.id);
  await add(book.id);
  const { late, sibling } = await lateAndSibling(() =>
    db.cartLine.deleteMany({ where: { userId: buyer._id, productId: book.id } }),
  );
  // Another buyer takes the last book.
  await db.productVariant.updateMany({ where: { productId: book.id }, data: { stock: 0, sold: 1 } });
  expect(await stockOf(vase.id)).toEqual([0, 1, 0]);

  expect(await fulfil(late)).toBe("sold-out");
  expect(await orderState(late)).toMatchObject({ holdStatus: "released", paymentStatus: "refunded" });
  expect(await orderState(sibling)).toMatchObject({ holdStatus: "held", paymentStatus: "unpaid", cancelReason: null });
  expect(await stockOf(vase.id)).toEqual([0, 1, 0]);

  expect(await fulfil(sibling)).toBe("fulfilled");
  expect(await stockOf(vase.id)).toEqual([0, 0, 1]);
});

test("a late payment is fulfilled from the newer order's hold, which is released", async () => {
  const vase = await makeProduct({ stock: 2, editionSize: 2 });
  await add(vase.id);
  const { late, sibling } = await lateAndSibling(() => add(vase.id));
  expect(await stockOf(vase.id)).toEqual([0, 2, 0]);
  expect(await fulfil(late)).toBe("fulfilled");
  expect(await orderState(sibling)).toMatchObject({ holdStatus: "released", cancelReason: "superseded" });
  expect(await stockOf(vase.id)).toEqual([1, 0, 1]);
  expect(await fulfil(sibling)).toBe("second-payment");
  expect(await stockOf(vase.id)).toEqual([1, 0, 1]);
});

test("a late payment without edition numbers left is refunded, and the newer order keeps its hold", async () => {
  const vase = await makeProduct({ stock: 3, editionSize: 3 });
  const book = await makeProduct({ stock: 1 });
  await add(vase.id, 2);
  const { late, sibling } = await lateAndSibling(async () => {
    await add(book.id);
    await db.cartLine.updateMany({ where: { userId: buyer._id, productId: vase.id }, data: { quantity: 1 } });
  });
  // Leaves one edition number for three units.
  await db.product.update({ where: { id: vase.id }, data: { editionIssued: 2 } });
  expect(await fulfil(late)).toBe("sold-out");
  expect(await orderState(sibling)).toMatchObject({ holdStatus: "held" });
  expect(await stockOf(book.id)).toEqual([0, 1, 0]);
  expect(await fulfil(sibling)).toBe("fulfilled");
});
