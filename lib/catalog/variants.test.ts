import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, PUT } from "@/app/api/products/[slug]/route";
import { POST } from "@/app/api/products/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { getProduct } from "@/lib/catalog/queries";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { getCart } from "@/lib/orders/cart-queries";
import { makeOrder } from "@/lib/orders/factory";
import { placeOrder } from "@/lib/orders/place-order";
import { getOrder } from "@/lib/orders/queries";
import { releaseOrder } from "@/lib/orders/release-order";
import { getUserHolds } from "@/lib/orders/user-holds";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let buyer: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  buyer = await makeActor();
});

const put = (id: string, body: object) =>
  callRoute(PUT, `/api/products/${id}`, { as: admin, method: "PUT", params: { slug: id }, body });
const variantsOf = async (id: string) => (await getProduct(id))?.variants.map(({ name, stock }) => [name, stock]);
const size = (name: string, stock: number, more: object = {}) => ({ name, option: "Size", stock, ...more });
const shirt = (stock: Record<string, number> = { S: 2, M: 3 }) => makeProduct({ variations: { stock } });
const userOf = ({ _id }: Actor) => db.user.findUniqueOrThrow({ where: { id: _id } });

describe("adding sizes to a drop without sizes", () => {
  test("retires the unnamed variant and records its stock", async () => {
    const one = await makeProduct({ stock: 10, editionSize: 12 });
    await makeOrder({ buyer: await userOf(buyer), items: [{ product: one }] });
    expect((await put(one.id, { variants: [size("S", 4), size("M", 5)] })).status).toBe(200);
    expect(await variantsOf(one.id)).toEqual([
      ["S", 4],
      ["M", 5],
    ]);
    expect((await getProduct(one.id))?.stock).toBe(9);
    const old = await db.productVariant.findFirstOrThrow({ where: { productId: one.id, name: "" } });
    expect(old).toMatchObject({ stock: 0, held: 0, sold: 1, retiredAt: expect.any(Date) });
    const item = { productId: one.id, quantity: 1 };
    await expect(addToCart({ actor: buyer, item: { ...item, variation: [] } })).rejects.toMatchObject({
      fields: { variation: "Please choose one of S, M" },
    });
    await expect(placeOrder({ actor: buyer, item: { ...item, variation: "" } })).rejects.toMatchObject({
      code: "not_found",
    });
    const [entry] = await db.auditLog.findMany({ where: { subject: one.id } });
    expect(entry?.detail).toMatchObject({ retired: [{ name: "", stock: 9 }] });
  });

  test("shows a cart line of the unnamed variant as unavailable", async () => {
    const one = await makeProduct();
    const actor = await makeActor();
    await addToCart({ actor, item: { productId: one.id, quantity: 1, variation: [] } });
    await put(one.id, { variants: [size("S", 4)] });
    expect((await getCart(actor)).items).toMatchObject([{ available: false, stock: 0 }]);
    await expect(placeOrder({ actor })).rejects.toMatchObject({ code: "out_of_stock" });
  });

  test("checks the edition against the stock of the sizes", async () => {
    const one = await makeProduct({ stock: 10, editionSize: 10 });
    expect(await put(one.id, { variants: [size("S", 6), size("M", 5)] })).toMatchObject({
      status: 400,
      body: { fields: { stock: "At most 10 of this edition can still be sold" } },
    });
  });
});

describe("a size", () => {
  test("can be removed and added again, and orders keep its name", async () => {
    const one = await shirt();
    const person = await userOf(buyer);
    const { number } = await makeOrder({ buyer: person, items: [{ product: one, variation: "M" }] });
    expect((await put(one.id, { removedSizes: ["M"] })).status).toBe(200);
    expect(await variantsOf(one.id)).toEqual([["S", 2]]);
    expect((await getOrder({ actor: buyer, number }))?.items).toMatchObject([{ variation: "M" }]);
    expect((await put(one.id, { variants: [size("M", 7)] })).status).toBe(200);
    expect(await variantsOf(one.id)).toEqual([
      ["S", 2],
      ["M", 7],
    ]);
  });

  test("cannot be removed while an order holds it", async () => {
    const one = await shirt();
    const { orderId } = await placeOrder({
      actor: await makeActor(),
      item: { productId: one.id, quantity: 2, variation: "M" },
    });
    expect(await put(one.id, { removedSizes: ["M"] })).toMatchObject({
      status: 409,
      body: { fields: { variants: expect.stringContaining("2 of M are being paid for") } },
    });
    await releaseOrder(orderId, "cancelled");
    expect((await put(one.id, { removedSizes: ["M"] })).status).toBe(200);
    const [fulfilment] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
    expect(fulfilment.outcome).toBe("sold-out");
  });

  test("can be renamed: orders keep the old name, carts and holds get the new one", async () => {
    const one = await shirt();
    const actor = await makeActor();
    await addToCart({ actor, item: { productId: one.id, quantity: 1, variation: ["M"] } });
    const { number } = await placeOrder({ actor });
    const response = await put(one.id, { variants: [{ name: "Medium", was: "M", stock: 2, stockSeen: 2 }] });
    expect(response.body.product.variants).toMatchObject([{ name: "S" }, { name: "Medium", option: "Size", stock: 2 }]);
    expect((await getOrder({ actor, number }))?.items).toMatchObject([{ variation: "M" }]);
    expect((await getCart(actor)).items).toMatchObject([{ variation: ["Medium"], stock: 3, available: true }]);
    expect([...(await getUserHolds({ userId: actor._id, fromCart: true }))]).toEqual([[`${one.id}/Medium`, 1]]);
  });

  test("can take the name of a size that is renamed or removed", async () => {
    const one = await shirt();
    const swap = [
      { name: "S", was: "M", stock: 3 },
      { name: "M", was: "S", stock: 2 },
    ];
    expect((await put(one.id, { variants: swap })).status).toBe(200);
    expect(await variantsOf(one.id)).toEqual([
      ["M", 2],
      ["S", 3],
    ]);
    expect((await put(one.id, { removedSizes: ["M"], variants: [{ name: "M", was: "S", stock: 3 }] })).status).toBe(
      200,
    );
    expect(await variantsOf(one.id)).toEqual([["M", 3]]);
  });

  test.each([
    ["duplicate names", { variants: [size("L", 1), size("L", 2)] }, 400, "Two sizes are called L"],
    ["the name of another size", { variants: [size("M", 1, { was: "S" })] }, 400, "Two sizes are called M"],
    ["renaming a missing size", { variants: [size("XL", 1, { was: "XS" })] }, 409, "There is no size XS any more"],
    ["no size left", { removedSizes: ["S", "M"] }, 400, "at least one size"],
  ])("rejects %s with a message", async (_, body, status, message) => {
    const one = await shirt();
    const response = await put(one.id, body);
    expect([response.status, response.body.fields?.variants]).toEqual([status, expect.stringContaining(message)]);
    expect(await variantsOf(one.id)).toEqual([
      ["S", 2],
      ["M", 3],
    ]);
  });

  test("can be the last one removed if the drop gets a stock without sizes", async () => {
    const one = await shirt();
    expect((await put(one.id, { removedSizes: ["S", "M"], stock: 4 })).status).toBe(200);
    expect(await variantsOf(one.id)).toEqual([["", 4]]);
  });

  test("added by two admins at once is added once, without a slug error", async () => {
    const one = await shirt();
    const edit = (version?: number) => put(one.id, { variants: [size("L", 5)], ...(version && { version }) });
    const responses = await Promise.all([edit(1), edit(1), edit(1)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: "stale", fields: { version: expect.any(String) } });
    }
    expect((await Promise.all([edit(), edit()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await variantsOf(one.id)).toContainEqual(["L", 5]);
  });

  test("cannot appear twice in a new drop", async () => {
    const body = { name: "Shirt", slug: "twice-l", price: 100, variants: [size("L", 1), size("L", 1)] };
    expect(await callRoute(POST, "/api/products", { as: admin, body })).toMatchObject({
      status: 400,
      body: { fields: { variants: "Two sizes are called L" } },
    });
  });
});

test("a new drop can use a deleted drop's slug, and old orders do not link to it", async () => {
  const old = await makeProduct({ slug: "the-first-vase", name: "The first vase" });
  const { number } = await makeOrder({ buyer: await userOf(buyer), items: [{ product: old }] });
  await callRoute(DELETE, "/", { as: admin, method: "DELETE", params: { slug: old.slug } });
  expect(await getProduct("the-first-vase")).toBeNull();
  const body = { name: "The second vase", slug: "the-first-vase", price: 100, stock: 1 };
  expect((await callRoute(POST, "/api/products", { as: admin, body })).status).toBe(201);
  expect(await getProduct("the-first-vase")).toMatchObject({ name: "The second vase" });
  expect((await getOrder({ actor: buyer, number }))?.items).toMatchObject([
    { product: { name: "The first vase", gone: true } },
  ]);
});
