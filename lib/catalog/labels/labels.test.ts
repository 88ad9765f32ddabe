import { buffer } from "node:stream/consumers";
import { extractText } from "unpdf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DELETE, PUT } from "@/app/api/admin/smart-labels/[id]/route";
import { GET as getSheet } from "@/app/api/admin/smart-labels/sheet/route";
import { GET as getWallLabels } from "@/app/api/admin/wall-labels/route";
import { PUT as change } from "@/app/api/products/[slug]/route";
import { POST as create } from "@/app/api/products/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { nextAccession } from "@/lib/catalog/labels/queries";
import { getLabel } from "@/lib/catalog/smart-labels";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { writeSmartLabelsPdf } from "@/lib/workflows/labels/write-smart-labels-pdf";
import { writeWallLabelsPdf } from "@/lib/workflows/labels/write-wall-labels-pdf";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const save = (id: string, body: object) =>
  callRoute(PUT, adminApiPaths.smartLabel(id), { as: admin, method: "PUT", params: { id }, body });
const remove = (id: string) =>
  callRoute(DELETE, adminApiPaths.smartLabel(id), { as: admin, method: "DELETE", params: { id } });
const audited = async (subject: string) =>
  (await db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" } })).map(({ action }) => action);

describe("smart labels of a product", () => {
  test("are made once, and changed without another code", async () => {
    const product = await makeProduct({ editionSize: 5, stock: 5 });
    const order = await makeOrder({ buyer: await makeUser(), items: [{ product }] });
    const unit = order.items[0]?.editions[0]?.labelCode ?? "";
    expect(await getLabel(unit)).toBeNull();
    const made = await save(product.id, { model: null, chapterSlug: "sani-abacha" });
    expect([made.status, made.body.label]).toMatchObject([200, { code: expect.stringMatching(/^LA-[0-9A-Z]{6}$/) }]);
    // The unit that was sold before has a label now.
    expect(await getLabel(unit)).toMatchObject({ number: 1, chapter: { slug: "sani-abacha" } });
    const changed = await save(product.id, { model: "golden-voice", chapterSlug: null });
    expect(changed.body.label).toEqual({ code: made.body.label.code, model: "golden-voice", chapterSlug: null });
    expect(await getLabel(made.body.label.code)).toMatchObject({
      number: null,
      model: { src: "/models/golden-voice.glb" },
    });
    expect(await audited(made.body.label.code)).toEqual(["smart-label.create", "smart-label.update"]);
  });

  test.each([
    [{ model: "no-such-model", chapterSlug: null }, { model: "There is no such model" }],
    [{ model: "__proto__", chapterSlug: null }, { model: "There is no such model" }],
    [{ model: null, chapterSlug: "nobody" }, { chapterSlug: "There is no such chapter" }],
  ])("reject %j", async (body, fields) => {
    const product = await makeProduct();
    const reply = await save(product.id, body);
    expect([reply.status, reply.body.fields]).toEqual([400, fields]);
    expect(await db.smartLabel.count({ where: { productId: product.id } })).toBe(0);
  });

  test("of two requests at the same time are one", async () => {
    const product = await makeProduct();
    const body = { model: null, chapterSlug: null };
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(product.id, body)));
    expect(new Set(replies.map(({ body: { label } }) => label.code)).size).toBe(1);
    expect(
      (await audited(replies[0]?.body.label.code)).filter((action) => action === "smart-label.create"),
    ).toHaveLength(1);
  });

  test("are removed before the first sale, and stay after it", async () => {
    const product = await makeProduct({ editionSize: 5, stock: 5 });
    expect((await remove(product.id)).status).toBe(404);
    const { body } = await save(product.id, { model: null, chapterSlug: null });
    expect((await remove(product.id)).status).toBe(200);
    expect(await audited(body.label.code)).toContain("smart-label.delete");
    await save(product.id, { model: null, chapterSlug: null });
    await makeOrder({ buyer: await makeUser(), items: [{ product }] });
    const refused = await remove(product.id);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("They stay.")]);
    expect(await db.smartLabel.count({ where: { productId: product.id } })).toBe(1);
  });

  test("are not made for a deleted product", async () => {
    const { id } = await makeProduct({ deleted: true });
    expect((await save(id, { model: null, chapterSlug: null })).status).toBe(404);
  });
});

describe("the wall label of a product", () => {
  const edit = (id: string, body: object) =>
    callRoute(change, `/api/products/${id}`, { as: admin, method: "PUT", params: { slug: id }, body });

  test("is written, changed and removed, with its versions", async () => {
    const { id } = await makeProduct();
    const label = { year: " 2026 ", medium: "Stoneware", dimensions: "", accession: "LA.2031.07", credit: "Abuja" };
    const written = await edit(id, { label });
    expect(written.body.product.label).toEqual({
      year: "2026",
      medium: "Stoneware",
      accession: "LA.2031.07",
      credit: "Abuja",
    });
    const version = await db.contentVersion.findFirst({ where: { subjectId: id }, orderBy: { version: "desc" } });
    expect(version?.fields).toMatchObject({ label: { accession: "LA.2031.07" } });
    expect((await edit(id, { label: { year: "", medium: " " } })).body.product.label).toBeNull();
    expect((await edit(id, { name: "Another name" })).body.product.label).toBeNull();
  });

  test("has an accession number that no other product has, also of two that are saved at the same time", async () => {
    await makeProduct({ name: "The first", label: { accession: "LA.2030.01" } });
    const [one, two] = [await makeProduct(), await makeProduct()];
    const refused = await edit(one.id, { label: { accession: "la.2030.01" } });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { "label.accession": "“The first” has this accession number" },
    ]);
    const both = await Promise.all([one, two].map(({ id }) => edit(id, { label: { accession: "LA.2030.02" } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const body = { name: "New", slug: "new-with-label", price: 1_000, label: { accession: "LA.2030.01" } };
    expect((await callRoute(create, "/api/products", { as: admin, body })).status).toBe(400);
  });

  test("is offered the next free number of this year", async () => {
    const year = new Date().getFullYear();
    await makeProduct({ label: { accession: `LA.${year}.41` } });
    await makeProduct({ label: { accession: `LA.${year}.9` } });
    await makeProduct({ label: { accession: `LA.${year}.x` } });
    expect(await nextAccession()).toBe(`LA.${year}.42`);
  });
});

describe("printed labels", () => {
  const textOf = async (pdf: NodeJS.ReadableStream) => {
    const bytes = new Uint8Array(await buffer(pdf));
    const { text, totalPages } = await extractText(bytes, { mergePages: true });
    return { text: text.replace(/\s+/g, " "), totalPages };
  };

  test("a sheet has 24 smart labels, and wraps long names", async () => {
    const labels = Array.from({ length: 25 }, (_, at) => ({
      code: `LA-7K3M${String(at).padStart(2, "0")}`,
      name:
        at === 0 ? "Ọ̀rọ̀ àgbà, a name that is much longer than the label is wide and has to be broken" : `Vase ${at}`,
      number: at === 0 ? null : at,
      editionSize: 50,
    }));
    const { text, totalPages } = await textOf(writeSmartLabelsPdf(labels, "https://museum.test"));
    expect(totalPages).toBe(2);
    for (const part of ["Museum collection", "LA-7K3M24", "No. 24 of 50"]) expect(text).toContain(part);
  });

  test("a sheet has eight wall labels, with or without their lines", async () => {
    const label = {
      year: "2026",
      medium: "Stoneware",
      dimensions: "46 × 31 cm",
      accession: "LA.2026.07",
      credit: "Abuja",
    };
    const labels = [
      { name: "Heads of State Vase", label, code: "LA-7K3M9X" },
      ...Array.from({ length: 8 }, (_, at) => ({ name: `Print ${at}`, label: {}, code: null })),
    ];
    const { text, totalPages } = await textOf(writeWallLabelsPdf(labels, "https://museum.test"));
    expect(totalPages).toBe(2);
    for (const part of ["Heads of State Vase", "46 × 31 cm", "LA.2026.07", "Print 7"]) expect(text).toContain(part);
  });

  test("come as PDF for an admin; an empty choice says so", async () => {
    const product = await makeProduct({ label: { year: "2026" } });
    await save(product.id, { model: null, chapterSlug: null });
    for (const [handler, path] of [
      [getSheet, adminApiPaths.smartLabelSheet({ drop: product.slug })],
      [getWallLabels, adminApiPaths.wallLabels([product.slug, "no-such-drop"])],
    ] as const) {
      const { status, headers } = await callRoute(handler, path, { as: admin });
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    }
    for (const [handler, path] of [
      [getSheet, adminApiPaths.smartLabelSheet({ drop: "no-such-drop" })],
      [getWallLabels, adminApiPaths.wallLabels(["no-such-drop"])],
    ] as const)
      expect((await callRoute(handler, path, { as: admin })).status).toBe(404);
  });
});
