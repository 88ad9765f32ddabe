import { beforeAll, describe, expect, test } from "vitest";
import { POST as add } from "@/app/api/cart/add/route";
import { POST as remove } from "@/app/api/cart/remove/route";
import { GET as read } from "@/app/api/cart/route";
import { POST as update } from "@/app/api/cart/update/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { countCartItems, getCart } from "@/lib/orders/cart-queries";
import { makeCartLine } from "@/lib/orders/factory";
import { resumeCartIntent } from "@/lib/orders/resume-cart-intent";
import { makeActor } from "@/lib/subscriptions/factory";

const as = (actor: Actor) => ({ as: actor });
const linesOf = (actor: Actor) => db.cartLine.findMany({ where: { userId: actor._id } });
const stockOf = (product: TestProduct) =>
  db.productVariant.findMany({ where: { productId: product.id }, orderBy: { position: "asc" } });

let shirt: TestProduct;
beforeAll(async () => {
  shirt = await makeProduct({
    name: "Jakande Tribute Shirt",
    price: 45_000,
    variations: { stock: { S: 2, M: 3, L: 0 } },
  });
});

describe("reading a cart", () => {
  test("returns only the lines of its owner", async () => {
    const [mine, theirs] = await Promise.all([makeActor(), makeActor()]);
    await makeCartLine({ userId: mine._id, product: shirt, variation: "M", quantity: 2 });
    expect(await callRoute(read, "/api/cart")).toMatchObject({
      status: 401,
      body: { success: false, error: "Session expired. Please log in again." },
    });
    const own = await callRoute(read, "/api/cart", as(mine));
    expect(own.status).toBe(200);
    expect(own.headers.get("cache-control")).toBe("no-store");
    expect(own.body.cart).toMatchObject({ quantity: 2, total: 90_000, currency: "NGN" });
    expect(own.body.cart.items[0]).toMatchObject({
      variation: ["M"],
      quantity: 2,
      stock: 3,
      available: true,
      lineTotal: 90_000,
    });
    expect((await callRoute(read, `/api/cart?userId=${mine._id}`, as(theirs))).body.cart.items).toEqual([]);
    expect((await callRoute(read, "/api/cart", { as: mine, bearer: true })).body.cart.quantity).toBe(2);
  });

  test("says how many of a limited edition are left in all its variants, and its inventory number", async () => {
    const actor = await makeActor();
    const variations = { stock: { S: 40, M: 22 } };
    const limited = await makeProduct({ editionSize: 100, editionIssued: 38, variations });
    await db.product.update({ where: { id: limited.id }, data: { label: { accession: "LA.2026.01" } } });
    await makeCartLine({ userId: actor._id, product: limited, variation: "M" });
    await makeCartLine({ userId: actor._id, product: shirt, variation: "S" });
    const [first, second] = (await getCart(actor)).items;
    expect(first?.product).toMatchObject({ accession: "LA.2026.01", edition: { size: 100, left: 62 } });
    expect([second?.product.accession, second?.product.edition]).toEqual([undefined, undefined]);
  });

  test("uses the current price, not the price when the item was added", async () => {
    const actor = await makeActor();
    const vase = await makeProduct({ price: 1_500.5 });
    await makeCartLine({ userId: actor._id, product: vase, quantity: 3 });
    expect((await getCart(actor)).total).toBe(4_501.5);
    await db.product.update({ where: { id: vase.id }, data: { priceKobo: 200_000n, salePriceKobo: 123_456n } });
    expect(await getCart(actor)).toMatchObject({ total: 3_703.68, items: [{ product: { price: 1_234.56 } }] });
  });

  test("names the price at which an item was added while another one would be charged", async () => {
    const actor = await makeActor();
    const vase = await makeProduct({ price: 2_000, salePrice: 1_500.5 });
    const addOne = () => callRoute(add, "/api/cart/add", { as: actor, body: { productId: vase.id } });
    const priceBefore = async () => (await getCart(actor)).items[0]?.priceBefore;
    await addOne();
    expect(await priceBefore()).toBeNull();
    await db.product.update({ where: { id: vase.id }, data: { salePriceKobo: null } });
    expect(await priceBefore()).toBe(1_500.5);
    await addOne();
    expect(await priceBefore()).toBeNull();
  });

  test("marks an unavailable line and leaves it out of the total", async () => {
    const actor = await makeActor();
    const [gone, paused, scarce, fine] = await Promise.all([
      makeProduct(),
      makeProduct(),
      makeProduct({ stock: 1 }),
      makeProduct({ price: 700 }),
    ]);
    for (const product of [gone, paused, scarce, fine]) await makeCartLine({ userId: actor._id, product, quantity: 2 });
    await db.product.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });
    await db.product.update({ where: { id: paused.id }, data: { inStock: false } });
    const { cart } = (await callRoute(read, "/api/cart", as(actor))).body;
    // Lines of the same millisecond have no order.
    const lines = cart.items.map(({ available, stock }: { available: boolean; stock: number }) => [available, stock]);
    expect(lines.sort()).toEqual([
      [false, 0],
      [false, 0],
      [false, 1],
      [true, 10],
    ]);
    expect(cart).toMatchObject({ total: 1_400, quantity: 8 });
  });
});

describe("adding to a cart", () => {
  const bad = [0, -1, 1.5, "1", null, 1e308, 2 ** 31, 100, [1], { valueOf: 1 }];
  test.each(bad)("rejects the quantity %j", async (quantity) => {
    const actor = await makeActor();
    const response = await callRoute(add, "/api/cart/add", {
      as: actor,
      body: { productId: shirt.id, variation: ["M"], quantity },
    });
    expect(response).toMatchObject({
      status: 400,
      body: { success: false, error: "Failed to add item", code: "invalid_input" },
    });
    expect(await linesOf(actor)).toEqual([]);
  });

  test.each([
    ["an unknown drop", { productId: "prd_nothing" }, 404],
    ["a list as product id", { productId: ["prd_nothing"] }, 400],
    ["an object as product id", { productId: { $ne: null } }, 400],
    ["no product id", {}, 400],
    ["a size that is not a list", { variation: "M" }, 400],
    ["an unknown size", { variation: ["XXL"] }, 404],
    ["a number as a size", { variation: [1] }, 400],
    ["a missing size", { variation: [] }, 400],
  ])("rejects %s", async (_, change, status) => {
    const actor = await makeActor();
    const body = "productId" in change || !("variation" in change) ? change : { productId: shirt.id, ...change };
    const response = await callRoute(add, "/api/cart/add", { as: actor, body });
    expect(response).toMatchObject({ status, body: { success: false, error: "Failed to add item" } });
    expect(await linesOf(actor)).toEqual([]);
  });

  test("accepts a slug as product id", async () => {
    const actor = await makeActor();
    for (const productId of [shirt.slug, shirt.id]) {
      const response = await callRoute(add, "/api/cart/add", { as: actor, body: { productId, variation: ["M"] } });
      expect(response.status).toBe(200);
    }
    expect(await linesOf(actor)).toMatchObject([{ productId: shirt.id, quantity: 2 }]);
  });

  test("lists the sizes when none was chosen", async () => {
    const response = await callRoute(add, "/api/cart/add", {
      as: await makeActor(),
      body: { productId: shirt.id },
    });
    expect(response.body.fields.variation).toBe("Please choose one of S, M, L");
  });

  test("rejects more than the stock and returns how many are left", async () => {
    const actor = await makeActor();
    const cookie = as(actor);
    const post = (size: string, quantity: number) =>
      callRoute(add, "/api/cart/add", { ...cookie, body: { productId: shirt.id, variation: [size], quantity } });
    expect(await post("M", 4)).toMatchObject({
      status: 409,
      body: { code: "out_of_stock", fields: { quantity: "Only 3 left" } },
    });
    expect((await post("M", 2)).body.cart.quantity).toBe(2);
    expect(await post("M", 2)).toMatchObject({
      status: 409,
      body: { fields: { quantity: "Only 3 left, 2 of them in your cart" } },
    });
    expect(await post("L", 1)).toMatchObject({ status: 409, body: { fields: { quantity: "Sold out" } } });
  });

  test("limits each size to its own stock", async () => {
    const actor = await makeActor();
    const cookie = as(actor);
    const asked = ["S", "S", "S", "M", "M", "M", "M", "L"];
    await Promise.all(
      asked.map((size) =>
        callRoute(add, "/api/cart/add", { ...cookie, body: { productId: shirt.id, variation: [size] } }),
      ),
    );
    const lines = await linesOf(actor);
    expect(lines.map(({ quantity }) => quantity).sort()).toEqual([2, 3]);
  });

  test("adds twenty concurrent requests for one item to one line", async () => {
    const actor = await makeActor();
    const medal = await makeProduct({ stock: 15 });
    const cookie = as(actor);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        callRoute(add, "/api/cart/add", { ...cookie, body: { productId: medal.id, quantity: 1 } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(15).fill(200), ...Array(5).fill(409)]);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 15 }]);
    expect(await countCartItems(actor._id)).toBe(15);
    expect(await stockOf(medal)).toMatchObject([{ stock: 15, held: 0, sold: 0 }]);
  });

  test("ignores a price and a user in the body", async () => {
    const [actor, victim] = await Promise.all([makeActor(), makeActor()]);
    const medal = await makeProduct({ price: 9_000 });
    const body = { productId: medal.id, price: 1, total: 1, userId: victim._id, user: victim._id };
    const response = await callRoute(add, "/api/cart/add", { as: actor, body });
    expect(response.body.cart.total).toBe(9_000);
    expect(await linesOf(victim)).toEqual([]);
  });

  test("rejects a paused or deleted drop", async () => {
    const cookie = as(await makeActor());
    const [paused, gone] = await Promise.all([makeProduct({ inStock: false }), makeProduct({ deleted: true })]);
    const post = (productId: string) => callRoute(add, "/api/cart/add", { ...cookie, body: { productId } });
    expect(await post(paused.id)).toMatchObject({
      status: 409,
      body: { fields: { quantity: "Not for sale at the moment" } },
    });
    expect((await post(gone.id)).status).toBe(404);
  });
});

describe("a no-script form", () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const post = async (body: URLSearchParams, actor?: Actor, headers?: Record<string, string>) =>
    callRoute(add, "/api/cart/add", { as: actor, body, headers });

  test("adds the item and redirects to the cart", async () => {
    const actor = await makeActor();
    const response = await post(form({ productId: shirt.id, variation: "S", quantity: "2" }), actor);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/cart"]);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 2 }]);
  });

  test("redirects a visitor to the login page with the item", async () => {
    const response = await post(form({ productId: shirt.id, variation: "S", quantity: "2" }));
    expect(response.headers.get("location")).toBe(`/login?redirectTo=%2Fcart&add=${shirt.id}&variation=S&quantity=2`);
  });

  test("redirects to the cart with an error when it fails", async () => {
    const response = await post(form({ productId: shirt.id, variation: "L" }), await makeActor());
    expect(response.headers.get("location")).toBe("/cart?error=out_of_stock");
  });

  test("is rejected without a redirect from another site", async () => {
    const actor = await makeActor();
    const response = await post(form({ productId: shirt.id, variation: "S" }), actor, {
      origin: "https://evil.tld",
      "sec-fetch-site": "cross-site",
    });
    expect(response).toMatchObject({ status: 403, body: { error: "Forbidden" } });
    expect(await linesOf(actor)).toEqual([]);
  });
});

describe("updating a cart line", () => {
  const place = async (quantity = 2) => {
    const actor = await makeActor();
    const product = await makeProduct({ stock: 5 });
    const line = await makeCartLine({ userId: actor._id, product, quantity });
    return { actor, product, line, cookie: as(actor) };
  };

  test("sets the quantity and returns the cart", async () => {
    const { line, cookie } = await place();
    const response = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity: 5 } });
    expect(response).toMatchObject({ status: 200, body: { success: true, cart: { quantity: 5 } } });
  });

  test.each([0, -5, 1.5, "2", null, 100, 2 ** 53])("rejects the quantity %j", async (quantity) => {
    const { line, cookie, actor } = await place();
    const response = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity } });
    expect(response).toMatchObject({ status: 400, body: { error: "Failed to update item" } });
    expect(await linesOf(actor)).toMatchObject([{ quantity: 2 }]);
  });

  test("rejects more than the stock", async () => {
    const { line, cookie } = await place();
    const response = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity: 6 } });
    expect(response).toMatchObject({
      status: 409,
      body: { error: "Failed to update item", fields: { quantity: "Only 5 left" } },
    });
  });

  test("responds 404 for another user's line and a removed line", async () => {
    const { line, cookie, actor } = await place();
    const stranger = as(await makeActor());
    for (const [handler, path] of [
      [update, "/api/cart/update"],
      [remove, "/api/cart/remove"],
    ] as const) {
      const response = await callRoute(handler, path, { ...stranger, body: { itemId: line.id, quantity: 1 } });
      expect(response).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    expect(await linesOf(actor)).toMatchObject([{ quantity: 2 }]);
    expect(
      (await callRoute(remove, "/api/cart/remove", { ...cookie, body: { itemId: line.id } })).body.cart.items,
    ).toEqual([]);
    expect(
      (await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity: 1 } })).status,
    ).toBe(404);
    expect(await callRoute(remove, "/api/cart/remove", { ...cookie, body: { itemId: line.id } })).toMatchObject({
      status: 404,
      body: { error: "Failed to remove item" },
    });
  });

  test("stores one of twenty concurrent quantities", async () => {
    const { line, cookie, actor } = await place();
    const asked = Array.from({ length: 20 }, (_, i) => (i % 5) + 1);
    const responses = await Promise.all(
      asked.map((quantity) =>
        callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity } }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await linesOf(actor))[0]?.quantity).toBeLessThanOrEqual(5);
  });

  test.each([[["a"]], [{ a: 1 }], [""], [7]])("rejects removing %j", async (itemId) => {
    const { cookie } = await place();
    const response = await callRoute(remove, "/api/cart/remove", { ...cookie, body: { itemId } });
    expect(response).toMatchObject({ status: 400, body: { error: "Failed to remove item" } });
  });
});

describe("a visitor's cart intent", () => {
  test("is added after sign-in, and dropped when it cannot be", async () => {
    const actor = await makeActor();
    const intent = { productId: shirt.id, quantity: 1, variation: ["M"] };
    expect(await resumeCartIntent({ actor, intent })).toBe(true);
    expect(await resumeCartIntent({ actor, intent: { ...intent, quantity: 99 } })).toBe(false);
    expect(await resumeCartIntent({ actor, intent: { ...intent, productId: "prd_nothing" } })).toBe(false);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 1 }]);
  });
});
