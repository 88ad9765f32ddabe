import { expect, test } from "vitest";
import { someAddress } from "@/lib/accounts/factory";
import { updateProfile } from "@/lib/accounts/update-profile";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { addToCart } from "@/lib/shop/add-to-cart";
import { makeCartLine, makeProduct } from "@/lib/shop/factory";
import { holdKey, ownHolds } from "@/lib/shop/own-holds";
import { placeOrder } from "@/lib/shop/place-order";
import { getCart } from "@/lib/shop/queries";
import { removeCartLine } from "@/lib/shop/remove-cart-line";
import { updateCartLine } from "@/lib/shop/update-cart-line";

test("the last piece, held by one's own unpaid order, is still for sale to oneself and to nobody else", async () => {
  const [buyer, other] = await Promise.all([makeActor(), makeActor()]);
  const last = await makeProduct({ stock: 1 });
  await makeCartLine({ userId: buyer._id, product: last, quantity: 1 });
  await makeCartLine({ userId: other._id, product: last, quantity: 1 });
  await placeOrder({ actor: buyer });
  expect((await getCart(buyer)).items[0]).toMatchObject({ stock: 1, available: true });
  expect((await getCart(other)).items[0]).toMatchObject({ stock: 0, available: false });
});

test("a piece bought at once is held for the same piece, not for the cart", async () => {
  const buyer = await makeActor();
  const shirt = await makeProduct({ variations: { stock: { M: 1 } } });
  await placeOrder({ actor: buyer, piece: { productId: shirt.id, quantity: 1, variation: "M" } });
  const asPiece = await ownHolds({ userId: buyer._id, fromCart: false, productId: shirt.id });
  expect(asPiece.get(holdKey(shirt.id, "M"))).toBe(1);
  expect((await ownHolds({ userId: buyer._id, fromCart: true })).size).toBe(0);
});

test("who comes back from paying may change the cart whose pieces are held, within what is held and on the shelf", async () => {
  const [buyer, other] = await Promise.all([makeActor(), makeActor()]);
  const last = await makeProduct({ stock: 2 });
  const line = await makeCartLine({ userId: buyer._id, product: last, quantity: 2 });
  const theirs = await makeCartLine({ userId: other._id, product: last, quantity: 2 });
  await placeOrder({ actor: buyer });
  await updateCartLine({ actor: buyer, itemId: line.id, quantity: 1 });
  await expect(updateCartLine({ actor: buyer, itemId: line.id, quantity: 3 })).rejects.toMatchObject({
    code: "out_of_stock",
    fields: { quantity: "Only 2 left" },
  });
  await expect(updateCartLine({ actor: other, itemId: theirs.id, quantity: 1 })).rejects.toMatchObject({
    code: "out_of_stock",
  });
  await removeCartLine({ actor: buyer, itemId: line.id });
  const piece = { productId: last.id, quantity: 2, variation: [] };
  await addToCart({ actor: buyer, piece });
  await expect(addToCart({ actor: buyer, piece: { ...piece, quantity: 1 } })).rejects.toMatchObject({
    code: "out_of_stock",
  });
});

test("an order that is found again goes where the profile says now", async () => {
  const elsewhere = { ...someAddress, line1: "2 Marina Road" };
  const buyer = await makeActor({ shippingAddress: someAddress });
  const piece = { productId: (await makeProduct({ stock: 1 })).id, quantity: 1, variation: "" };
  const { orderId } = await placeOrder({ actor: buyer, piece });
  await updateProfile({ actor: buyer, changes: { shippingAddress: elsewhere } });
  expect(await placeOrder({ actor: buyer, piece })).toMatchObject({ orderId, created: false });
  expect((await db.order.findUniqueOrThrow({ where: { id: orderId } })).shippingAddress).toEqual(elsewhere);
});
