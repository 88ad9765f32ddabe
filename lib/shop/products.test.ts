import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, PUT, GET as readOne } from "@/app/api/products/[slug]/route";
import { GET as list, POST } from "@/app/api/products/route";
import type { Actor } from "@/lib/accounts/contracts";
import { sealSession } from "@/lib/accounts/session-token";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { perksHeld } from "@/lib/membership/rules";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { type MadeProduct, makeCartLine, makeOrder, makeProduct } from "@/lib/shop/factory";
import { placeOrder } from "@/lib/shop/place-order";
import { getCart, getProduct } from "@/lib/shop/queries";

let admin: Actor;
let cookie: string;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  cookie = await sealSession(admin);
});

let made = 0;
const fresh = (change: object = {}) => ({
  name: "Vase of Offices",
  slug: `vase-of-offices-${++made}`,
  price: 345_000,
  ...change,
});
const create = (change: object = {}) => callRoute(POST, "/api/products", { as: cookie, body: fresh(change) });
const put = (slug: string, body: object) =>
  callRoute(PUT, `/api/products/${slug}`, { as: cookie, method: "PUT", params: { slug }, body });
const drop = (slug: string, by = cookie) =>
  callRoute(DELETE, `/api/products/${slug}`, { as: by, method: "DELETE", params: { slug } });
const look = (slug: string) => callRoute(readOne, "/api/products/x", { params: { slug } });
const countsOf = async (product: { id: string }) =>
  (await db.productVariant.findMany({ where: { productId: product.id }, orderBy: { position: "asc" } })).map(
    ({ stock, held, sold }) => [stock, held, sold],
  );
const actionsOn = async (subject: string) =>
  (await db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" } })).map(({ action, actorId }) => [
    action,
    actorId,
  ]);

describe("reading drops", () => {
  test("shows everyone what is on show, in naira and without anything internal", async () => {
    const shown = await makeProduct({ price: 1_500.5, salePrice: 1_200, stock: 3, position: -1 });
    const hidden = await makeProduct({ deleted: true });
    const answer = await callRoute(list, "/api/products?take=1e9&category[$ne]=x");
    const slugs = answer.body.products.map(({ slug }: { slug: string }) => slug);
    expect(answer.status).toBe(200);
    expect(slugs[0]).toBe(shown.slug);
    expect(slugs).not.toContain(hidden.slug);
    expect(answer.body.products[0]).toMatchObject({
      price: 1_500.5,
      salePrice: 1_200,
      stock: 3,
      inStock: true,
      currency: "NGN",
    });
    for (const internal of ["priceKobo", "deletedAt", "held", "sold", "position"]) {
      expect(JSON.stringify(answer.body.products[0])).not.toContain(internal);
    }
  });

  test("finds one drop by slug, by id and by its hyphenated name", async () => {
    const one = await makeProduct({ slug: "the-badger", name: "Ọba’s “Badger” Scroll" });
    for (const asked of ["the-badger", "The-Badger", one.id, "obas-badger-scroll", "Obas Badger Scroll"]) {
      expect((await getProduct(asked))?.slug, asked).toBe("the-badger");
    }
    expect((await look(one.id)).body.product).toMatchObject({ _id: one.id, slug: "the-badger" });
  });

  test("finds a name by its index, not by reading every name there is", async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw`EXPLAIN SELECT id FROM products WHERE deleted_at IS NULL AND shop_hyphenated(name) = 'x'`;
    });
    expect(JSON.stringify(plan)).toContain("products_hyphenated_name_idx");
    for (const name of ["Ìlú—Èkó (1977)", "A  B/C", "Ŋgũgĩ's “Chair”"]) {
      const one = await makeProduct({ name });
      expect((await getProduct(name.replace(/[^\p{L}\p{M}\p{N}']+/gu, " ")))?.slug, name).toBe(one.slug);
    }
  });

  test.each([
    "nothing",
    "../the-badger",
    "%00",
    "x".repeat(5_000),
    "🏺",
    "' OR 1=1 --",
    ".*",
    "[a-z]+",
    "__proto__",
    "",
  ])("does not find %j", async (slug) =>
    expect(await look(slug)).toMatchObject({ status: 404, body: { success: false, error: "Product not found" } }),
  );

  test("does not even look for a slug that Postgres could not store", async () => {
    expect((await look("\0")).status).toBe(404);
  });
});

describe("adding a drop", () => {
  test("puts it on show behind the others and writes down who did it", async () => {
    const answer = await create({
      salePrice: 300_000.5,
      stock: 12,
      editionSize: 50,
      categories: [" Vase "],
      images: [
        { url: "/art/vase.avif", alt: "A vase" },
        { url: "", alt: "" },
      ],
    });
    expect(answer.status).toBe(201);
    const { product } = answer.body;
    expect(product).toMatchObject({
      price: 345_000,
      salePrice: 300_000.5,
      stock: 12,
      editionSize: 50,
      editionIssued: 0,
      categories: ["Vase"],
      images: [{ url: "/art/vase.avif" }],
      version: 1,
    });
    expect(product.images).toHaveLength(1);
    expect(await actionsOn(product._id)).toEqual([["product.create", admin._id]]);
    expect((await look(product.slug)).status).toBe(200);
  });

  test("takes the highest price there is and gives it back to the kobo", async () => {
    expect((await create({ price: 99_999_999.99 })).body.product.price).toBe(99_999_999.99);
  });

  test.each([
    ["no name", { name: undefined }],
    ["a blank name", { name: "  " }],
    ["no slug", { slug: undefined }],
    ["a slug that climbs", { slug: "../x" }],
    ["a slug in capitals", { slug: "Vase" }],
    ["no price", { price: undefined }],
    ["a price of nothing", { price: 0 }],
    ["a price below nothing", { price: -1 }],
    ["a tenth of a kobo", { price: 0.001 }],
    ["a price as text", { price: "1e3" }],
    ["a price that is no number", { price: null }],
    ["a price beyond the cap", { price: 100_000_001 }],
    ["a sale price above the price", { salePrice: 345_000.01 }],
    ["a stock below nothing", { stock: -1 }],
    ["half a piece", { stock: 1.5 }],
    ["another currency", { currency: "USD" }],
    ["a picture that is a script", { images: [{ url: "javascript:alert(1)" }] }],
    ["a picture inside the host's network", { images: [{ url: "http://169.254.169.254/latest" }] }],
    ["a picture at a bare address", { images: [{ url: "https://169.254.169.254/latest" }] }],
    ["a picture of another host without a scheme", { images: [{ url: "//evil.tld/a.png" }] }],
    ["categories that are no list", { categories: "Vase" }],
    ["more pieces than numbers", { stock: 51, editionSize: 50 }],
  ])("refuses %s", async (_, change) => {
    const before = await db.product.count();
    expect(await create(change)).toMatchObject({
      status: 400,
      body: { success: false, error: "Failed to save product" },
    });
    expect(await db.product.count()).toBe(before);
  });

  test("refuses a slug that is taken", async () => {
    const { slug } = await makeProduct();
    expect(await create({ slug })).toMatchObject({
      status: 409,
      body: { error: "Failed to save product", fields: { slug: "Another drop has this slug" } },
    });
  });
});

describe("who may change drops", () => {
  test("admins only, and the refusal is the document's sentence", async () => {
    const one = await makeProduct({ name: "Untouched" });
    const [member, vip] = await Promise.all([makeActor(), makeActor({ plan: "collector" })]);
    for (const actor of [member, vip]) {
      const by = await sealSession(actor);
      const save = { status: 403, body: { error: "Failed to save product" } };
      expect(await callRoute(POST, "/api/products", { as: by, body: fresh() })).toMatchObject(save);
      expect(
        await callRoute(PUT, "/", { as: by, method: "PUT", params: { slug: one.id }, body: { name: "x" } }),
      ).toMatchObject(save);
      expect(await drop(one.id, by)).toMatchObject({ status: 403, body: { error: "Failed to delete product" } });
    }
    expect((await callRoute(POST, "/api/products", { body: fresh() })).status).toBe(401);
    expect(await getProduct(one.id)).toMatchObject({ name: "Untouched", version: 1 });
  });
});

describe("changing a drop", () => {
  test("changes what is given and leaves the rest", async () => {
    const one = await makeProduct({
      description: "Kept",
      categories: ["Vase"],
      salePrice: 5_000,
      images: [{ url: "/art/a.avif", alt: "a" }],
      stock: 4,
    });
    const answer = await put(one.id, { name: "Renamed" });
    expect(answer.body.product).toMatchObject({
      name: "Renamed",
      description: "Kept",
      categories: ["Vase"],
      salePrice: 5_000,
      stock: 4,
      images: [{ alt: "a" }],
      version: 2,
    });
    expect((await put(one.slug, { salePrice: null, images: [], price: 1_500.5 })).body.product).toMatchObject({
      salePrice: null,
      images: [],
      price: 1_500.5,
    });
    expect(await actionsOn(one.id)).toHaveLength(2);
  });

  test("refuses a sale price above the price that stays", async () => {
    const one = await makeProduct({ price: 100 });
    expect(await put(one.id, { salePrice: 101 })).toMatchObject({
      status: 400,
      body: { fields: { salePrice: expect.any(String) } },
    });
  });

  test("of two edits made on the same version lets one stand", async () => {
    const one = await makeProduct();
    const answers = await Promise.all(["A", "B", "C", "D"].map((name) => put(one.id, { name, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "Failed to save product",
      code: "stale",
    });
    expect((await getProduct(one.id))?.version).toBe(2);
  });

  test("does not know a drop that is not there or no longer is", async () => {
    const gone = await makeProduct({ deleted: true });
    for (const slug of ["prd_nothing", gone.id, gone.slug]) {
      expect(await put(slug, { name: "x" })).toMatchObject({ status: 404, body: { error: "Failed to save product" } });
    }
  });

  test("leaves the price of a line that was ordered before", async () => {
    const buyer = await makeActor();
    const one = await makeProduct({ price: 1_000 });
    const { orderId } = await placeOrder({ actor: buyer, piece: { productId: one.id, quantity: 2, variation: "" } });
    await put(one.id, { price: 9_000, name: "Dearer" });
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { items: true } });
    expect([order.totalKobo, order.items[0]?.unitPriceKobo, order.items[0]?.name]).toEqual([
      200_000n,
      100_000n,
      one.name,
    ]);
  });
});

describe("counting stock", () => {
  test("adds the difference to what the admin looked at, so that sales since then stay sold", async () => {
    const one = await makeProduct({ stock: 10 });
    await makeOrder({ buyer: await userOf(), items: [{ product: one, quantity: 3 }] });
    expect((await put(one.id, { stock: 15, stockSeen: 10 })).status).toBe(200);
    expect(await countsOf(one)).toEqual([[12, 0, 3]]);
    expect(await put(one.id, { stock: 0, stockSeen: 15 })).toMatchObject({ status: 409, body: { code: "stale" } });
    expect(await countsOf(one)).toEqual([[12, 0, 3]]);
  });

  test("loses no piece while fifty people are buying", async () => {
    const one = await makeProduct({ stock: 40, editionSize: 100 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makeActor()));
    const buy = (actor: Actor) =>
      placeOrder({ actor, piece: { productId: one.id, quantity: 1, variation: "" } })
        .then(() => 1)
        .catch((error) => {
          if (error instanceof AppError && error.code === "out_of_stock") return 0;
          throw error;
        });
    const [bought, edits] = await Promise.all([
      Promise.all(buyers.map(buy)),
      Promise.all(Array.from({ length: 5 }, () => put(one.id, { stock: 41, stockSeen: 40 }))),
    ]);
    const sold = bought.reduce((sum: number, each) => sum + each, 0);
    expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [[stock = 0, held = 0] = []] = await countsOf(one);
    expect([stock + held, held]).toEqual([45, sold]);
  });

  test("keeps an edition at or above the numbers that are given or held", async () => {
    const one = await makeProduct({ stock: 10, editionSize: 12 });
    await makeOrder({ buyer: await userOf(), items: [{ product: one, quantity: 2 }] });
    await placeOrder({ actor: await makeActor(), piece: { productId: one.id, quantity: 1, variation: "" } });
    expect(await put(one.id, { editionSize: 2 })).toMatchObject({
      status: 400,
      body: { fields: { editionSize: "3 of this edition are sold or held already" } },
    });
    expect(await put(one.id, { stock: 10 })).toMatchObject({
      status: 400,
      body: { fields: { stock: "At most 9 of this edition can still be sold" } },
    });
    expect((await put(one.id, { stock: 9 })).status).toBe(200);
  });

  test("of a drop with sizes is done size by size", async () => {
    const shirt = await makeProduct({ variations: { stock: { S: 2, M: 3 } } });
    expect((await put(shirt.id, { stock: 5 })).status).toBe(200);
    expect(await put(shirt.id, { stock: 9 })).toMatchObject({
      status: 400,
      body: { fields: { stock: expect.stringContaining("sizes") } },
    });
    const answer = await put(shirt.id, {
      variants: [
        { name: "M", stock: 5, stockSeen: 3 },
        { name: "L", option: "Size", stock: 1 },
      ],
    });
    expect(
      answer.body.product.variants.map((each: { name: string; stock: number }) => [each.name, each.stock]),
    ).toEqual([
      ["S", 2],
      ["M", 5],
      ["L", 1],
    ]);
  });
});

describe("deleting a drop", () => {
  test("takes it off show and out of reach, and keeps the history", async () => {
    const buyer = await userOf();
    const one = await makeProduct({ stock: 5 });
    const order = await makeOrder({ buyer, items: [{ product: one }] });
    await makeCartLine({ userId: buyer.id, product: one });
    expect(await drop(one.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await drop(one.id)).toMatchObject({ status: 404, body: { error: "Failed to delete product" } });
    expect((await look(one.slug)).status).toBe(404);
    expect((await getCart({ _id: buyer.id, perks: perksHeld(null, false, false) })).items).toMatchObject([
      { available: false },
    ]);
    expect(await db.orderItem.count({ where: { orderId: order.id } })).toBe(1);
    expect(await actionsOn(one.id)).toEqual([["product.delete", admin._id]]);
  });

  test.each([
    ["deleted", (id: string) => drop(id)],
    ["paused", (id: string) => put(id, { inStock: false })],
  ])("honours an order that was being paid when the drop was %s", async (_, change) => {
    const one = await makeProduct({ stock: 1, editionSize: 1 });
    const piece = { productId: one.id, quantity: 1, variation: "" };
    const { orderId } = await placeOrder({ actor: await makeActor(), piece });
    expect((await change(one.id)).status).toBe(200);
    const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
    expect(row.outcome).toBe("fulfilled");
    expect(await countsOf(one)).toEqual([[0, 0, 1]]);
    await expect(placeOrder({ actor: await makeActor(), piece })).rejects.toMatchObject({ code: "out_of_stock" });
  });

  test("ten times at once deletes it once", async () => {
    const one: MadeProduct = await makeProduct();
    const answers = await Promise.all(Array.from({ length: 10 }, () => drop(one.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await actionsOn(one.id)).toHaveLength(1);
  });
});

async function userOf() {
  const { _id } = await makeActor();
  return db.user.findUniqueOrThrow({ where: { id: _id } });
}
