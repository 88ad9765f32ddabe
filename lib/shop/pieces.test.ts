import { beforeAll, describe, expect, test } from "vitest";
import { POST as create } from "@/app/api/products/route";
import type { Actor } from "@/lib/accounts/contracts";
import { makeUser, someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { countParcels } from "@/lib/shop/order-desk-queries";
import { countPieces, listHolds, listNumbers, listWaiting } from "@/lib/shop/piece-desk-queries";
import { editionStanding } from "@/lib/shop/piece-rules";
import { getSourceOfCopy } from "@/lib/shop/product-desk-queries";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

describe("the pieces of a drop", () => {
  test("stand each in one place: free, held until when by which order, sold to whom, taken out", async () => {
    const product = await makeProduct({ editionSize: 20, variations: { stock: { M: 9, L: 5 } } });
    const buyer = await makeUser({ firstName: "Hadiza", lastName: "Sule", shippingAddress: someAddress });
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

    const counts = await countPieces(product.id);
    expect(counts.sizes.map(({ size, stock, held, sold: gone }) => [size, stock, held, gone])).toEqual([
      ["M", 6, 1, 2],
      ["L", 4, 1, 0],
    ]);
    const { editionIssued } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(editionStanding({ editionSize: 20, editionIssued, ...counts })).toBe(
      "2 of 20 numbers given, 1 of them taken out, 10 free, 2 held, 6 not on the shelf yet.",
    );
    const { pieces } = await listNumbers(product.id);
    expect(
      pieces.map(({ number, size, orderNumber, buyer: name, standing }) => [number, size, orderNumber, name, standing]),
    ).toEqual([
      [1, "M", sold.number, "Hadiza Sule", "shipped"],
      [2, "M", sold.number, "Hadiza Sule", "taken-out"],
    ]);
    const { holds, total } = await listHolds(product.id);
    expect(total).toBe(2);
    expect(holds.map(({ orderNumber, size, isOver, until }) => [orderNumber, size, isOver, until])).toEqual([
      [over.number, "M", true, over.holdExpiresAt.toISOString()],
      [holding.number, "L", false, holding.holdExpiresAt.toISOString()],
    ]);
  });

  test("and a size that is no longer offered stands last, as long as something of it is out", async () => {
    const product = await makeProduct({ variations: { stock: { S: 3, M: 3, L: 3 } } });
    await makeOrder({ buyer: await makeUser(), items: [{ product, variation: "S" }] });
    await db.$executeRaw`
      UPDATE product_variants SET retired_at = now(), stock = 0 WHERE product_id = ${product.id} AND name IN ('S', 'M')`;
    const { sizes } = await countPieces(product.id);
    expect(sizes.map(({ size, isOffered }) => [size, isOffered])).toEqual([
      ["L", true],
      ["S", false],
    ]);
  });
});

test("who waits is listed the newest first, page after page, each once; who did not say yes is only counted", async () => {
  const { id: productId } = await makeProduct();
  const asked = Array.from({ length: 63 }, (_, place) => ({
    id: newId("alr"),
    productId,
    email: `waits-${place}-${productId.slice(-6).toLowerCase()}@example.ng`,
    status: place < 60 ? ("confirmed" as const) : ("asked" as const),
    leaveToken: linkToken(),
    // Ten at a time asked in the same moment.
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(place / 10))),
  }));
  await db.dropAlert.createMany({ data: asked });
  const first = await listWaiting(productId);
  const second = await listWaiting(productId, first.nextCursor ?? "");
  expect([first.waiting.length, second.waiting.length, second.nextCursor]).toEqual([50, 10, null]);
  const all = [...first.waiting, ...second.waiting];
  expect(new Set(all.map(({ email }) => email)).size).toBe(60);
  expect(all.map(({ since }) => since)).toEqual(
    all
      .map(({ since }) => since)
      .sort()
      .reverse(),
  );
  expect(await countPieces(productId)).toMatchObject({ waiting: 60, unconfirmed: 3 });
});

describe("a copy of a drop", () => {
  test("takes over its wall label without the number in the book, and none of what was sold; the log says of what", async () => {
    const source = await makeProduct({
      editionSize: 50,
      label: { year: "2026", medium: "Bronze", accession: "LA.2026.9" },
      images: [{ url: "/images/products/vase-960.jpg", alt: "A vase" }],
    });
    await makeOrder({ buyer: await makeUser(), items: [{ product: source, quantity: 3 }] });
    const found = await getSourceOfCopy(source.id);
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
    // The next one finds another free slug.
    expect((await getSourceOfCopy(source.id))?.slug).toBe(`${source.slug}-copy-2`);
  });

  test("of something that is not there is refused, and nothing is made", async () => {
    const slug = `of-nothing-${newId("prd").slice(-6).toLowerCase()}`;
    const body = { name: "A copy of nothing", slug, price: 9_000, copyOf: "prd_none" };
    expect(await callRoute(create, "/api/products", { as: admin, body })).toMatchObject({
      status: 404,
      body: { error: "Failed to save product" },
    });
    expect(await db.product.count({ where: { slug } })).toBe(0);
  });
});

test("a parcel is counted as to pack, as without an address, or not at all", async () => {
  const before = await countParcels();
  const [settled, roaming, product] = await Promise.all([
    makeUser({ shippingAddress: someAddress }),
    makeUser(),
    makeProduct({ stock: 40 }),
  ]);
  const items = [{ product }];
  await makeOrder({ buyer: settled, items });
  await makeOrder({ buyer: roaming, items });
  await makeOrder({ buyer: settled, items, status: "shipped" });
  await makeOrder({ buyer: settled, items, paymentStatus: "unpaid" });
  const emptied = await makeOrder({ buyer: settled, items });
  await db.$executeRaw`UPDATE order_items SET refunded_quantity = quantity WHERE order_id = ${emptied.id}`;
  expect(await countParcels()).toEqual({ toPack: before.toPack + 1, noAddress: before.noAddress + 1 });
});
