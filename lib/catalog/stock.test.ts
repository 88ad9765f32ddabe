import { beforeAll, describe, expect, test } from "vitest";
import { POST as create } from "@/app/api/products/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import {
  getStockCounts,
  listActiveHolds,
  listNumberedUnits,
  listWaitingSubscribers,
} from "@/lib/catalog/admin-queries";
import { makeProduct } from "@/lib/catalog/factory";
import { getProductToCopy } from "@/lib/catalog/get-product-to-copy";
import { editionStatusSentence } from "@/lib/catalog/rules";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

describe("the stock counts of a drop", () => {
  test("count each unit once: in stock, held, sold or voided", async () => {
    const product = await makeProduct({ editionSize: 20, variations: { stock: { M: 9, L: 5 } } });
    const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: sampleAddress });
    const sold = await makeOrder({ buyer, items: [{ product, variation: "M", quantity: 2 }], status: "shipped" });
    const holding = await makeOrder({ buyer, items: [{ product, variation: "L" }], paymentStatus: "unpaid" });
    await makeOrder({ buyer, items: [{ product }], paymentStatus: "unpaid", cancelled: "expired" });
    const over = await makeOrder({
      buyer,
      items: [{ product, variation: "M" }],
      paymentStatus: "unpaid",
      holdExpiresAt: new Date(Date.now() - 1_000),
    });
    await db.$executeRaw`UPDATE editions SET voided_at = now() WHERE product_id = ${product.id} AND number = 2`;

    const counts = await getStockCounts(product.id);
    expect(counts.sizes.map(({ size, stock, held, sold: soldCount }) => [size, stock, held, soldCount])).toEqual([
      ["M", 6, 1, 2],
      ["L", 4, 1, 0],
    ]);
    const { editionIssued } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(editionStatusSentence({ editionSize: 20, editionIssued, ...counts })).toBe(
      "2 of 20 numbers issued, 1 of them voided, 10 in stock, 2 held, 6 not released yet.",
    );
    const { units } = await listNumberedUnits(product.id);
    expect(
      units.map(({ number, size, orderNumber, buyer: name, status }) => [number, size, orderNumber, name, status]),
    ).toEqual([
      [1, "M", sold.number, "Hadiza Sule", "shipped"],
      [2, "M", sold.number, "Hadiza Sule", "taken-out"],
    ]);
    const { holds, total } = await listActiveHolds(product.id);
    expect(total).toBe(2);
    expect(holds.map(({ orderNumber, size, isOver, until }) => [orderNumber, size, isOver, until])).toEqual([
      [over.number, "M", true, over.holdExpiresAt.toISOString()],
      [holding.number, "L", false, holding.holdExpiresAt.toISOString()],
    ]);
  });

  test("list a retired size last while units of it are held or sold", async () => {
    const product = await makeProduct({ variations: { stock: { S: 3, M: 3, L: 3 } } });
    await makeOrder({ buyer: await makeUser(), items: [{ product, variation: "S" }] });
    await db.$executeRaw`
      UPDATE product_variants SET retired_at = now(), stock = 0 WHERE product_id = ${product.id} AND name IN ('S', 'M')`;
    const { sizes } = await getStockCounts(product.id);
    expect(sizes.map(({ size, isOffered }) => [size, isOffered])).toEqual([
      ["L", true],
      ["S", false],
    ]);
  });
});

test("lists confirmed subscribers once each across pages, newest first", async () => {
  const { id: productId } = await makeProduct();
  const alerts = Array.from({ length: 63 }, (_, index) => ({
    id: newId("alr"),
    productId,
    email: `waits-${index}-${productId.slice(-6).toLowerCase()}@example.ng`,
    status: index < 60 ? ("confirmed" as const) : ("pending" as const),
    unsubscribeToken: linkToken(),
    // Ten rows share each timestamp.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 10))),
  }));
  await db.productAlert.createMany({ data: alerts });
  const first = await listWaitingSubscribers(productId);
  const second = await listWaitingSubscribers(productId, first.nextCursor ?? "");
  expect([first.waiting.length, second.waiting.length, second.nextCursor]).toEqual([50, 10, null]);
  const all = [...first.waiting, ...second.waiting];
  expect(new Set(all.map(({ email }) => email)).size).toBe(60);
  expect(all.map(({ since }) => since)).toEqual(
    all
      .map(({ since }) => since)
      .sort()
      .reverse(),
  );
  expect(await getStockCounts(productId)).toMatchObject({ waiting: 60, unconfirmed: 3 });
});

describe("a copy of a drop", () => {
  test("copies the wall label without accession number and sales, and records the source", async () => {
    const source = await makeProduct({
      editionSize: 50,
      label: { year: "2026", medium: "Bronze", accession: "LA.2026.9" },
      images: [{ url: "/images/products/vase-960.jpg", alt: "A vase" }],
    });
    await makeOrder({ buyer: await makeUser(), items: [{ product: source, quantity: 3 }] });
    const found = await getProductToCopy(source.id);
    expect(found?.slug).toBe(`${source.slug}-copy`);
    const { status, body } = await callRoute(create, "/api/products", {
      as: admin,
      body: {
        name: `${source.name} (copy)`,
        slug: found?.slug,
        price: 10_000,
        editionSize: 50,
        stock: 0,
        inStock: false,
        images: found?.product.images,
        copyOf: source.id,
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.product).toMatchObject({
      editionIssued: 0,
      inStock: false,
      label: { year: "2026", medium: "Bronze" },
      images: [{ url: "/images/products/vase-960.jpg", alt: "A vase" }],
    });
    expect(body.product.label).not.toHaveProperty("accession");
    const line = await db.auditLog.findFirstOrThrow({ where: { subject: body.product._id } });
    expect(line).toMatchObject({ action: "product.create", actorId: admin._id, detail: { copyOf: source.id } });
    // The next copy gets another free slug.
    expect((await getProductToCopy(source.id))?.slug).toBe(`${source.slug}-copy-2`);
  });

  test("is rejected when the source does not exist", async () => {
    const slug = `of-nothing-${newId("prd").slice(-6).toLowerCase()}`;
    const body = { name: "A copy of nothing", slug, price: 9_000, copyOf: "prd_none" };
    expect(await callRoute(create, "/api/products", { as: admin, body })).toMatchObject({
      status: 404,
      body: { error: "Failed to save product" },
    });
    expect(await db.product.count({ where: { slug } })).toBe(0);
  });
});
