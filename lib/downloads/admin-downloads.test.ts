import { readdirSync } from "node:fs";
import path from "node:path";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as ticket from "@/app/api/admin/download-uploads/[uploadId]/route";
import * as uploads from "@/app/api/admin/download-uploads/route";
import * as file from "@/app/api/admin/downloads/[id]/file/route";
import * as up from "@/app/api/admin/downloads/[id]/move-up/route";
import * as restore from "@/app/api/admin/downloads/[id]/restore/route";
import * as one from "@/app/api/admin/downloads/[id]/route";
import * as downloads from "@/app/api/admin/downloads/route";
import { GET as getFile } from "@/app/api/downloads/file/route";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeProduct } from "@/lib/catalog/factory";
import { env } from "@/lib/core/env";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { db, disconnect } from "@/lib/db/client";
import { listAdminDownloads } from "@/lib/downloads/admin-queries";
import { makeDownload } from "@/lib/downloads/factory";
import { listDownloads } from "@/lib/downloads/queries";
import { recordDownload } from "@/lib/downloads/record-download";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { purgeUploads } from "@/lib/storage/purge-uploads";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let member: Actor;
let png: Buffer;
const text = (words: string) => Buffer.from(words);
const pdf = text("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  member = await makeActor({ plan: "monthly" });
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a63a1e" } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.download.deleteMany();
  await db.uploadSession.deleteMany();
});
afterAll(disconnect);

const storedFiles = () => {
  const folder = path.join(env().STORAGE_DIR, "files/downloads");
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
};
const begin = (size: number, as = admin) =>
  callRoute(uploads.POST, adminApiPaths.createDownloadUpload, { as, body: { size } });
const create = (body: object, as = admin) => callRoute(downloads.POST, adminApiPaths.downloads, { as, body });
const at = (id: string) => ({ as: admin, params: { id } });
const change = (id: string, body: object) =>
  callRoute(one.PUT, adminApiPaths.download(id), { ...at(id), body, method: "PUT" });
const archive = (id: string) => callRoute(one.DELETE, adminApiPaths.download(id), { ...at(id), method: "DELETE" });
const replace = (id: string, body: object) =>
  callRoute(file.POST, adminApiPaths.downloadAction(id, "file"), { ...at(id), body });
const restoreArchived = (id: string) =>
  callRoute(restore.POST, adminApiPaths.downloadAction(id, "restore"), { ...at(id), body: {} });
const moveUp = (id: string) => callRoute(up.POST, adminApiPaths.downloadAction(id, "move-up"), { ...at(id), body: {} });
const downloaded = (name: string, as = member) => callRoute(getFile, `/api/downloads/file?name=${name}`, { as });

/** Uploads bytes as the browser does. */
async function put(uploadId: string, bytes: BodyInit, as = admin): Promise<number> {
  const request = new NextRequest(new URL(adminApiPaths.downloadUpload(uploadId), env().APP_URL), {
    method: "PUT",
    body: bytes,
    duplex: "half",
    headers: {
      cookie: `${sessionCookieName()}=${await makeSession(as)}`,
      "content-type": "application/octet-stream",
    },
  } as ConstructorParameters<typeof NextRequest>[1]);
  return (await ticket.PUT(request, { params: Promise.resolve({ uploadId }) })).status;
}

/** A completed upload. */
async function uploadFile(bytes: Buffer): Promise<string> {
  const { id } = (await begin(bytes.length)).body.ticket;
  expect(await put(id, new Uint8Array(bytes))).toBe(200);
  return id;
}
const fields = { title: "A paper on chairs", description: "Four pages.", level: "basic" };
const audit = (subject: string) =>
  db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" }, select: { action: true, actorId: true } });

describe("adding a file", () => {
  test("appends it with a name from its title and type, and records it in the audit log", async () => {
    await makeDownload({ filename: "first.txt", position: 7, bytes: text("first") });
    const { status, body } = await create({ ...fields, uploadId: await uploadFile(pdf) });
    expect([status, body.file]).toMatchObject([
      201,
      { filename: "a-paper-on-chairs.pdf", type: "application/pdf", size: pdf.length, fetched: 0, version: 1 },
    ]);
    expect((await listDownloads(member)).map(({ filename }) => filename)).toEqual(["first.txt", body.file.filename]);
    expect((await downloaded(body.file.filename)).text).toBe(pdf.toString());
    expect(await audit(body.file._id)).toEqual([{ action: "download.create", actorId: admin._id }]);
  });

  test("stores an image unchanged, with the extension of its real type", async () => {
    const { body } = await create({ ...fields, name: "a-print", level: "exclusive", uploadId: await uploadFile(png) });
    expect(body.file).toMatchObject({ filename: "a-print.png", type: "image/png", size: png.length });
    const collector = await makeActor({ plan: "collector" });
    expect((await downloaded("a-print.png", collector)).headers.get("content-length")).toBe(String(png.length));
    expect((await downloaded("a-print.png")).status).toBe(403);
  });

  test.each([
    ["a page", text("<!doctype html><script>alert(1)</script>"), "A file has to be "],
    ["an SVG with a script", text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "A file has to be "],
    ["a program", Buffer.concat([text("MZ"), Buffer.alloc(300, 1)]), "A file has to be "],
    ["an invalid archive", Buffer.concat([text("PK\x03\x04"), Buffer.alloc(60)]), "The archive is broken"],
    ["a truncated image", text("\x89PNG\r\n\x1a\n"), "A file has to be "],
  ])("rejects %s and stores nothing", async (_, bytes, sentence) => {
    const before = storedFiles();
    const { status, body } = await create({ ...fields, uploadId: await uploadFile(bytes) });
    expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
    expect([storedFiles(), await db.uploadSession.count(), await db.download.count()]).toEqual([before, 0, 0]);
  });

  test("rejects an incomplete file, and accepts a missing one later", async () => {
    const before = storedFiles();
    const { id } = (await begin(pdf.length)).body.ticket;
    expect((await create({ ...fields, uploadId: id })).body.error).toBe("The file has not arrived yet.");
    expect(await put(id, new Uint8Array(pdf.subarray(0, 20)))).toBe(200);
    const { status, body } = await create({ ...fields, uploadId: id });
    expect([status, body.error]).toEqual([400, "The file broke off before its end. Please send it again."]);
    expect([storedFiles(), await db.uploadSession.count(), await db.download.count()]).toEqual([before, 0, 0]);
  });

  test("accepts up to 50 MB and not more than announced", async () => {
    expect((await begin(50 * 1024 * 1024)).status).toBe(201);
    for (const size of [50 * 1024 * 1024 + 1, 0, -1, 1.5]) expect((await begin(size)).status, String(size)).toBe(400);
    const { id } = (await begin(10)).body.ticket;
    expect(await put(id, "eleven byte")).toBe(413);
  });

  test("rejects a taken name and keeps the upload for another attempt", async () => {
    await makeDownload({ filename: "chairs.pdf", deletedAt: new Date(), bytes: pdf });
    const uploadId = await uploadFile(pdf);
    const { status, body } = await create({ ...fields, name: "chairs", uploadId });
    expect([status, body.fields]).toEqual([409, { name: expect.stringContaining("may be archived") }]);
    expect((await create({ ...fields, name: "chairs-2", uploadId })).status).toBe(201);
    expect((await create({ ...fields, name: "chairs-3", uploadId })).status).toBe(409);
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["another level", { level: "free" }, "level"],
    ["a name with a path", { name: "../../x" }, "name"],
    ["a name with an extension", { name: "x.html" }, "name"],
    ["a long description", { description: "x".repeat(501) }, "description"],
  ])("rejects %s with an error of that field", async (_, wrong, field) => {
    const { status, body } = await create({ ...fields, ...wrong, uploadId: await uploadFile(pdf) });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await db.download.count()).toBe(0);
  });

  test("requires an upload session of the same admin for downloads", async () => {
    const uploadId = await uploadFile(pdf);
    const other = await makeActor({ role: "Admin" });
    expect((await create({ ...fields, uploadId }, other)).status).toBe(404);
    expect(await put(uploadId, "x", other)).toBe(404);
    await db.uploadSession.update({ where: { id: uploadId }, data: { intent: { exhibitionId: "exh_1" } } });
    expect((await create({ ...fields, uploadId })).status).toBe(404);
  });
});

describe("an existing file", () => {
  const made = () => makeDownload({ filename: "chairs.txt", title: "Chairs", bytes: text("four legs") });

  test("can be renamed: the old URL is not found, the new one returns the same file", async () => {
    const { id } = await made();
    const { body } = await change(id, { ...fields, name: "thrones", version: 1 });
    expect(body.file).toMatchObject({ filename: "thrones.txt", title: fields.title, version: 2 });
    expect([(await downloaded("chairs.txt")).text, (await downloaded("thrones.txt")).text]).toEqual([
      "File not found",
      "four legs",
    ]);
    expect(await audit(id)).toEqual([{ action: "download.update", actorId: admin._id }]);
  });

  test("can be limited to a plan and opened again at once", async () => {
    const { id } = await made();
    await change(id, { ...fields, level: "exclusive", version: 1 });
    expect([(await downloaded("chairs.txt")).status, (await listDownloads(member))[0]?.isLocked]).toEqual([403, true]);
    await change(id, { ...fields, version: 2 });
    expect((await downloaded("chairs.txt")).status).toBe(200);
  });

  test("accepts one of two edits of the same version", async () => {
    const { id } = await made();
    const edits = await Promise.all(["One", "Two"].map((title) => change(id, { ...fields, title, version: 1 })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(edits.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "stale",
      fields: { version: expect.stringContaining("in the meantime") },
      current: { version: 2, fields: { title: expect.stringMatching(/^(One|Two)$/), name: "chairs" } },
    });
    expect(await audit(id)).toHaveLength(1);
  });

  test("can be replaced: its extension follows the new type, and the old bytes are deleted later", async () => {
    const { id, storageKey } = await made();
    const { body } = await replace(id, { uploadId: await uploadFile(pdf), version: 1 });
    expect(body.file).toMatchObject({ filename: "chairs.pdf", type: "application/pdf", size: pdf.length, version: 2 });
    expect((await downloaded("chairs.pdf")).text).toBe(pdf.toString());
    await purgeUploads();
    expect(await storage().head(storageKey)).not.toBeNull();
    await db.$executeRaw`UPDATE upload_sessions SET expires_at = now() - interval '3 hours'`;
    await purgeUploads();
    expect(await storage().head(storageKey)).toBeNull();
    expect((await downloaded("chairs.pdf")).status).toBe(200);
    expect(await audit(id)).toEqual([{ action: "download.replace", actorId: admin._id }]);
  });

  test("is not replaced on an older version or by an HTML page", async () => {
    const { id, storageKey } = await made();
    const stale = await uploadFile(pdf);
    expect((await replace(id, { uploadId: stale, version: 0 })).body).toMatchObject({ code: "stale" });
    const page = await uploadFile(text("<html>"));
    expect((await replace(id, { uploadId: page, version: 1 })).status).toBe(400);
    expect(await db.download.findUnique({ where: { id } })).toMatchObject({ storageKey, version: 1 });
    expect((await downloaded("chairs.txt")).text).toBe("four legs");
    expect(await db.uploadSession.findUnique({ where: { id: stale } })).toMatchObject({ claimedAt: null });
  });

  test("can be archived: it disappears at once, cannot be edited, and can be restored unchanged", async () => {
    const { id, storageKey } = await made();
    expect((await archive(id)).status).toBe(200);
    expect([await listDownloads(member), (await downloaded("chairs.txt")).status]).toEqual([[], 404]);
    expect((await archive(id)).status).toBe(404);
    expect((await change(id, { ...fields, version: 2 })).status).toBe(404);
    expect((await replace(id, { uploadId: await uploadFile(pdf), version: 2 })).status).toBe(404);
    expect((await moveUp(id)).status).toBe(404);
    expect((await restoreArchived(id)).status).toBe(200);
    expect((await restoreArchived(id)).status).toBe(404);
    expect((await downloaded("chairs.txt")).text).toBe("four legs");
    expect(await db.download.findUnique({ where: { id } })).toMatchObject({ storageKey, deletedAt: null });
    expect((await audit(id)).map(({ action }) => action)).toEqual(["download.archive", "download.restore"]);
  });
});

test("concurrent moves lose no file, also with equal positions", async () => {
  const ids: string[] = [];
  for (const name of ["a", "b", "c"]) ids.push((await makeDownload({ filename: `${name}.txt`, bytes: text(name) })).id);
  const order = async () => (await listAdminDownloads({})).files.map(({ _id }) => _id);
  const before = await order();
  await moveUp(before[2] as string);
  expect(await order()).toEqual([before[0], before[2], before[1]]);
  await moveUp(before[0] as string);
  expect(await order()).toEqual([before[0], before[2], before[1]]);
  await Promise.all(ids.map(moveUp));
  expect([...(await order())].sort()).toEqual([...ids].sort());
  expect((await db.download.findMany()).map(({ position }) => position).sort()).toEqual([1, 2, 3]);
});

describe("the drops of a file", () => {
  test("are set, kept without the field, and removed; the audit log says who may download it", async () => {
    const [hat, mask] = [await makeProduct({ name: "The hat" }), await makeProduct({ name: "The mask", position: 1 })];
    const uploadId = await uploadFile(pdf);
    const created = await create({ ...fields, level: "owners", products: [hat.slug, mask.slug], uploadId });
    expect([created.status, created.body.file]).toMatchObject([
      201,
      {
        level: "owners",
        products: [
          { slug: hat.slug, name: "The hat" },
          { slug: mask.slug, name: "The mask" },
        ],
      },
    ]);
    const id = created.body.file._id;
    const unchanged = await change(id, { ...fields, level: "owners", version: 1 });
    expect(unchanged.body.file.products).toHaveLength(2);
    const removed = await change(id, { ...fields, products: [mask.slug], version: 2 });
    expect(removed.body.file.products).toEqual([{ slug: mask.slug, name: "The mask" }]);
    const entries = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(entries.map(({ detail }) => (detail as { sentence: string }).sentence.replace(/^.*, for /, ""))).toEqual([
      "owners of The hat; The mask",
      "owners of The hat; The mask",
      "all plans and owners of The mask",
    ]);
  });

  test("are required for a file of owners, and have to exist; an edit that is rejected changes nothing", async () => {
    const { id } = await makeDownload({ filename: "hat.txt", title: "A hat", bytes: text("h") });
    const product = await makeProduct();
    for (const [products, message] of [
      [[], "Add the drops whose owners may download it"],
      [undefined, "Add the drops whose owners may download it"],
      [[product.slug, "no-such-drop"], "One of these drops does not exist"],
    ] as const) {
      const { status, body } = await change(id, { ...fields, level: "owners", products, version: 1 });
      expect([status, body.fields]).toEqual([400, { products: message }]);
    }
    expect(await db.download.findUnique({ where: { id } })).toMatchObject({
      title: "A hat",
      level: "basic",
      version: 1,
    });
    expect(await db.downloadProduct.count({ where: { downloadId: id } })).toBe(0);
    const { status } = await create({ ...fields, level: "owners", uploadId: await uploadFile(pdf) });
    expect(status).toBe(400);
  });
});

test("the list can be searched, filtered and paged, and shows download counts", async () => {
  for (let at = 0; at < 21; at++)
    await makeDownload({ filename: `${at}.txt`, title: `Sheet 100%_${at}`, position: at, bytes: text(`${at}`) });
  const { id } = await makeDownload({
    filename: "decree.txt",
    title: "A decree",
    level: "exclusive",
    position: 30,
    bytes: text("d"),
  });
  await makeDownload({ filename: "gone.txt", deletedAt: new Date(), bytes: text("g") });
  for (const range of [null, "bytes=0-3", "bytes=4-9"]) await recordDownload(member._id, id, range);
  const first = await listAdminDownloads({});
  expect([first.files.length, first.total, first.nextPage]).toEqual([20, 22, 2]);
  const rest = await listAdminDownloads({ page: 2 });
  expect([rest.files.length, rest.nextPage]).toEqual([2, null]);
  expect(rest.files.at(-1)).toMatchObject({ filename: "decree.txt", fetched: 2 });
  expect((await listAdminDownloads({ q: "DECREE" })).total).toBe(1);
  expect((await listAdminDownloads({ q: "100%_2" })).total).toBe(2);
  expect((await listAdminDownloads({ q: "%" })).total).toBe(21);
  expect((await listAdminDownloads({ level: "exclusive" })).total).toBe(1);
  expect((await listAdminDownloads({ shelf: "retired" })).files).toMatchObject([{ filename: "gone.txt" }]);
});
