import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, PUT, GET as readOne } from "@/app/api/products/[slug]/route";
import { GET as list, POST } from "@/app/api/products/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct, type TestProduct } from "@/lib/catalog/factory";
import { getProduct, listFilteredProducts, listProducts } from "@/lib/catalog/queries";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { getCart } from "@/lib/orders/cart-queries";
import { makeCartLine, makeOrder } from "@/lib/orders/factory";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { getPerks } from "@/lib/subscriptions/rules";

let admin: Actor;
let cookie: string;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  cookie = await makeSession(admin);
});

let made = 0;
const productFields = (change: object = {}) => ({
  name: "Vase of Offices",
  slug: `vase-of-offices-${++made}`,
  price: 345_000,
  ...change,
});
const create = (change: object = {}) => callRoute(POST, "/api/products", { as: cookie, body: productFields(change) });
const put = (slug: string, body: object) =>
  callRoute(PUT, `/api/products/${slug}`, { as: cookie, method: "PUT", params: { slug }, body });
const deleteProduct = (slug: string, by = cookie) =>
  callRoute(DELETE, `/api/products/${slug}`, { as: by, method: "DELETE", params: { slug } });
const readProduct = (slug: string) => callRoute(readOne, "/api/products/x", { params: { slug } });
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
  test("lists published drops in naira without internal fields", async () => {
    const shown = await makeProduct({ price: 1_500.5, salePrice: 1_200, stock: 3, position: -1 });
    const hidden = await makeProduct({ deleted: true });
    const response = await callRoute(list, "/api/products?take=1e9&category[$ne]=x");
    const slugs = response.body.products.map(({ slug }: { slug: string }) => slug);
    expect(response.status).toBe(200);
    expect(slugs[0]).toBe(shown.slug);
    expect(slugs).not.toContain(hidden.slug);
    expect(response.body.products[0]).toMatchObject({
      price: 1_500.5,
      salePrice: 1_200,
      stock: 3,
      inStock: true,
      currency: "NGN",
    });
    for (const internal of ["priceKobo", "deletedAt", "held", "sold", "position"]) {
      expect(JSON.stringify(response.body.products[0])).not.toContain(internal);
    }
  });

  test("lists a drop without a picture after those with one", async () => {
    const categories = ["Last Without Picture"];
    const bare = await makeProduct({ categories, position: -3 });
    const pictured = await makeProduct({ categories, position: -2, images: [{ url: "/images/a.jpg", alt: "A vase" }] });
    const listed = (await listProducts()).filter(({ categories: [first] }) => first === categories[0]);
    const filtered = await listFilteredProducts({ category: "last-without-picture" });
    for (const products of [listed, filtered])
      expect(products.map(({ slug }) => slug)).toEqual([pictured.slug, bare.slug]);
    await db.product.updateMany({ where: { id: pictured.id }, data: { deletedAt: new Date() } });
  });

  test("finds a drop by slug, by id and by hyphenated name", async () => {
    const one = await makeProduct({ slug: "the-badger", name: "Ọba’s “Badger” Scroll" });
    for (const asked of ["the-badger", "The-Badger", one.id, "obas-badger-scroll", "Obas Badger Scroll"]) {
      expect((await getProduct(asked))?.slug, asked).toBe("the-badger");
    }
    expect((await readProduct(one.id)).body.product).toMatchObject({ _id: one.id, slug: "the-badger" });
  });

  test("uses an index to find a hyphenated name", async () => {
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
    expect(await readProduct(slug)).toMatchObject({
      status: 404,
      body: { success: false, error: "Product not found" },
    }),
  );

  test("responds 404 to a slug that Postgres cannot store", async () => {
    expect((await readProduct("\0")).status).toBe(404);
  });
});

describe("creating a drop", () => {
  test("adds it at the end of the list and records who did it", async () => {
    const response = await create({
      salePrice: 300_000.5,
      stock: 12,
      editionSize: 50,
      categories: [" Vase "],
      images: [
        { url: "/art/vase.avif", alt: "A vase" },
        { url: "", alt: "" },
      ],
    });
    expect(response.status).toBe(201);
    const { product } = response.body;
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
    expect((await readProduct(product.slug)).status).toBe(200);
  });

  test("stores the highest price exactly", async () => {
    expect((await create({ price: 99_999_999.99 })).body.product.price).toBe(99_999_999.99);
  });

  test.each([
    ["no name", { name: undefined }],
    ["a blank name", { name: "  " }],
    ["no slug", { slug: undefined }],
    ["a slug with a path", { slug: "../x" }],
    ["a slug in capitals", { slug: "Vase" }],
    ["no price", { price: undefined }],
    ["a price of zero", { price: 0 }],
    ["a negative price", { price: -1 }],
    ["a tenth of a kobo", { price: 0.001 }],
    ["a price as text", { price: "1e3" }],
    ["a price that is not a number", { price: null }],
    ["a price above the maximum", { price: 100_000_001 }],
    ["a sale price above the price", { salePrice: 345_000.01 }],
    ["a negative stock", { stock: -1 }],
    ["a fractional stock", { stock: 1.5 }],
    ["another currency", { currency: "USD" }],
    ["a javascript image URL", { images: [{ url: "javascript:alert(1)" }] }],
    ["an image URL of the internal network", { images: [{ url: "http://169.254.169.254/latest" }] }],
    ["an image URL with an IP address", { images: [{ url: "https://169.254.169.254/latest" }] }],
    ["a protocol-relative image URL", { images: [{ url: "//evil.tld/a.png" }] }],
    ["categories that are not a list", { categories: "Vase" }],
    ["more stock than the edition size", { stock: 51, editionSize: 50 }],
  ])("rejects %s", async (_, change) => {
    const before = await db.product.count();
    expect(await create(change)).toMatchObject({
      status: 400,
      body: { success: false, error: "Failed to save product" },
    });
    expect(await db.product.count()).toBe(before);
  });

  test("rejects a slug that is taken", async () => {
    const { slug } = await makeProduct();
    expect(await create({ slug })).toMatchObject({
      status: 409,
      body: { error: "Failed to save product", fields: { slug: "Another drop has this slug" } },
    });
  });
});

describe("access to changing drops", () => {
  test("is rejected for everyone but admins", async () => {
    const one = await makeProduct({ name: "Untouched" });
    const [member, vip] = await Promise.all([makeActor(), makeActor({ plan: "collector" })]);
    for (const actor of [member, vip]) {
      const by = await makeSession(actor);
      const save = { status: 403, body: { error: "Failed to save product" } };
      expect(await callRoute(POST, "/api/products", { as: by, body: productFields() })).toMatchObject(save);
      expect(
        await callRoute(PUT, "/", { as: by, method: "PUT", params: { slug: one.id }, body: { name: "x" } }),
      ).toMatchObject(save);
      expect(await deleteProduct(one.id, by)).toMatchObject({
        status: 403,
        body: { error: "Failed to delete product" },
      });
    }
    expect((await callRoute(POST, "/api/products", { body: productFields() })).status).toBe(401);
    expect(await getProduct(one.id)).toMatchObject({ name: "Untouched", version: 1 });
  });
});

describe("changing a drop", () => {
  test("changes the given fields and no other", async () => {
    const one = await makeProduct({
      description: "Kept",
      categories: ["Vase"],
      salePrice: 5_000,
      images: [{ url: "/art/a.avif", alt: "a" }],
      stock: 4,
    });
    const response = await put(one.id, { name: "Renamed" });
    expect(response.body.product).toMatchObject({
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

  test("rejects a sale price above the current price", async () => {
    const one = await makeProduct({ price: 100 });
    expect(await put(one.id, { salePrice: 101 })).toMatchObject({
      status: 400,
      body: { fields: { salePrice: expect.any(String) } },
    });
  });

  test("accepts one of several edits of the same version", async () => {
    const one = await makeProduct();
    const responses = await Promise.all(["A", "B", "C", "D"].map((name) => put(one.id, { name, version: 1 })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "Failed to save product",
      code: "stale",
    });
    expect((await getProduct(one.id))?.version).toBe(2);
  });

  test("responds 404 for a missing or deleted drop", async () => {
    const gone = await makeProduct({ deleted: true });
    for (const slug of ["prd_nothing", gone.id, gone.slug]) {
      expect(await put(slug, { name: "x" })).toMatchObject({ status: 404, body: { error: "Failed to save product" } });
    }
  });

  test("does not change the price of an ordered line", async () => {
    const buyer = await makeActor();
    const one = await makeProduct({ price: 1_000 });
    const { orderId } = await placeOrder({ actor: buyer, item: { productId: one.id, quantity: 2, variation: "" } });
    await put(one.id, { price: 9_000, name: "Dearer" });
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { items: true } });
    expect([order.totalKobo, order.items[0]?.unitPriceKobo, order.items[0]?.name]).toEqual([
      200_000n,
      100_000n,
      one.name,
    ]);
  });
});

describe("editing stock", () => {
  test("applies the difference to the count that the admin saw", async () => {
    const one = await makeProduct({ stock: 10 });
    await makeOrder({ buyer: await userOf(), items: [{ product: one, quantity: 3 }] });
    expect((await put(one.id, { stock: 15, stockSeen: 10 })).status).toBe(200);
    expect(await countsOf(one)).toEqual([[12, 0, 3]]);
    expect(await put(one.id, { stock: 0, stockSeen: 15 })).toMatchObject({ status: 409, body: { code: "stale" } });
    expect(await countsOf(one)).toEqual([[12, 0, 3]]);
  });

  test("loses no unit while fifty users are buying", async () => {
    const one = await makeProduct({ stock: 40, editionSize: 100 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => makeActor()));
    const buy = (actor: Actor) =>
      placeOrder({ actor, item: { productId: one.id, quantity: 1, variation: "" } })
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

  test("rejects an edition below the issued and held numbers", async () => {
    const one = await makeProduct({ stock: 10, editionSize: 12 });
    await makeOrder({ buyer: await userOf(), items: [{ product: one, quantity: 2 }] });
    await placeOrder({ actor: await makeActor(), item: { productId: one.id, quantity: 1, variation: "" } });
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

  test("changes each size of a drop with sizes", async () => {
    const shirt = await makeProduct({ variations: { stock: { S: 2, M: 3 } } });
    expect((await put(shirt.id, { stock: 5 })).status).toBe(200);
    expect(await put(shirt.id, { stock: 9 })).toMatchObject({
      status: 400,
      body: { fields: { stock: expect.stringContaining("each size") } },
    });
    const response = await put(shirt.id, {
      variants: [
        { name: "M", stock: 5, stockSeen: 3 },
        { name: "L", option: "Size", stock: 1 },
      ],
    });
    expect(
      response.body.product.variants.map((each: { name: string; stock: number }) => [each.name, each.stock]),
    ).toEqual([
      ["S", 2],
      ["M", 5],
      ["L", 1],
    ]);
  });
});

describe("deleting a drop", () => {
  test("hides it and keeps its orders", async () => {
    const buyer = await userOf();
    const one = await makeProduct({ stock: 5 });
    const order = await makeOrder({ buyer, items: [{ product: one }] });
    await makeCartLine({ userId: buyer.id, product: one });
    expect(await deleteProduct(one.id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await deleteProduct(one.id)).toMatchObject({ status: 404, body: { error: "Failed to delete product" } });
    expect((await readProduct(one.slug)).status).toBe(404);
    expect((await getCart({ _id: buyer.id, perks: getPerks(null, false, false) })).items).toMatchObject([
      { available: false },
    ]);
    expect(await db.orderItem.count({ where: { orderId: order.id } })).toBe(1);
    expect(await actionsOn(one.id)).toEqual([["product.delete", admin._id]]);
  });

  test.each([
    ["deleted", (id: string) => deleteProduct(id)],
    ["paused", (id: string) => put(id, { inStock: false })],
  ])("fulfils an order that was being paid when the drop was %s", async (_, change) => {
    const one = await makeProduct({ stock: 1, editionSize: 1 });
    const item = { productId: one.id, quantity: 1, variation: "" };
    const { orderId } = await placeOrder({ actor: await makeActor(), item: item });
    expect((await change(one.id)).status).toBe(200);
    const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
    expect(row.outcome).toBe("fulfilled");
    expect(await countsOf(one)).toEqual([[0, 0, 1]]);
    await expect(placeOrder({ actor: await makeActor(), item: item })).rejects.toMatchObject({ code: "out_of_stock" });
  });

  test("happens once for ten concurrent requests", async () => {
    const one: TestProduct = await makeProduct();
    const responses = await Promise.all(Array.from({ length: 10 }, () => deleteProduct(one.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await actionsOn(one.id)).toHaveLength(1);
  });
});

async function userOf() {
  const { _id } = await makeActor();
  return db.user.findUniqueOrThrow({ where: { id: _id } });
}
