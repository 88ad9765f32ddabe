import { beforeAll, describe, expect, test } from "vitest";
import { POST as add } from "@/app/api/cart/add/route";
import { POST as remove } from "@/app/api/cart/remove/route";
import { GET as read } from "@/app/api/cart/route";
import { POST as update } from "@/app/api/cart/update/route";
import type { Actor } from "@/lib/accounts/contracts";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { type MadeProduct, makeCartLine, makeProduct } from "@/lib/shop/factory";
import { countCart, getCart } from "@/lib/shop/queries";
import { replayIntent } from "@/lib/shop/replay-intent";

const as = (actor: Actor) => ({ as: actor });
const linesOf = (actor: Actor) => db.cartLine.findMany({ where: { userId: actor._id } });
const stockOf = (product: MadeProduct) =>
  db.productVariant.findMany({ where: { productId: product.id }, orderBy: { position: "asc" } });

let shirt: MadeProduct;
beforeAll(async () => {
  shirt = await makeProduct({
    name: "Jakande Tribute Shirt",
    price: 45_000,
    variations: { stock: { S: 2, M: 3, L: 0 } },
  });
});

describe("reading a cart", () => {
  test("is for its owner, who sees their own lines only", async () => {
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

  test("charges today's price, not that of the day something was added", async () => {
    const actor = await makeActor();
    const vase = await makeProduct({ price: 1_500.5 });
    await makeCartLine({ userId: actor._id, product: vase, quantity: 3 });
    expect((await getCart(actor)).total).toBe(4_501.5);
    await db.product.update({ where: { id: vase.id }, data: { priceKobo: 200_000n, salePriceKobo: 123_456n } });
    expect(await getCart(actor)).toMatchObject({ total: 3_703.68, items: [{ product: { price: 1_234.56 } }] });
  });

  test("keeps a line that cannot be bought any more, marked, and counts nothing for it", async () => {
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
    expect(cart.items.map(({ available, stock }: { available: boolean; stock: number }) => [available, stock])).toEqual(
      [
        [false, 0],
        [false, 0],
        [false, 1],
        [true, 10],
      ],
    );
    expect(cart).toMatchObject({ total: 1_400, quantity: 8 });
  });
});

describe("adding to a cart", () => {
  const bad = [0, -1, 1.5, "1", null, 1e308, 2 ** 31, 100, [1], { valueOf: 1 }];
  test.each(bad)("refuses the quantity %j", async (quantity) => {
    const actor = await makeActor();
    const answer = await callRoute(add, "/api/cart/add", {
      as: actor,
      body: { productId: shirt.id, variation: ["M"], quantity },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, error: "Failed to add item", code: "invalid_input" },
    });
    expect(await linesOf(actor)).toEqual([]);
  });

  test.each([
    ["an unknown drop", { productId: "prd_nothing" }, 404],
    ["a list as a drop", { productId: ["prd_nothing"] }, 400],
    ["an object as a drop", { productId: { $ne: null } }, 400],
    ["no drop at all", {}, 400],
    ["a size that is no list", { variation: "M" }, 400],
    ["a size that is not made", { variation: ["XXL"] }, 404],
    ["a number as a size", { variation: [1] }, 400],
    ["no size where one is needed", { variation: [] }, 400],
  ])("refuses %s", async (_, change, status) => {
    const actor = await makeActor();
    const body = "productId" in change || !("variation" in change) ? change : { productId: shirt.id, ...change };
    const answer = await callRoute(add, "/api/cart/add", { as: actor, body });
    expect(answer).toMatchObject({ status, body: { success: false, error: "Failed to add item" } });
    expect(await linesOf(actor)).toEqual([]);
  });

  test("takes a drop by its slug too, which is how the shelf names it", async () => {
    const actor = await makeActor();
    for (const productId of [shirt.slug, shirt.id]) {
      const answer = await callRoute(add, "/api/cart/add", { as: actor, body: { productId, variation: ["M"] } });
      expect(answer.status).toBe(200);
    }
    expect(await linesOf(actor)).toMatchObject([{ productId: shirt.id, quantity: 2 }]);
  });

  test("tells which sizes there are when none was chosen", async () => {
    const answer = await callRoute(add, "/api/cart/add", {
      as: await makeActor(),
      body: { productId: shirt.id },
    });
    expect(answer.body.fields.variation).toBe("Please choose one of S, M, L");
  });

  test("refuses what is not on the shelf and says how many are", async () => {
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

  test("of two sizes never promises more than the drop has in all", async () => {
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

  test("of the same piece twenty times at once makes one line with the sum", async () => {
    const actor = await makeActor();
    const medal = await makeProduct({ stock: 15 });
    const cookie = as(actor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        callRoute(add, "/api/cart/add", { ...cookie, body: { productId: medal.id, quantity: 1 } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(15).fill(200), ...Array(5).fill(409)]);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 15 }]);
    expect(await countCart(actor._id)).toBe(15);
    expect(await stockOf(medal)).toMatchObject([{ stock: 15, held: 0, sold: 0 }]);
  });

  test("believes neither a price nor a person in the body", async () => {
    const [actor, victim] = await Promise.all([makeActor(), makeActor()]);
    const medal = await makeProduct({ price: 9_000 });
    const body = { productId: medal.id, price: 1, total: 1, userId: victim._id, user: victim._id };
    const answer = await callRoute(add, "/api/cart/add", { as: actor, body });
    expect(answer.body.cart.total).toBe(9_000);
    expect(await linesOf(victim)).toEqual([]);
  });

  test("refuses a drop that is paused or no longer shown", async () => {
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

describe("a form without script", () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const post = async (body: URLSearchParams, actor?: Actor, headers?: Record<string, string>) =>
    callRoute(add, "/api/cart/add", { as: actor, body, headers });

  test("puts the piece into the cart and goes there", async () => {
    const actor = await makeActor();
    const answer = await post(form({ productId: shirt.id, variation: "S", quantity: "2" }), actor);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart"]);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 2 }]);
  });

  test("of a visitor goes to signing in and takes the wish along", async () => {
    const answer = await post(form({ productId: shirt.id, variation: "S", quantity: "2" }));
    expect(answer.headers.get("location")).toBe(`/login?redirectTo=%2Fcart&add=${shirt.id}&variation=S&quantity=2`);
  });

  test("that is refused goes to the cart, which says why", async () => {
    const answer = await post(form({ productId: shirt.id, variation: "L" }), await makeActor());
    expect(answer.headers.get("location")).toBe("/cart?error=out_of_stock");
  });

  test("from another site is told so and led nowhere", async () => {
    const actor = await makeActor();
    const answer = await post(form({ productId: shirt.id, variation: "S" }), actor, {
      origin: "https://evil.tld",
      "sec-fetch-site": "cross-site",
    });
    expect(answer).toMatchObject({ status: 403, body: { error: "Forbidden" } });
    expect(await linesOf(actor)).toEqual([]);
  });
});

describe("changing a line", () => {
  const place = async (quantity = 2) => {
    const actor = await makeActor();
    const product = await makeProduct({ stock: 5 });
    const line = await makeCartLine({ userId: actor._id, product, quantity });
    return { actor, product, line, cookie: as(actor) };
  };

  test("sets its quantity and answers with the cart", async () => {
    const { line, cookie } = await place();
    const answer = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity: 5 } });
    expect(answer).toMatchObject({ status: 200, body: { success: true, cart: { quantity: 5 } } });
  });

  test.each([0, -5, 1.5, "2", null, 100, 2 ** 53])("refuses the quantity %j", async (quantity) => {
    const { line, cookie, actor } = await place();
    const answer = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity } });
    expect(answer).toMatchObject({ status: 400, body: { error: "Failed to update item" } });
    expect(await linesOf(actor)).toMatchObject([{ quantity: 2 }]);
  });

  test("refuses more than the shelf holds", async () => {
    const { line, cookie } = await place();
    const answer = await callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity: 6 } });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: "Failed to update item", fields: { quantity: "Only 5 left" } },
    });
  });

  test("finds neither another's line nor one that was removed", async () => {
    const { line, cookie, actor } = await place();
    const stranger = as(await makeActor());
    for (const [handler, path] of [
      [update, "/api/cart/update"],
      [remove, "/api/cart/remove"],
    ] as const) {
      const answer = await callRoute(handler, path, { ...stranger, body: { itemId: line.id, quantity: 1 } });
      expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
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

  test("to twenty quantities at once leaves one of them", async () => {
    const { line, cookie, actor } = await place();
    const asked = Array.from({ length: 20 }, (_, i) => (i % 5) + 1);
    const answers = await Promise.all(
      asked.map((quantity) =>
        callRoute(update, "/api/cart/update", { ...cookie, body: { itemId: line.id, quantity } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await linesOf(actor))[0]?.quantity).toBeLessThanOrEqual(5);
  });

  test.each([[["a"]], [{ a: 1 }], [""], [7]])("refuses %j as the line to remove", async (itemId) => {
    const { cookie } = await place();
    const answer = await callRoute(remove, "/api/cart/remove", { ...cookie, body: { itemId } });
    expect(answer).toMatchObject({ status: 400, body: { error: "Failed to remove item" } });
  });
});

describe("a visitor's wish", () => {
  test("is fulfilled after signing in, and forgotten where it cannot be", async () => {
    const actor = await makeActor();
    const intent = { productId: shirt.id, quantity: 1, variation: ["M"] };
    expect(await replayIntent({ actor, intent })).toBe(true);
    expect(await replayIntent({ actor, intent: { ...intent, quantity: 99 } })).toBe(false);
    expect(await replayIntent({ actor, intent: { ...intent, productId: "prd_nothing" } })).toBe(false);
    expect(await linesOf(actor)).toMatchObject([{ quantity: 1 }]);
  });
});
