import { beforeAll, describe, expect, test } from "vitest";
import { POST as postImport } from "@/app/api/admin/products/import/route";
import { POST as postUndo } from "@/app/api/admin/products/imports/[id]/undo/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { listImports } from "@/lib/catalog/import-queries";
import { getProductFields } from "@/lib/catalog/product-fields";
import { listStockMovements } from "@/lib/catalog/stock-queries";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { placeOrder } from "@/lib/orders/place-order";
import { releaseOrder } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", firstName: "Ada", lastName: "Obi" });
});

const send = (body: object) => callRoute(postImport, "/api/admin/products/import", { as: admin, body });
const undo = (id: string) =>
  callRoute(postUndo, `/api/admin/products/imports/${id}/undo`, {
    as: admin,
    method: "POST",
    params: { id },
    body: {},
  });
const variantsOf = (productId: string) =>
  db.productVariant.findMany({
    where: { productId, retiredAt: null },
    select: { id: true, name: true, option: true, stock: true },
    orderBy: { id: "asc" },
  });

async function importCsv(csv: string, columns?: (string | null)[]) {
  const { plan } = (await send({ csv, columns })).body;
  expect((await send({ csv, columns, plan })).body.saved).toBe(true);
  const [latest] = await listImports();
  return latest?._id ?? "";
}

describe("a file with columns of other names", () => {
  test("is imported when the admin has said what each column is", async () => {
    const slug = newId("prd").replace("_", "-");
    const csv = `Handle,Title,Cost,Colour\n${slug},Vase,1500,red\n,,,\n`;
    const first = await send({ csv });
    expect(first.body).toMatchObject({ rows: [], plan: "", saved: false });
    expect(first.body.columns).toEqual([
      { header: "Handle", field: "slug", samples: [slug, "", ""] },
      { header: "Title", field: "name", samples: ["Vase", "", ""] },
      { header: "Cost", field: "price", samples: ["1500", "", ""] },
      { header: "Colour", field: null, samples: ["red", "", ""] },
    ]);
    await importCsv(csv, ["slug", "name", "price", null]);
    expect(await db.product.findUnique({ where: { slug } })).toMatchObject({ name: "Vase", priceKobo: 150_000n });
    expect(await send({ csv, columns: ["slug", "name"] })).toMatchObject({ status: 400 });
  });
});

describe("undoing an import", () => {
  test("restores fields, sizes and stock exactly, deletes what was created, and is done once", async () => {
    const changed = await makeProduct({
      name: "Shirt",
      salePrice: 9_000,
      tags: ["cloth"],
      variations: { stock: { M: 5, L: 3 } },
      images: [{ url: "/images/drops/a.jpg", alt: "A shirt" }],
    });
    const created = `${changed.slug}-new`;
    const before = [await getProductFields(changed.id), await variantsOf(changed.id)];
    const id = await importCsv(
      `Slug,Name,Price (naira),Sale price (naira),Tags,Stock,Stock when saved,Images\n${changed.slug},Blouse,20000,,silk,"M: 9\nXL: 2","M: 5",\n${created},Hat,500,,,4,,\n`,
    );
    expect(await getProductFields(changed.id)).toMatchObject({ name: "Blouse", price: 20_000, images: [] });
    const undone = await undo(id);
    expect([undone.status, undone.body.notUndone]).toEqual([200, []]);
    expect([await getProductFields(changed.id), await variantsOf(changed.id)]).toEqual(before);
    expect(await db.product.count({ where: { slug: created } })).toBe(0);
    expect((await listImports())[0]).toMatchObject({ undoneBy: "Ada Obi", created: 1, updated: 1 });
    expect((await listStockMovements(changed.id)).map(({ reason, delta }) => [reason, delta])).toContainEqual([
      "undo-import",
      -4,
    ]);
    expect((await undo(id)).status).toBe(409);
  });

  test("leaves products that were edited, ordered or deleted since, and lists them", async () => {
    const [edited, ordered, deleted, free] = await Promise.all([1, 2, 3, 4].map(() => makeProduct({ tags: ["old"] })));
    if (!edited || !ordered || !deleted || !free) throw new Error("no products");
    const all = [edited, ordered, deleted, free];
    const id = await importCsv(`Slug,Tags\n${all.map(({ slug }) => `${slug},new`).join("\n")}`);
    await db.product.update({ where: { id: edited.id }, data: { version: { increment: 1 } } });
    await db.productVariant.updateMany({ where: { productId: ordered.id }, data: { stock: 9, held: 1 } });
    await db.product.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    const { body } = await undo(id);
    expect(
      Object.fromEntries(body.notUndone.map((one: { slug: string; reason: string }) => [one.slug, one.reason])),
    ).toEqual({
      [edited.slug]: "It was edited since.",
      [ordered.slug]: "Some were sold or ordered since.",
      [deleted.slug]: "It was deleted since.",
    });
    const tags = async (productId: string) => (await getProductFields(productId)).tags;
    expect([await tags(free.id), await tags(edited.id)]).toEqual([["old"], ["new"]]);
  });
});

describe("the stock ledger", () => {
  test("has every change with its reason, and its sum is the stock of every variant", async () => {
    const product = await makeProduct({ stock: 5 });
    const buyer = await makeActor({ shippingAddress: sampleAddress });
    const order = await placeOrder({ actor: buyer, item: { productId: product.id, quantity: 2, variation: "" } });
    await releaseOrder(order.orderId, "expired");
    const movements = await listStockMovements(product.id);
    expect(movements.map(({ delta, reason, orderNumber }) => [delta, reason, orderNumber])).toEqual([
      [2, "release", order.number],
      [-2, "order", order.number],
      [5, "initial", null],
    ]);
    expect(
      await db.$queryRaw`
        SELECT v.id FROM product_variants v WHERE v.stock <>
          (SELECT coalesce(sum(m.delta), 0) FROM stock_movements m WHERE m.variant_id = v.id)`,
    ).toEqual([]);
    await expect(db.stockMovement.deleteMany()).rejects.toThrow("append-only");
  });
});
