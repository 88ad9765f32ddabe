import { beforeEach, expect, test } from "vitest";
import { POST as orderAgain } from "@/app/api/orders/[number]/again/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

let buyer: Actor;
beforeEach(async () => {
  buyer = await makeActor();
});

type Items = Parameters<typeof makeOrder>[0]["items"];
const createOrder = (items: Items) => makeOrder({ buyer: { ...buyer, id: buyer._id }, items });
const post = (number: string, as = buyer) => callRoute(orderAgain, "/", { as, params: { number }, body: {} });
const cartOf = async ({ _id: userId }: Actor) => {
  const lines = await db.cartLine.findMany({ where: { userId }, include: { variant: true } });
  return lines.map(({ productId, variant, quantity }) => ({ productId, size: variant.name, quantity }));
};

test("adds the items of an order to the cart, in the size and quantity of the order", async () => {
  const shirt = await makeProduct({
    name: "Shirt",
    variations: { stock: { M: 9, L: 9 } },
  });
  const { number } = await createOrder([{ product: shirt, variation: "L", quantity: 2 }]);
  const { status, body } = await post(number);
  expect(status).toBe(200);
  expect(body).toMatchObject({ added: [{ name: "Shirt, L", quantity: 2 }], unavailable: [] });
  expect(await cartOf(buyer)).toEqual([{ productId: shirt.id, size: "L", quantity: 2 }]);
});

test("adds what is still for sale and says why the others are not", async () => {
  const [available, gone, soldOut, scarce, closed] = await Promise.all([
    makeProduct({ name: "Available", stock: 9 }),
    makeProduct({ name: "Gone", stock: 9 }),
    makeProduct({ name: "Sold out", stock: 1 }),
    makeProduct({ name: "Scarce", stock: 4 }),
    makeProduct({ name: "Closed", stock: 9 }),
  ]);
  const { number } = await createOrder([
    { product: gone },
    { product: soldOut },
    { product: available },
    { product: scarce, quantity: 3 },
    { product: closed },
  ]);
  await db.product.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
  await db.product.update({ where: { id: closed.id }, data: { inStock: false } });
  const { body } = await post(number);
  expect(body.added).toEqual([{ name: "Available", quantity: 1 }]);
  expect(body.unavailable).toEqual([
    { name: "Gone", why: "No longer for sale" },
    { name: "Sold out", why: "Sold out" },
    { name: "Scarce", why: "Only 1 left" },
    { name: "Closed", why: "Not for sale at the moment" },
  ]);
  expect(await cartOf(buyer)).toEqual([{ productId: available.id, size: "", quantity: 1 }]);
});

test("does not find the order of another person", async () => {
  const { number } = await createOrder([{ product: await makeProduct({ stock: 9 }) }]);
  const stranger = await makeActor();
  expect((await post(number, stranger)).status).toBe(404);
  expect(await cartOf(stranger)).toEqual([]);
});
