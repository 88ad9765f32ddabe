import { readdirSync } from "node:fs";
import path from "node:path";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as file from "@/app/api/admin/downloads/[id]/file/route";
import * as restore from "@/app/api/admin/downloads/[id]/restore/route";
import * as one from "@/app/api/admin/downloads/[id]/route";
import * as up from "@/app/api/admin/downloads/[id]/up/route";
import * as downloads from "@/app/api/admin/downloads/route";
import * as ticket from "@/app/api/admin/downloads/uploads/[ticketId]/route";
import * as uploads from "@/app/api/admin/downloads/uploads/route";
import { GET as getFile } from "@/app/api/downloads/file/route";
import type { Actor } from "@/lib/accounts/contracts";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { clearUploads } from "@/lib/exhibitions/clear-uploads";
import { callRoute } from "@/lib/http/testing";
import { listDeskDownloads } from "@/lib/membership/download-desk-queries";
import { listDownloads } from "@/lib/membership/download-queries";
import { makeActor, makeDownload } from "@/lib/membership/factory";
import { noteDownload } from "@/lib/membership/note-download";
import { db, disconnect } from "@/lib/platform/db";
import { deskCalls } from "@/lib/platform/desk-calls";
import { env } from "@/lib/platform/env";
import { storage } from "@/lib/platform/storage";

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
  await db.uploadTicket.deleteMany();
});
afterAll(disconnect);

const filesLying = () => {
  const folder = path.join(env().STORAGE_DIR, "files/downloads");
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
};
const begin = (size: number, as = admin) => callRoute(uploads.POST, deskCalls.beginDownload, { as, body: { size } });
const create = (body: object, as = admin) => callRoute(downloads.POST, deskCalls.deskDownloads, { as, body });
const at = (id: string) => ({ as: admin, params: { id } });
const change = (id: string, body: object) =>
  callRoute(one.PUT, deskCalls.deskDownload(id), { ...at(id), body, method: "PUT" });
const retire = (id: string) => callRoute(one.DELETE, deskCalls.deskDownload(id), { ...at(id), method: "DELETE" });
const replace = (id: string, body: object) =>
  callRoute(file.POST, deskCalls.actOnDownload(id, "file"), { ...at(id), body });
const bringBack = (id: string) =>
  callRoute(restore.POST, deskCalls.actOnDownload(id, "restore"), { ...at(id), body: {} });
const moveUp = (id: string) => callRoute(up.POST, deskCalls.actOnDownload(id, "up"), { ...at(id), body: {} });
const fetched = (name: string, as = member) => callRoute(getFile, `/api/downloads/file?name=${name}`, { as });

/** Sends bytes on a ticket, as the browser does. */
async function put(ticketId: string, bytes: BodyInit, as = admin): Promise<number> {
  const request = new NextRequest(new URL(deskCalls.downloadTicket(ticketId), env().APP_URL), {
    method: "PUT",
    body: bytes,
    duplex: "half",
    headers: {
      cookie: `${sessionCookieName()}=${await sealSession(as)}`,
      "content-type": "application/octet-stream",
    },
  } as ConstructorParameters<typeof NextRequest>[1]);
  return (await ticket.PUT(request, { params: Promise.resolve({ ticketId }) })).status;
}

/** A ticket whose file has arrived. */
async function sent(bytes: Buffer): Promise<string> {
  const { id } = (await begin(bytes.length)).body.ticket;
  expect(await put(id, new Uint8Array(bytes))).toBe(200);
  return id;
}
const said = { title: "A paper on chairs", description: "Four pages.", level: "basic" };
const audit = (subject: string) =>
  db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" }, select: { action: true, actorId: true } });

describe("a file that is added", () => {
  test("is shown behind the others, under a name made of its title and of what it is, and written down", async () => {
    await makeDownload({ filename: "first.txt", position: 7, bytes: text("first") });
    const { status, body } = await create({ ...said, ticketId: await sent(pdf) });
    expect([status, body.file]).toMatchObject([
      201,
      { filename: "a-paper-on-chairs.pdf", type: "application/pdf", size: pdf.length, fetched: 0, version: 1 },
    ]);
    expect((await listDownloads(member)).map(({ filename }) => filename)).toEqual(["first.txt", body.file.filename]);
    expect((await fetched(body.file.filename)).text).toBe(pdf.toString());
    expect(await audit(body.file._id)).toEqual([{ action: "download.create", actorId: admin._id }]);
  });

  test("is kept to the byte when it is a picture, and is called what it is and not what was said", async () => {
    const { body } = await create({ ...said, name: "a-print", level: "exclusive", ticketId: await sent(png) });
    expect(body.file).toMatchObject({ filename: "a-print.png", type: "image/png", size: png.length });
    const collector = await makeActor({ plan: "collector" });
    expect((await fetched("a-print.png", collector)).headers.get("content-length")).toBe(String(png.length));
    expect((await fetched("a-print.png")).status).toBe(403);
  });

  test.each([
    ["a page", text("<!doctype html><script>alert(1)</script>"), "A file has to be "],
    [
      "a drawing that can run",
      text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
      "A file has to be ",
    ],
    ["a program", Buffer.concat([text("MZ"), Buffer.alloc(300, 1)]), "A file has to be "],
    ["an archive of nothing", Buffer.concat([text("PK\x03\x04"), Buffer.alloc(60)]), "The archive is broken"],
    ["a picture that is cut off in its head", text("\x89PNG\r\n\x1a\n"), "A file has to be "],
  ])("that is %s is refused and leaves nothing", async (_, bytes, sentence) => {
    const before = filesLying();
    const { status, body } = await create({ ...said, ticketId: await sent(bytes) });
    expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
    expect([filesLying(), await db.uploadTicket.count(), await db.download.count()]).toEqual([before, 0, 0]);
  });

  test("that broke off is refused and leaves nothing; one that never came can still come", async () => {
    const before = filesLying();
    const { id } = (await begin(pdf.length)).body.ticket;
    expect((await create({ ...said, ticketId: id })).body.error).toBe("The file has not arrived yet.");
    expect(await put(id, new Uint8Array(pdf.subarray(0, 20)))).toBe(200);
    const { status, body } = await create({ ...said, ticketId: id });
    expect([status, body.error]).toEqual([400, "The file broke off before its end. Please send it again."]);
    expect([filesLying(), await db.uploadTicket.count(), await db.download.count()]).toEqual([before, 0, 0]);
  });

  test("may weigh 50 MB, and not more than was announced", async () => {
    expect((await begin(50 * 1024 * 1024)).status).toBe(201);
    for (const size of [50 * 1024 * 1024 + 1, 0, -1, 1.5]) expect((await begin(size)).status, String(size)).toBe(400);
    const { id } = (await begin(10)).body.ticket;
    expect(await put(id, "eleven byte")).toBe(413);
  });

  test("under a name that is taken is refused, and its file waits for another name", async () => {
    await makeDownload({ filename: "chairs.pdf", deletedAt: new Date(), bytes: pdf });
    const ticketId = await sent(pdf);
    const { status, body } = await create({ ...said, name: "chairs", ticketId });
    expect([status, body.fields]).toEqual([409, { name: expect.stringContaining("may be a retired one") }]);
    expect((await create({ ...said, name: "chairs-2", ticketId })).status).toBe(201);
    expect((await create({ ...said, name: "chairs-3", ticketId })).status).toBe(409);
  });

  test.each([
    ["no title", { title: " " }, "title"],
    ["another level", { level: "free" }, "level"],
    ["a name that leads elsewhere", { name: "../../x" }, "name"],
    ["a name with an ending", { name: "x.html" }, "name"],
    ["too many words", { description: "x".repeat(501) }, "description"],
  ])("with %s is refused at that field", async (_, wrong, field) => {
    const { status, body } = await create({ ...said, ...wrong, ticketId: await sent(pdf) });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await db.download.count()).toBe(0);
  });

  test("comes on the ticket of whoever began it, and on no ticket of an exhibition", async () => {
    const ticketId = await sent(pdf);
    const other = await makeActor({ role: "Admin" });
    expect((await create({ ...said, ticketId }, other)).status).toBe(404);
    expect(await put(ticketId, "x", other)).toBe(404);
    await db.uploadTicket.update({ where: { id: ticketId }, data: { intent: { exhibitionId: "exh_1" } } });
    expect((await create({ ...said, ticketId })).status).toBe(404);
  });
});

describe("a file that is there", () => {
  const made = () => makeDownload({ filename: "chairs.txt", title: "Chairs", bytes: text("four legs") });

  test("is renamed: the old address finds nothing, the new one is the same file", async () => {
    const { id } = await made();
    const { body } = await change(id, { ...said, name: "thrones", version: 1 });
    expect(body.file).toMatchObject({ filename: "thrones.txt", title: said.title, version: 2 });
    expect([(await fetched("chairs.txt")).text, (await fetched("thrones.txt")).text]).toEqual([
      "There is no such file",
      "four legs",
    ]);
    expect(await audit(id)).toEqual([{ action: "download.update", actorId: admin._id }]);
  });

  test("is locked to a plan and opened again at once", async () => {
    const { id } = await made();
    await change(id, { ...said, level: "exclusive", version: 1 });
    expect([(await fetched("chairs.txt")).status, (await listDownloads(member))[0]?.isLocked]).toEqual([403, true]);
    await change(id, { ...said, version: 2 });
    expect((await fetched("chairs.txt")).status).toBe(200);
  });

  test("takes one of two edits that were made on the same version", async () => {
    const { id } = await made();
    const edits = await Promise.all(["One", "Two"].map((title) => change(id, { ...said, title, version: 1 })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(edits.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "stale",
      fields: { version: expect.stringContaining("Somebody else") },
    });
    expect(await audit(id)).toHaveLength(1);
  });

  test("is replaced: its name follows what it is, and the old bytes are swept once nobody can be fetching them", async () => {
    const { id, storageKey } = await made();
    const { body } = await replace(id, { ticketId: await sent(pdf), version: 1 });
    expect(body.file).toMatchObject({ filename: "chairs.pdf", type: "application/pdf", size: pdf.length, version: 2 });
    expect((await fetched("chairs.pdf")).text).toBe(pdf.toString());
    await clearUploads();
    expect(await storage().head(storageKey)).not.toBeNull();
    await db.$executeRaw`UPDATE upload_tickets SET expires_at = now() - interval '3 hours'`;
    await clearUploads();
    expect(await storage().head(storageKey)).toBeNull();
    expect((await fetched("chairs.pdf")).status).toBe(200);
    expect(await audit(id)).toEqual([{ action: "download.replace", actorId: admin._id }]);
  });

  test("is not replaced on an older version, nor by a page; what it is stays", async () => {
    const { id, storageKey } = await made();
    const stale = await sent(pdf);
    expect((await replace(id, { ticketId: stale, version: 0 })).body).toMatchObject({ code: "stale" });
    const page = await sent(text("<html>"));
    expect((await replace(id, { ticketId: page, version: 1 })).status).toBe(400);
    expect(await db.download.findUnique({ where: { id } })).toMatchObject({ storageKey, version: 1 });
    expect((await fetched("chairs.txt")).text).toBe("four legs");
    expect(await db.uploadTicket.findUnique({ where: { id: stale } })).toMatchObject({ claimedAt: null });
  });

  test("is retired: gone from the list and its address at once, changed by nothing, and brought back as it was", async () => {
    const { id, storageKey } = await made();
    expect((await retire(id)).status).toBe(200);
    expect([await listDownloads(member), (await fetched("chairs.txt")).status]).toEqual([[], 404]);
    expect((await retire(id)).status).toBe(404);
    expect((await change(id, { ...said, version: 2 })).status).toBe(404);
    expect((await replace(id, { ticketId: await sent(pdf), version: 2 })).status).toBe(404);
    expect((await moveUp(id)).status).toBe(404);
    expect((await bringBack(id)).status).toBe(200);
    expect((await bringBack(id)).status).toBe(404);
    expect((await fetched("chairs.txt")).text).toBe("four legs");
    expect(await db.download.findUnique({ where: { id } })).toMatchObject({ storageKey, deletedAt: null });
    expect((await audit(id)).map(({ action }) => action)).toEqual(["download.retire", "download.restore"]);
  });
});

test("files change places one at a time, also where their places are equal, and nothing is lost when all are moved at once", async () => {
  const ids: string[] = [];
  for (const name of ["a", "b", "c"]) ids.push((await makeDownload({ filename: `${name}.txt`, bytes: text(name) })).id);
  const order = async () => (await listDeskDownloads({})).files.map(({ _id }) => _id);
  const before = await order();
  await moveUp(before[2] as string);
  expect(await order()).toEqual([before[0], before[2], before[1]]);
  await moveUp(before[0] as string);
  expect(await order()).toEqual([before[0], before[2], before[1]]);
  await Promise.all(ids.map(moveUp));
  expect([...(await order())].sort()).toEqual([...ids].sort());
  expect((await db.download.findMany()).map(({ position }) => position).sort()).toEqual([1, 2, 3]);
});

test("the list is searched, narrowed and paged, and says how often a file was fetched", async () => {
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
  for (const range of [null, "bytes=0-3", "bytes=4-9"]) await noteDownload(member._id, id, range);
  const first = await listDeskDownloads({});
  expect([first.files.length, first.total, first.nextPage]).toEqual([20, 22, 2]);
  const rest = await listDeskDownloads({ page: 2 });
  expect([rest.files.length, rest.nextPage]).toEqual([2, null]);
  expect(rest.files.at(-1)).toMatchObject({ filename: "decree.txt", fetched: 2 });
  expect((await listDeskDownloads({ q: "DECREE" })).total).toBe(1);
  expect((await listDeskDownloads({ q: "100%_2" })).total).toBe(2);
  expect((await listDeskDownloads({ q: "%" })).total).toBe(21);
  expect((await listDeskDownloads({ level: "exclusive" })).total).toBe(1);
  expect((await listDeskDownloads({ shelf: "retired" })).files).toMatchObject([{ filename: "gone.txt" }]);
});
