import { expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import { updateProfile } from "@/lib/auth/update-profile";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { makeCartLine } from "@/lib/orders/factory";
import { placeOrder } from "@/lib/orders/place-order";
import { removeCartLine } from "@/lib/orders/remove-cart-line";
import { updateCartLine } from "@/lib/orders/update-cart-line";
import { getUserHolds, holdKey } from "@/lib/orders/user-holds";
import { makeActor } from "@/lib/subscriptions/factory";

test("the last unit held by an unpaid order is available only to its buyer", async () => {
  const [buyer, other] = await Promise.all([makeActor(), makeActor()]);
  const last = await makeProduct({ stock: 1 });
  await makeCartLine({ userId: buyer._id, product: last, quantity: 1 });
  await makeCartLine({ userId: other._id, product: last, quantity: 1 });
  await placeOrder({ actor: buyer });
  expect((await getCart(buyer)).items[0]).toMatchObject({ stock: 1, available: true });
  expect((await getCart(other)).items[0]).toMatchObject({ stock: 0, available: false });
});

test("a Buy Now hold counts for the same item, not for the cart", async () => {
  const buyer = await makeActor();
  const shirt = await makeProduct({ variations: { stock: { M: 1 } } });
  await placeOrder({ actor: buyer, item: { productId: shirt.id, quantity: 1, variation: "M" } });
  const buyNow = await getUserHolds({ userId: buyer._id, fromCart: false, productId: shirt.id });
  expect(buyNow.get(holdKey(shirt.id, "M"))).toBe(1);
  expect((await getUserHolds({ userId: buyer._id, fromCart: true })).size).toBe(0);
});

test("a buyer can change the cart within held units and stock while an order is unpaid", async () => {
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
  const cartItem = { productId: last.id, quantity: 2, variation: [] };
  await addToCart({ actor: buyer, item: cartItem });
  await expect(addToCart({ actor: buyer, item: { ...cartItem, quantity: 1 } })).rejects.toMatchObject({
    code: "out_of_stock",
  });
});

test("a reused order gets the current profile address", async () => {
  const elsewhere = { ...sampleAddress, line1: "2 Marina Road" };
  const buyer = await makeActor({ shippingAddress: sampleAddress });
  const cartItem = { productId: (await makeProduct({ stock: 1 })).id, quantity: 1, variation: "" };
  const { orderId } = await placeOrder({ actor: buyer, item: cartItem });
  await updateProfile({ actor: buyer, changes: { shippingAddress: elsewhere } });
  expect(await placeOrder({ actor: buyer, item: cartItem })).toMatchObject({ orderId, created: false });
  expect((await db.order.findUniqueOrThrow({ where: { id: orderId } })).shippingAddress).toEqual(elsewhere);
});
