import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as getExport } from "@/app/api/admin/exports/[list]/route";
import { POST as postUndo } from "@/app/api/admin/work-imports/[id]/undo/route";
import { POST as postImport } from "@/app/api/admin/work-imports/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { parseCsv, writeCsv } from "@/lib/core/csv";
import { db, disconnect, transaction } from "@/lib/db/client";
import { makeArtwork, makeArtworkPicture, makeExhibition } from "@/lib/exhibitions/factory";
import { changeArtwork } from "@/lib/exhibitions/update-artwork";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import type { WorkRow } from "@/lib/workflows/work-imports/contracts";
import { importWorks } from "@/lib/workflows/work-imports/import-works";
import { findWorkImport } from "@/lib/workflows/work-imports/queries";
import type { Artwork } from "@/prisma/generated/client";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin", staffRole: "Curator" });
});
afterAll(disconnect);

const send = (body: object) => callRoute(postImport, "/api/admin/work-imports", { as: admin, body });
const undo = (id: string) =>
  callRoute(postUndo, `/api/admin/work-imports/${id}/undo`, { as: admin, method: "POST", params: { id }, body: {} });

async function settle() {
  await backgroundSettled();
  await processOutbox();
}

async function importCsv(csv: string): Promise<string> {
  const { plan } = (await send({ csv })).body;
  const { status, body } = await send({ csv, plan });
  expect(status).toBe(200);
  await settle();
  return body.importId;
}

/** A work in an exhibition of its own. */
async function makeWork({ isDraft = false, ...overrides }: Partial<Artwork> & { isDraft?: boolean } = {}) {
  const exhibition = await makeExhibition({ isDraft });
  const work = await makeArtwork({
    exhibitionId: exhibition.id,
    title: "The Ferry",
    description: "Ink.",
    ...overrides,
  });
  return { exhibition, work };
}

const head = "Exhibition slug,Slug,Version,Work,Description";
const find = ({ id }: { id: string }) => db.artwork.findUnique({ where: { id } });
const resultsOf = async (id: string) =>
  (await findWorkImport(id))?.rows.map(({ status, message }) => [status, message]);
const editTitle = (work: Artwork, title: string, version = work.version) =>
  transaction((tx) =>
    changeArtwork(tx, {
      actor: admin,
      id: work.id,
      body: { title, description: work.description, image: null, productSlug: null, notes: [], version },
    }),
  );

describe("the preview", () => {
  test("takes the export back as it is, with formulas and line breaks, and writes nothing", async () => {
    const { exhibition, work } = await makeWork({ title: "=SUM(A1)", description: "One\n-2\n'quoted" });
    const { text } = await callRoute(getExport, "/api/admin/exports/exhibitions", {
      as: admin,
      params: { list: "exhibitions" },
    });
    expect(text).toContain(`"'=SUM(A1)"`);
    const [columns = [], ...rows] = parseCsv(text) ?? [];
    const own = rows.filter((cells) => cells.includes(exhibition.slug));
    const { body } = await send({ csv: writeCsv(columns, own) });
    expect(body.rows).toMatchObject([{ line: 2, slug: work.slug, result: "same", message: "" }]);
    expect(await find(work)).toEqual(work);
    expect(await db.workImport.count()).toBe(0);
  });

  test("says what each row does, and names the columns that it does not know", async () => {
    const { exhibition, work } = await makeWork({ isDraft: true });
    const rows = [
      `${exhibition.slug},${work.slug},1,The Crossing,Ink.,x`,
      `${exhibition.slug},,,A New Work,,`,
      `${exhibition.slug},,,A New Work,,`,
      `none,,,A New Work,,`,
    ];
    const { body } = await send({ csv: `${head},Colour\n${rows.join("\n")}` });
    expect(body.rows.map((row: WorkRow) => [row.line, row.result, row.message])).toEqual([
      [2, "update", ""],
      [3, "create", ""],
      [4, "error", "This work is in row 3 already."],
      [5, "error", "There is no exhibition “none”."],
    ]);
    expect(body.columns.at(-1)).toEqual({ header: "Colour", field: null, samples: ["x", "", ""] });
  });

  test("asks for the columns that it needs", async () => {
    expect((await send({ csv: "Where,Title\nmasks,A" })).body).toMatchObject({ rows: [], plan: "", importId: null });
    expect(await send({ csv: "Where,Title\nmasks,A", columns: ["title", null] })).toMatchObject({ status: 400 });
    expect((await send({ csv: "Where,Title\nmasks,A", columns: ["exhibitionSlug", "title"] })).body.rows).toHaveLength(
      1,
    );
  });

  test("refuses a file of more than 500 rows", async () => {
    expect(await send({ csv: `Exhibition slug,Work\n${"masks,A\n".repeat(501)}` })).toMatchObject({ status: 400 });
  });
});

describe("an import", () => {
  test("changes and adds works once, with versions and the audit log", async () => {
    const { exhibition, work } = await makeWork({ isDraft: true, tilesUrl: "/tiles/a" });
    await makeProduct({ slug: "ferry-print" });
    const imageUrl = await makeArtworkPicture();
    const csv = writeCsv(
      ["Exhibition slug", "Slug", "Version", "Work", "Drop", "Picture", "Alt text"],
      [
        [exhibition.slug, work.slug, 1, "The Crossing", "ferry-print", imageUrl, "A ferry."],
        [exhibition.slug, "", "", "A New Work", "", "", ""],
        [exhibition.slug, "gone", 4, "Gone", "", "", ""],
      ],
    );
    const { plan } = (await send({ csv })).body;
    const started = await Promise.all([1, 2, 3].map(() => send({ csv, plan })));
    const [id] = new Set(started.map(({ body }) => body.importId));
    expect(started.map(({ body }) => body.importId)).toEqual([id, id, id]);
    await settle();
    expect((await findWorkImport(id))?.isRunning).toBe(false);
    expect((await resultsOf(id))?.map(([status]) => status)).toEqual(["changed", "created", "error"]);
    expect(await find(work)).toMatchObject({
      ...{ title: "The Crossing", description: "Ink.", productSlug: "ferry-print" },
      ...{ imageUrl, imageAlt: "A ferry.", tilesUrl: null, version: 2 },
    });
    const added = await db.artwork.findMany({ where: { exhibitionId: exhibition.id, slug: "a-new-work" } });
    expect(added).toMatchObject([{ title: "A New Work", version: 1, leaderId: null }]);
    const versions = await db.contentVersion.findMany({ where: { subjectId: work.id }, orderBy: { version: "asc" } });
    expect(versions.map(({ version, note }) => [version, note])).toEqual([
      [1, ""],
      [2, "Import"],
    ]);
    expect(
      await db.auditLog.findMany({
        where: { subject: { in: [id, work.id, added[0]?.id ?? ""] } },
        orderBy: { action: "asc" },
      }),
    ).toMatchObject([
      { action: "artwork.create", actorId: admin._id },
      { action: "artwork.update", actorId: admin._id },
      { action: "work-import.start", detail: { created: 1, changed: 1, same: 0, left: 1 } },
    ]);

    // The same file again changes nothing, and its confirmation starts nothing.
    expect((await send({ csv })).body.rows.map(({ result }: WorkRow) => result)).toEqual(["same", "error", "error"]);
    expect((await send({ csv, plan })).body.importId).toBe(id);
  });

  test("is rejected when a work has changed since the preview", async () => {
    const { exhibition, work } = await makeWork();
    const csv = `${head}\n${exhibition.slug},${work.slug},1,The Crossing,Ink.`;
    const { plan } = (await send({ csv })).body;
    await editTitle(work, "Somebody else’s");
    expect(await send({ csv, plan })).toMatchObject({ status: 409 });
    expect(await send({ csv, plan: "0".repeat(64) })).toMatchObject({ status: 409 });
    expect((await send({ csv })).body.rows).toMatchObject([{ result: "conflict", changed: [{ column: "Work" }] }]);
    expect(await find(work)).toMatchObject({ title: "Somebody else’s" });
  });

  test("leaves a work that is edited while it runs, and a new one whose exhibition is published meanwhile", async () => {
    const { exhibition, work } = await makeWork({ isDraft: true });
    const csv = `${head}\n${exhibition.slug},${work.slug},1,The Crossing,\n${exhibition.slug},,,A New Work,`;
    const body = { csv, fileName: "works.csv" };
    const { plan } = await importWorks({ actor: admin, body });
    const { importId } = await importWorks({ actor: admin, body: { ...body, plan } });
    await editTitle(work, "Somebody else’s");
    await db.exhibition.update({ where: { id: exhibition.id }, data: { isDraft: false } });
    await settle();
    expect(await resultsOf(importId ?? "")).toEqual([
      ["conflict", "Changed since the preview."],
      ["error", "Its exhibition was published since the preview."],
    ]);
    expect(await find(work)).toMatchObject({ title: "Somebody else’s", version: 2 });
    expect(await db.artwork.count({ where: { exhibitionId: exhibition.id } })).toBe(1);
  });

  test("goes on after a row that fails for an unforeseen reason, and leaves that row out after five attempts", async () => {
    const exhibition = await makeExhibition({ isDraft: true });
    const body = { csv: `Exhibition slug,Work\n${exhibition.slug},One\n${exhibition.slug},Two`, fileName: "works.csv" };
    const { plan } = await importWorks({ actor: admin, body });
    const importId = (await importWorks({ actor: admin, body: { ...body, plan } })).importId ?? "";
    await db.workImportRow.updateMany({ where: { importId, line: 2 }, data: { fields: { title: 7 } } });
    for (let attempt = 1; attempt <= 4; attempt++) {
      await settle();
      expect(await resultsOf(importId)).toEqual([
        ["waiting", ""],
        ["created", ""],
      ]);
      await db.outboxMessage.updateMany({ where: { status: "pending" }, data: { nextAttemptAt: new Date(0) } });
    }
    await settle();
    expect(await findWorkImport(importId)).toMatchObject({ isRunning: false, counts: { created: 1, error: 1 } });
    expect((await resultsOf(importId))?.[0]).toEqual(["error", "Saving this row failed. You can import it again."]);
  });

  test("imports a file of more rows than one job takes", async () => {
    const exhibition = await makeExhibition({ isDraft: true });
    const rows = Array.from({ length: 90 }, (_, at) => `${exhibition.slug},Work ${at + 1}`);
    const id = await importCsv(`Exhibition slug,Work\n${rows.join("\n")}`);
    for (let jobs = 0; jobs < 4; jobs++) await settle();
    expect(await findWorkImport(id)).toMatchObject({ isRunning: false, counts: { created: 90, waiting: 0 } });
    expect(await db.artwork.count({ where: { exhibitionId: exhibition.id } })).toBe(90);
  });
});

describe("undoing an import", () => {
  test("gives works back what they had, with their tiles, and deletes new ones, once", async () => {
    const { exhibition, work } = await makeWork({ isDraft: true, tilesUrl: "/tiles/a" });
    const picture = await makeArtworkPicture();
    const csv = writeCsv(
      ["Exhibition slug", "Slug", "Version", "Work", "Picture", "Alt text"],
      [
        [exhibition.slug, work.slug, 1, "The Crossing", picture, "A ferry."],
        [exhibition.slug, "", "", "A New Work", "", ""],
      ],
    );
    const id = await importCsv(csv);
    expect((await undo(id)).body).toMatchObject({ works: 2 });
    expect(await undo(id)).toMatchObject({ status: 409 });
    await settle();
    expect(await resultsOf(id)).toEqual([
      ["undone", ""],
      ["undone", ""],
    ]);
    expect(await find(work)).toEqual({ ...work, version: 3 });
    expect(await db.artwork.count({ where: { exhibitionId: exhibition.id } })).toBe(1);
    expect(await findWorkImport(id)).toMatchObject({ isRunning: false, undoneBy: expect.any(String) });
  });

  test("leaves works that were edited, and new ones whose exhibition is published by now", async () => {
    const { exhibition, work } = await makeWork({ isDraft: true });
    const id = await importCsv(
      `${head}\n${exhibition.slug},${work.slug},1,The Crossing,\n${exhibition.slug},,,A New Work,`,
    );
    await editTitle(work, "Somebody else’s", 2);
    await db.exhibition.update({ where: { id: exhibition.id }, data: { isDraft: false } });
    await undo(id);
    await settle();
    expect(await resultsOf(id)).toEqual([
      ["unchanged", "It was edited since."],
      ["unchanged", "Its exhibition was published since."],
    ]);
    expect(await find(work)).toMatchObject({ title: "Somebody else’s", version: 3 });
  });

  test("goes on after a row that fails for an unforeseen reason, and leaves that work as it is after five attempts", async () => {
    const exhibition = await makeExhibition({ isDraft: true });
    const works = await Promise.all(["One", "Two"].map((title) => makeArtwork({ exhibitionId: exhibition.id, title })));
    const rows = works.map((work) => `${exhibition.slug},${work.slug},1,Changed,`);
    const id = await importCsv(`${head}\n${rows.join("\n")}`);
    await db.workImportRow.updateMany({ where: { importId: id, line: 2 }, data: { before: { fields: 7 } } });
    await undo(id);
    for (let attempt = 1; attempt <= 4; attempt++) {
      await settle();
      expect((await resultsOf(id))?.map(([status]) => status)).toEqual(["changed", "undone"]);
      expect(await findWorkImport(id)).toMatchObject({ isRunning: true });
      await db.outboxMessage.updateMany({ where: { status: "pending" }, data: { nextAttemptAt: new Date(0) } });
    }
    await settle();
    expect(await findWorkImport(id)).toMatchObject({ isRunning: false, counts: { undone: 1, unchanged: 1 } });
    expect((await resultsOf(id))?.[0]).toEqual([
      "unchanged",
      "Undoing this row failed. The work is as it was after the import.",
    ]);
    const titles = await Promise.all(works.map(async (work) => (await find(work))?.title));
    expect(titles).toEqual(["Changed", "Two"]);
  });

  test("is refused for an unknown import and for one that still runs", async () => {
    expect(await undo("wim_00000000000000000000")).toMatchObject({ status: 404 });
    const { exhibition } = await makeWork({ isDraft: true });
    const body = { csv: `Exhibition slug,Work\n${exhibition.slug},A New Work`, fileName: "works.csv" };
    const { plan } = await importWorks({ actor: admin, body });
    const { importId } = await importWorks({ actor: admin, body: { ...body, plan } });
    expect(await undo(importId ?? "")).toMatchObject({ status: 409 });
  });
});
