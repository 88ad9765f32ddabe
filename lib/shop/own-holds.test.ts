import { expect, test } from "vitest";
import { makeActor } from "@/lib/membership/factory";
import { makeCartLine, makeProduct } from "@/lib/shop/factory";
import { holdKey, ownHolds } from "@/lib/shop/own-holds";
import { placeOrder } from "@/lib/shop/place-order";
import { getCart } from "@/lib/shop/queries";

test("the last piece, held by one's own unpaid order, is still for sale to oneself and to nobody else", async () => {
  const [buyer, other] = await Promise.all([makeActor(), makeActor()]);
  const last = await makeProduct({ stock: 1 });
  await makeCartLine({ userId: buyer._id, product: last, quantity: 1 });
  await makeCartLine({ userId: other._id, product: last, quantity: 1 });
  await placeOrder({ actor: buyer });
  expect((await getCart(buyer._id)).items[0]).toMatchObject({ stock: 1, available: true });
  expect((await getCart(other._id)).items[0]).toMatchObject({ stock: 0, available: false });
});

test("a piece bought at once is held for the same piece, not for the cart", async () => {
  const buyer = await makeActor();
  const shirt = await makeProduct({ variations: { stock: { M: 1 } } });
  await placeOrder({ actor: buyer, piece: { productId: shirt.id, quantity: 1, variation: "M" } });
  const asPiece = await ownHolds({ userId: buyer._id, fromCart: false, productId: shirt.id });
  expect(asPiece.get(holdKey(shirt.id, "M"))).toBe(1);
  expect((await ownHolds({ userId: buyer._id, fromCart: true })).size).toBe(0);
});
