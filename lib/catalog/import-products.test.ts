import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as getExport } from "@/app/api/admin/products/export/route";
import { POST as postImport } from "@/app/api/admin/products/import/route";
import { writeSampleCsv } from "@/components/admin/products/sample-csv";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { MAX_IMPORT_LENGTH } from "@/lib/catalog/import-contracts";
import { parseCsv, writeCsv } from "@/lib/core/csv";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let word: string;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
let count = 0;
beforeEach(() => {
  word = `table${Date.now().toString(36)}${count++}`;
});

const send = (csv: string, plan?: string) =>
  callRoute(postImport, "/api/admin/products/import", { as: admin, body: { csv, plan } });
const exportCsv = async () => (await callRoute(getExport, `/api/admin/products/export?q=${word}`, { as: admin })).text;
const stateOf = (slug: string) =>
  db.product.findUnique({
    where: { slug },
    include: { variants: { orderBy: { position: "asc" } }, images: { orderBy: { position: "asc" } } },
  });

/** The CSV with some cells replaced, by row and column name. */
function edited(csv: string, edits: Record<string, string>[]): string {
  const [header = [], ...rows] = parseCsv(csv) ?? [];
  const filled = rows.filter((row) => row.length === header.length);
  return writeCsv(
    header,
    filled.map((row, index) => row.map((cell, column) => edits[index]?.[header[column] ?? ""] ?? cell)),
  );
}

describe("the product CSV", () => {
  test("the sample file creates its two products", async () => {
    const { status, body } = await send(writeSampleCsv());
    expect(status).toBe(200);
    expect(body.rows.map(({ result, error }: { result: string; error: string | null }) => [result, error])).toEqual([
      ["create", null],
      ["create", null],
    ]);
  });

  test("changes nothing when imported as exported, whatever its cells contain", async () => {
    const first = await makeProduct({
      name: "=HYPERLINK(1)",
      position: 1,
      slug: `${word}-a`,
      description: "One;=1\n- two\r\n'three'\n\n@four",
      price: 12_500.5,
      salePrice: 9_999.99,
      categories: ["Prints", "One, with a comma"],
      tags: [word, "-1+1"],
      series: "=Vases, of clay",
      editionSize: 50,
      editionIssued: 3,
      opensAt: new Date("2090-12-01T11:00:30.125Z"),
      closesAt: new Date("2091-01-01T11:00:00Z"),
      limitPerPerson: 2,
      material: "=Bronze",
      care: 'Dust it.\nKeep it dry, "always".',
      dimensions: { height: 62.5, width: 50, depth: 3 },
      sizeGuide: { columns: ["Chest", "Length"], rows: [{ size: "M", cm: [55.5, 72] }] },
      images: [
        { url: "/images/drops/a.jpg", alt: "=A vase, seen | from above" },
        { url: "https://cdn.example.ng/b.jpg", alt: "" },
      ],
    });
    const second = await makeProduct({
      name: "Ṣadé's shirt",
      position: 2,
      slug: `${word}-b`,
      tags: [word],
      inStock: false,
      variations: { stock: { M: 5, "L: long": 0 } },
    });
    const csv = await exportCsv();
    const cells = (parseCsv(csv) ?? []).flat();
    expect(cells).toContain("12500.50");
    expect(csv).not.toMatch(/(^|[,;|\n"])[=@]/m);
    const before = await Promise.all([stateOf(first.slug), stateOf(second.slug)]);
    const { body } = await send(csv);
    expect(body.rows.map((row: { slug: string; result: string }) => [row.slug, row.result])).toEqual([
      [first.slug, "same"],
      [second.slug, "same"],
    ]);
    expect((await send(csv, body.plan)).body).toMatchObject({ saved: true });
    expect(await Promise.all([stateOf(first.slug), stateOf(second.slug)])).toEqual(before);

    // With other slugs the CSV creates equal drops, except for values that a comma splits.
    const copies = edited(csv, [{ Slug: `${word}-c` }, { Slug: `${word}-d` }]);
    const dryRun = (await send(copies)).body;
    expect(await stateOf(`${word}-c`)).toBeNull();
    expect((await send(copies, dryRun.plan)).status).toBe(200);
    const [copy, shirt] = await Promise.all([stateOf(`${word}-c`), stateOf(`${word}-d`)]);
    const { name, description, priceKobo, salePriceKobo, opensAt, closesAt, limitPerPerson, editionSize } = first;
    expect(copy).toMatchObject({ name, priceKobo, salePriceKobo, opensAt, closesAt, limitPerPerson, editionSize });
    expect(copy).toMatchObject({ description, editionIssued: 0, tags: first.tags });
    const { material, care, heightMm, widthMm, depthMm, sizeGuide, series } = first;
    expect(copy).toMatchObject({ material, care, heightMm, widthMm, depthMm, sizeGuide, series });
    expect(copy?.images.map(({ url, alt }) => [url, alt])).toEqual(before[0]?.images.map(({ url, alt }) => [url, alt]));
    expect(shirt).toMatchObject({ name: "Ṣadé's shirt", inStock: false });
    expect(shirt?.variants.map(({ name: size, stock }) => [size, stock])).toEqual([
      ["M", 5],
      ["L: long", 0],
    ]);
  });

  test("returns the errors of each row and saves no row", async () => {
    const drop = await makeProduct({ slug: `${word}-a`, tags: [word], editionSize: 20, editionIssued: 18, stock: 2 });
    const csv = writeCsv(
      ["Slug", "Name", "Price (naira)", "Stock", "Stock when saved", "For sale"],
      [
        [drop.slug, "Vase", "1", "9", "2", "yes"],
        [drop.slug, "Vase", "1", "2", "2", "yes"],
        [`${word}-b`, "", "twelve", "1", "", "perhaps"],
        [`${word}-c`, "Good", "1000", "1", "", "yes"],
        ["Not A Slug", "Good", "1000", "-1", "", "yes"],
      ],
    );
    const { body } = await send(csv);
    const results = body.rows.map((row: { line: number; result: string; error: string | null }) => [
      row.line,
      row.result,
      row.error ?? "",
    ]);
    expect(results[0]).toEqual([2, "error", expect.stringContaining("edition")]);
    expect(results[1]).toEqual([3, "error", "This slug appears twice"]);
    expect(results[2]).toEqual([4, "error", expect.stringMatching(/^Name is.*Price \(naira\) must.*For sale must/)]);
    expect(results[3]).toEqual([5, "create", ""]);
    expect(results[4]).toEqual([6, "error", expect.stringMatching(/Slug must.*Stock must/)]);
    expect(await send(csv, body.plan)).toMatchObject({ status: 400, body: { error: "Failed to import products" } });
    expect(await stateOf(`${word}-c`)).toBeNull();
    expect(await stateOf(drop.slug)).toMatchObject({ name: drop.name, version: drop.version });
    expect(await db.auditLog.count({ where: { subject: drop.id } })).toBe(0);
  });

  test("changes only what differs and keeps sales made meanwhile", async () => {
    const drop = await makeProduct({ slug: `${word}-a`, tags: [word], stock: 10, description: "As it was." });
    const csv = edited(await exportCsv(), [{ Stock: "14", "Price (naira)": "₦7,500.25" }]);
    await db.productVariant.updateMany({
      where: { productId: drop.id },
      data: { stock: { decrement: 3 }, sold: { increment: 3 } },
    });
    const { body } = await send(csv);
    const changed = [
      { column: "Price (naira)", from: "10000.00", to: "₦7,500.25" },
      { column: "Stock", from: "10", to: "14" },
    ];
    expect(body.rows[0]).toMatchObject({ result: "update", changed });
    // A sale between the dry run and the import does not change the plan.
    await db.productVariant.updateMany({
      where: { productId: drop.id },
      data: { stock: { decrement: 1 }, sold: { increment: 1 } },
    });
    expect((await send(csv, body.plan)).body.saved).toBe(true);
    const now = await stateOf(drop.slug);
    expect(now).toMatchObject({ priceKobo: 750_025n, description: "As it was.", name: drop.name });
    expect(now?.variants[0]).toMatchObject({ stock: 10, sold: 4 });
    const audit = await db.auditLog.findMany({ where: { actorId: admin._id, subject: drop.id } });
    expect(audit.map(({ action }) => action)).toEqual(["product.update"]);
  });

  test("rejects a stock without the exported one", async () => {
    const drop = await makeProduct({ slug: `${word}-a`, tags: [word], stock: 10 });
    const { body } = await send(writeCsv(["Slug", "Stock"], [[drop.slug, 12]]));
    expect(body.rows[0].error).toContain("Stock when saved");
  });

  test("rejects a plan that is no longer current and saves a current one once", async () => {
    const drop = await makeProduct({ slug: `${word}-a`, tags: [word] });
    const csv = writeCsv(["Slug", "Name"], [[drop.slug, "Another name"]]);
    const { plan } = (await send(csv)).body;
    await db.product.update({ where: { id: drop.id }, data: { name: "Changed meanwhile", version: { increment: 1 } } });
    expect(await send(csv, plan)).toMatchObject({ status: 409, body: { code: "stale" } });
    expect(await send(writeCsv(["Slug", "Name"], [[drop.slug, "Else"]]), plan)).toMatchObject({ status: 409 });
    const again = (await send(csv)).body.plan;
    const both = await Promise.all([send(csv, again), send(csv, again)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(drop.slug)).toMatchObject({ name: "Another name" });
  });

  test.each([
    ["a column twice", "Slug,Name,Name\nvase,a,b", "A column appears twice."],
    ["a row that is too long", "Slug,Name\nvase,a,b", "Row 2 has more or fewer cells"],
    ["an open quote", 'Slug,Name\nvase,"a', "a quote is not closed"],
    ["no rows", "Slug,Name\n\n", "The CSV has no rows."],
    ["too many rows", `Slug\n${Array.from({ length: 201 }, (_, n) => `vase-${n}`).join("\n")}`, "At most 200 rows"],
  ])("rejects a file with %s", async (_, csv, message) => {
    const response = await send(csv);
    expect([response.status, response.body.fields.csv]).toEqual([400, expect.stringContaining(message)]);
  });

  test("has a maximum size, and every export is recorded in the audit log", async () => {
    expect((await send("x".repeat(MAX_IMPORT_LENGTH + 1))).status).toBe(400);
    expect((await send("x".repeat(1_000_001))).status).toBe(413);
    await makeProduct({ slug: `${word}-a`, tags: [word] });
    await exportCsv();
    const line = await db.auditLog.findFirst({
      where: { actorId: admin._id, action: "product.export" },
      orderBy: { createdAt: "desc" },
    });
    expect(line?.detail).toEqual({ rows: 1, wanted: { q: word } });
  });
});
