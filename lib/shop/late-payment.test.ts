import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { addToCart } from "@/lib/shop/add-to-cart";
import { makeProduct } from "@/lib/shop/factory";
import { placeOrder } from "@/lib/shop/place-order";

let buyer: Actor;
beforeEach(async () => {
  buyer = await makeActor({ shippingAddress: someAddress });
});

const add = (productId: string, quantity = 1) =>
  addToCart({ actor: buyer, piece: { productId, quantity, variation: [] } });
const fulfil = async (orderId: string) => {
  const [row] = await db.$queryRaw<[{ outcome: string; slugs: string[] | null }]>`
    SELECT * FROM shop_fulfil_order(${orderId})`;
  return row.outcome;
};
const stockOf = async (productId: string) => {
  const [variant] = await db.productVariant.findMany({ where: { productId } });
  return [variant?.stock, variant?.held, variant?.sold];
};
const standing = (id: string) =>
  db.order.findUniqueOrThrow({ where: { id }, select: { holdStatus: true, paymentStatus: true, cancelReason: true } });

/** An order that its buyer replaced while its payment page was still open, and the newer one of the same cart, which holds. */
async function lateAndSibling(change: () => Promise<unknown>) {
  const late = await placeOrder({ actor: buyer });
  await change();
  const sibling = await placeOrder({ actor: buyer });
  expect(await standing(late.orderId)).toMatchObject({ holdStatus: "released", cancelReason: "superseded" });
  return { late: late.orderId, sibling: sibling.orderId };
}

test("a late payment that cannot be served goes back, and the buyer's newer order keeps its pieces", async () => {
  const [vase, book] = await Promise.all([makeProduct({ stock: 1 }), makeProduct({ stock: 1 })]);
  await add(vase.id);
  await add(book.id);
  const { late, sibling } = await lateAndSibling(() =>
    db.cartLine.deleteMany({ where: { userId: buyer._id, productId: book.id } }),
  );
  // Somebody else buys the book meanwhile.
  await db.productVariant.updateMany({ where: { productId: book.id }, data: { stock: 0, sold: 1 } });
  expect(await stockOf(vase.id)).toEqual([0, 1, 0]);

  expect(await fulfil(late)).toBe("sold-out");
  expect(await standing(late)).toMatchObject({ holdStatus: "released", paymentStatus: "refunded" });
  expect(await standing(sibling)).toMatchObject({ holdStatus: "held", paymentStatus: "unpaid", cancelReason: null });
  expect(await stockOf(vase.id)).toEqual([0, 1, 0]);

  expect(await fulfil(sibling)).toBe("fulfilled");
  expect(await stockOf(vase.id)).toEqual([0, 0, 1]);
});

test("a late payment is served from what the buyer's newer order holds, and that order lets go", async () => {
  const vase = await makeProduct({ stock: 2, editionSize: 2 });
  await add(vase.id);
  const { late, sibling } = await lateAndSibling(() => add(vase.id));
  expect(await stockOf(vase.id)).toEqual([0, 2, 0]);
  expect(await fulfil(late)).toBe("fulfilled");
  expect(await standing(sibling)).toMatchObject({ holdStatus: "released", cancelReason: "superseded" });
  expect(await stockOf(vase.id)).toEqual([1, 0, 1]);
  expect(await fulfil(sibling)).toBe("second-payment");
  expect(await stockOf(vase.id)).toEqual([1, 0, 1]);
});

test("a late payment for which no number is left goes back, and the newer order keeps its pieces", async () => {
  const vase = await makeProduct({ stock: 3, editionSize: 3 });
  const book = await makeProduct({ stock: 1 });
  await add(vase.id, 2);
  const { late, sibling } = await lateAndSibling(async () => {
    await add(book.id);
    await db.cartLine.updateMany({ where: { userId: buyer._id, productId: vase.id }, data: { quantity: 1 } });
  });
  // Numbers that an edit by hand gave away: one is left for three pieces.
  await db.product.update({ where: { id: vase.id }, data: { editionIssued: 2 } });
  expect(await fulfil(late)).toBe("sold-out");
  expect(await standing(sibling)).toMatchObject({ holdStatus: "held" });
  expect(await stockOf(book.id)).toEqual([0, 1, 0]);
  expect(await fulfil(sibling)).toBe("fulfilled");
});
