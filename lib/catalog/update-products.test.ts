import { beforeAll, expect, test } from "vitest";
import { PUT } from "@/app/api/admin/products/bulk/route";
import type { Actor } from "@/lib/auth/contracts";
import type { BulkProductsBody, BulkProductsReply } from "@/lib/catalog/admin-contracts";
import { listAdminProducts } from "@/lib/catalog/admin-queries";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

async function change(body: BulkProductsBody): Promise<BulkProductsReply["results"]> {
  const { status, body: reply } = await callRoute(PUT, "/api/admin/products/bulk", { method: "PUT", as: admin, body });
  expect(status).toBe(200);
  return (reply as BulkProductsReply).results;
}

test("saves the rows whose version is current, names the error of the others, and records one entry for each saved row", async () => {
  const [saved, stale, dear] = await Promise.all([makeProduct(), makeProduct(), makeProduct()]);
  const results = await change({
    rows: [
      { id: saved.id, version: saved.version, price: 12_500.5, inStock: false },
      { id: stale.id, version: stale.version + 1, price: 1 },
      { id: dear.id, version: dear.version, salePrice: 90_000_000 },
    ],
  });
  expect(results).toEqual([
    { id: saved.id, version: saved.version + 1, error: null },
    { id: stale.id, version: null, error: "Somebody else has changed this drop. Please reload." },
    { id: dear.id, version: null, error: expect.stringMatching(/price/i) },
  ]);
  expect(await db.product.findUnique({ where: { id: saved.id } })).toMatchObject({
    priceKobo: 1_250_050n,
    inStock: false,
  });
  const entries = await db.auditLog.findMany({ where: { subject: { in: [saved.id, stale.id, dear.id] } } });
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([["product.update", saved.id]]);
});

test("pauses all results of the filters, but not a product that was created after the list was shown", async () => {
  const tag = `bulk-${Date.now()}`;
  const [first, second] = await Promise.all([makeProduct({ tags: [tag] }), makeProduct({ tags: [tag] })]);
  const { now, products } = await listAdminProducts({ q: tag });
  expect(products).toHaveLength(2);
  const later = await makeProduct({ tags: [tag] });
  const results = await change({ inStock: false, filter: { q: tag }, until: now });
  expect(results.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect(await db.product.findUnique({ where: { id: later.id } })).toMatchObject({ inStock: true });
  // Undo, by the ids of the reply.
  await change({ inStock: true, ids: results.map(({ id }) => id) });
  expect(await db.product.count({ where: { tags: { has: tag }, inStock: true } })).toBe(3);
});

test("has the pages of the saved rows rendered again when a later row fails unexpectedly", async () => {
  const [saved, broken] = await Promise.all([makeProduct(), makeProduct()]);
  await db.$executeRawUnsafe(
    `ALTER TABLE products ADD CONSTRAINT broken_row CHECK (in_stock OR id <> '${broken.id}') NOT VALID`,
  );
  const body = { inStock: false, ids: [saved.id, broken.id] };
  const reply = await callRoute(PUT, "/api/admin/products/bulk", { method: "PUT", as: admin, body });
  await db.$executeRaw`ALTER TABLE products DROP CONSTRAINT broken_row`;
  expect(reply.status).toBe(500);
  expect(await db.product.findUnique({ where: { id: saved.id } })).toMatchObject({ inStock: false });
  expect(await db.pageInvalidation.count({ where: { tag: { contains: saved.slug } } })).toBeGreaterThan(0);
});
