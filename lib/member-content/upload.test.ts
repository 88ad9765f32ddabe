import { readdirSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as upload from "@/app/api/exhibitions/[slug]/upload/route";
import * as sessionRoute from "@/app/api/exhibitions/[slug]/upload/sessions/[uploadId]/route";
import * as sessionsRoute from "@/app/api/exhibitions/[slug]/upload/sessions/route";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { env } from "@/lib/core/env";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { db, disconnect } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { purgeUploads } from "@/lib/storage/purge-uploads";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";

const slug = "an-exhibition";
let admin: Actor;
let png: Buffer;
let jpeg: Buffer;
let large: Buffer;

const mb = 1024 * 1024;
const text = (words: string) => Buffer.from(words);
const pdf = text("%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<<>>\n%%EOF");
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  text("ftypisom"),
  Buffer.alloc(12),
  text("mdat"),
  Buffer.alloc(200),
]);
const mp3 = Buffer.concat([
  text("ID3"),
  Buffer.from([3, 0, 0, 0, 0, 0, 0]),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
  Buffer.alloc(413),
]);
const gif = Buffer.concat([
  text("GIF89a/*"),
  Buffer.from([0x2a, 0x2f, 0, 0, 0]),
  text("*/=1;alert(document.cookie)//;"),
]);

/** A ZIP archive; `claims` is the unpacked size in its headers. */
function zip(entries: { name: string; data: Buffer; claims?: number }[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data, claims = data.length } of entries) {
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(claims, 22);
    head.writeUInt16LE(name.length, 26);
    const local = Buffer.concat([head, text(name), packed]);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local);
    list.push(Buffer.concat([entry, text(name)]));
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
const wordParts = [
  { name: "[Content_Types].xml", data: text("<Types/>") },
  { name: "word/document.xml", data: text("<document/>") },
];

/** A small PNG whose header claims 50,000 by 50,000 pixels. */
function hugeHeader(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  return bytes;
}

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  await makeExhibition({ slug });
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: "#a63a1e" } });
  [png, jpeg] = await Promise.all([
    plain.clone().png().toBuffer(),
    plain
      .clone()
      .withExif({ IFD0: { Copyright: "x".repeat(60_000), ImageDescription: "<script>alert(1)</script>" } })
      .jpeg()
      .toBuffer(),
  ]);
  large = Buffer.concat([png, Buffer.alloc(20 * mb)]);
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterAll(disconnect);

const files = () => {
  try {
    return readdirSync(path.join(env().STORAGE_DIR, "files"), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;
  } catch {
    return 0;
  }
};
const uploadState = async () => ({
  files: files(),
  rows: await db.memberContent.count(),
  sessions: await db.uploadSession.count({ where: { claimedAt: null } }),
});

type Given = { bytes: Buffer; name?: string; type?: string; title?: string; perk?: string; mime?: string };
type Change = { as?: Actor | null; at?: string; headers?: Record<string, string>; body?: BodyInit; prefix?: string };

async function post(
  handler: Handler,
  address: string,
  params: Record<string, string>,
  init: RequestInit & { as: Actor | null },
) {
  const headers = new Headers(init.headers);
  if (init.as) headers.set("cookie", `${sessionCookieName()}=${await makeSession(init.as)}`);
  const { as: _, signal: __, ...rest } = init;
  const request = new NextRequest(new URL(address, env().APP_URL), {
    ...rest,
    headers,
    duplex: "half",
  } as ConstructorParameters<typeof NextRequest>[1]);
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.json() };
}

async function send(given: Given, { as = admin, at = slug, headers, body }: Change = {}) {
  const form = new FormData();
  form.append(
    "file",
    new File([new Uint8Array(given.bytes)], given.name ?? "a.png", { type: given.mime ?? "image/png" }),
  );
  form.append("type", given.type ?? "image");
  form.append("title", given.title ?? "An item");
  form.append("description", "");
  if (given.perk !== undefined) form.append("requiredPerk", given.perk);
  return post(
    upload.POST,
    adminApiPaths.uploadContent(at),
    { slug: at },
    { method: "POST", as, body: body ?? form, headers },
  );
}

test("an image is re-encoded without metadata under a generated file name", async () => {
  const { status, body } = await send({ bytes: jpeg, name: "../../x\r\n.htaccess", title: "Tàfáwà, first draft" });
  expect([status, body.error]).toEqual([201, undefined]);
  const row = await db.memberContent.findUniqueOrThrow({ where: { id: body.content._id } });
  expect(row).toMatchObject({ filename: "tafawa-first-draft.webp", mimeType: "image/webp", uploadedById: admin._id });
  expect(row.storageKey).toMatch(/^members\/cnt_[0-9a-z]{20}$/);
  const stored = Buffer.from(await new Response((await storage().open(row.storageKey ?? ""))?.stream).arrayBuffer());
  expect(stored.length).toBe(row.sizeBytes);
  expect(stored.includes("alert(1)")).toBe(false);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(await db.auditLog.count({ where: { action: "content.upload", subject: row.id, actorId: admin._id } })).toBe(1);
});

test.each([
  ["audio", mp3, "audio/mpeg"],
  ["video", mp4, "video/mp4"],
  ["doc", pdf, "application/pdf"],
  ["doc", text("Notes for the label.\n"), "text/plain; charset=utf-8"],
  ["doc", zip(wordParts), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["misc", zip([{ name: "notes.txt", data: text("notes") }]), "application/zip"],
])("a file of type %s is stored with the type of its bytes", async (type, bytes, mime) => {
  const { status, body } = await send({ bytes, type, name: "x.html", mime: "text/html", perk: "digitalPrints" });
  expect([status, body.error]).toEqual([201, undefined]);
  expect(await db.memberContent.findUnique({ where: { id: body.content._id } })).toMatchObject({
    mimeType: mime,
    requiredPerk: "digitalPrints",
  });
});

const html = text("<!doctype html><script>alert(1)</script>");
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const exe = Buffer.concat([text("MZ"), Buffer.alloc(300, 1)]);
const notPicture = "A picture has to be a JPEG, PNG, WebP or AVIF file.";
const notSound = "A sound has to be an MP3, M4A, Ogg or WAV file.";
const notFilm = "A video has to be an MP4 or WebM file.";
const notDocument = "A document has to be a PDF, a Word file or plain text.";
const badArchive = "The archive is broken, or no program should open it.";

describe("a file that must not be stored", () => {
  const corpus: [what: string, given: () => Given, status: number, sentence: string][] = [
    ["a page named .png", () => ({ bytes: html, name: "a.png" }), 400, notPicture],
    ["an SVG", () => ({ bytes: svg, name: "a.svg", mime: "image/svg+xml" }), 400, notPicture],
    ["an SVG named .png", () => ({ bytes: svg }), 400, notPicture],
    ["a GIF that is a script", () => ({ bytes: gif, name: "a.gif" }), 400, notPicture],
    ["a PDF as a picture", () => ({ bytes: pdf }), 400, notPicture],
    ["a film as a sketch", () => ({ bytes: mp4, type: "sketch" }), 400, notPicture],
    [
      "50,000 by 50,000 pixels",
      () => ({ bytes: hugeHeader() }),
      400,
      "The picture has too many pixels; 60 million is the most.",
    ],
    [
      "half a picture",
      () => ({ bytes: jpeg.subarray(0, jpeg.length - 80) }),
      400,
      "The picture is broken and could not be read.",
    ],
    [
      "a picture's first bytes",
      () => ({ bytes: png.subarray(0, 24) }),
      400,
      "The picture is broken and could not be read.",
    ],
    ["nothing, with a name", () => ({ bytes: text("") }), 400, "The file is empty."],
    ["a picture over 20 MB", () => ({ bytes: large }), 413, "A file of this type can have 20 MB at most."],
    [
      "more than one request takes",
      () => ({ bytes: Buffer.alloc(33 * mb), type: "video" }),
      413,
      "The file is too large for this form. Please use the upload page.",
    ],
    ["a film as a sound", () => ({ bytes: mp4, type: "audio", name: "a.mp3", mime: "audio/mpeg" }), 400, notSound],
    ["a page as a sound", () => ({ bytes: html, type: "audio", name: "a.mp3" }), 400, notSound],
    ["a sound as a film", () => ({ bytes: mp3, type: "video", name: "a.mp4" }), 400, notFilm],
    ["a picture as a film", () => ({ bytes: png, type: "video" }), 400, notFilm],
    ["a page as a document", () => ({ bytes: html, type: "doc", name: "a.pdf" }), 400, notDocument],
    [
      "a page behind blanks and a mark",
      () => ({ bytes: text("\uFEFF \n<html><body>"), type: "misc", name: "a.txt" }),
      400,
      "A file has to be a PDF, a Word file, plain text or a ZIP archive.",
    ],
    [
      "a program",
      () => ({ bytes: exe, type: "misc", name: "a.exe" }),
      400,
      "A file has to be a PDF, a Word file, plain text or a ZIP archive.",
    ],
    ["a text with zeros in it", () => ({ bytes: text("a\0b"), type: "doc", name: ".htaccess" }), 400, notDocument],
    [
      "a Word file that unpacks to gigabytes",
      () => ({ bytes: zip([...wordParts, { name: "word/media.bin", data: Buffer.alloc(5 * mb) }]), type: "doc" }),
      400,
      badArchive,
    ],
    [
      "an archive that says four gigabytes",
      () => ({ bytes: zip([{ name: "a", data: text("a"), claims: 0xfffffffe }]), type: "misc" }),
      400,
      badArchive,
    ],
    [
      "an archive in an archive",
      () => ({ bytes: zip([{ name: "inner.zip", data: zip([{ name: "a", data: text("a") }]) }]), type: "misc" }),
      400,
      badArchive,
    ],
    [
      "an archive whose names lead out",
      () => ({ bytes: zip([{ name: "../../etc/cron.d/x", data: text("x") }]), type: "misc" }),
      400,
      badArchive,
    ],
    ["an archive cut in half", () => ({ bytes: zip(wordParts).subarray(0, 60), type: "doc" }), 400, badArchive],
    [
      "an archive as a document",
      () => ({ bytes: zip([{ name: "a.txt", data: text("a") }]), type: "doc" }),
      400,
      notDocument,
    ],
  ];

  test.each(corpus)("%s is rejected with its error and leaves nothing", async (_, given, status, sentence) => {
    const before = await uploadState();
    const response = await send(given());
    expect([response.status, response.body.error]).toEqual([status, sentence]);
    expect(await uploadState()).toEqual(before);
  });

  test("the client's file name is never used", async () => {
    for (const name of ["x".repeat(300), "../../x", "a\r\nSet-Cookie: x=1", ".htaccess", "a.html"]) {
      const { status, body } = await send({ bytes: png, name, title: "Stored" });
      expect([name, status]).toEqual([name, 201]);
      expect((await db.memberContent.findUnique({ where: { id: body.content._id } }))?.filename).toBe("stored.webp");
    }
  });
});

describe("the upload form", () => {
  test("requires a file, a known type, a title, a known perk and an existing exhibition", async () => {
    const before = await uploadState();
    const form = new FormData();
    form.append("type", "image");
    form.append("title", "An item");
    expect((await send({ bytes: png }, { body: form })).body.error).toBe("Please select a file.");
    const odd: [Partial<Given>, string][] = [
      [{ type: "program" }, "Please choose a type."],
      [{ title: "  " }, "Please enter a title."],
      [{ title: "x".repeat(121) }, "Please use at most 120 characters."],
      [{ title: "a\0b" }, "Please enter a title."],
      [{ perk: "everything" }, "There is no such perk."],
      [{ perk: "__proto__" }, "There is no such perk."],
    ];
    for (const [given, sentence] of odd) {
      const response = await send({ bytes: png, ...given });
      expect([response.status, response.body.error]).toEqual([400, sentence]);
    }
    expect((await send({ bytes: png }, { at: "nowhere" })).status).toBe(404);
    expect(await uploadState()).toEqual(before);
  });

  test("rejects everyone but admins, cross-site requests and bodies that are not a form", async () => {
    const before = await uploadState();
    const [member, vip] = await Promise.all([makeActor(), makeActor({ plan: "collector" })]);
    expect((await send({ bytes: png }, { as: null })).status).toBe(401);
    for (const as of [member, vip]) expect((await send({ bytes: png }, { as })).status).toBe(403);
    expect((await send({ bytes: png }, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await send({ bytes: png }, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await send({ bytes: png }, { body: "{}", headers: { "content-type": "application/json" } })).status).toBe(
      415,
    );
    expect(
      (await send({ bytes: png }, { body: "--x\r\n", headers: { "content-type": "multipart/form-data; boundary=x" } }))
        .status,
    ).toBe(400);
    expect(await uploadState()).toEqual(before);
  });

  test("that breaks off leaves nothing", async () => {
    const before = await uploadState();
    const body = new ReadableStream({
      start: (controller) =>
        controller.enqueue(text('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf')),
      pull: (controller) => controller.error(new Error("connection lost")),
    });
    const response = await send(
      { bytes: png },
      { body, headers: { "content-type": "multipart/form-data; boundary=x" } },
    );
    expect([response.status, response.body.error]).toEqual([
      400,
      "The file broke off before its end. Please send it again.",
    ]);
    expect(await uploadState()).toEqual(before);
  });
});

describe("a large file with an upload session", () => {
  const startUpload = (given: object, as = admin) =>
    callRoute(sessionsRoute.POST, adminApiPaths.createContentUpload(slug), {
      as,
      params: { slug },
      body: { type: "video", title: "The film", ...given },
    });
  const at = (id: string) => ({ slug, uploadId: id });
  const put = (id: string, bytes: BodyInit, as = admin) =>
    post(sessionRoute.PUT, adminApiPaths.contentUpload(slug, id), at(id), {
      method: "PUT",
      as,
      body: bytes,
      headers: { "content-type": "application/octet-stream" },
    });
  const complete = (id: string, as = admin) =>
    callRoute(sessionRoute.POST, adminApiPaths.contentUpload(slug, id), { as, params: at(id), body: {} });

  test("is uploaded and completed once", async () => {
    const { body } = await startUpload({ size: mp4.length });
    expect(body.ticket).toMatchObject({
      url: adminApiPaths.contentUpload(slug, body.ticket.id),
      headers: { "content-type": "application/octet-stream" },
    });
    const early = await complete(body.ticket.id);
    expect([early.status, early.body.error]).toEqual([409, "The file has not arrived yet."]);
    expect((await put(body.ticket.id, mp4)).status).toBe(200);
    const responses = await Promise.all([complete(body.ticket.id), complete(body.ticket.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await db.memberContent.count({ where: { title: "The film" } })).toBe(1);
  });

  test("that is an image is re-encoded, and the original is removed", async () => {
    const { body } = await startUpload({ type: "sketch", title: "Large sketch", size: jpeg.length });
    await put(body.ticket.id, new Uint8Array(jpeg));
    const before = files();
    const responses = await Promise.all([complete(body.ticket.id), complete(body.ticket.id)]);
    expect(responses.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(files()).toBe(before);
    expect(await db.memberContent.count({ where: { title: "Large sketch" } })).toBe(1);
  });

  test("of another type than announced leaves neither file nor session", async () => {
    const before = await uploadState();
    const { body } = await startUpload({ size: html.length });
    await put(body.ticket.id, new Uint8Array(html));
    const response = await complete(body.ticket.id);
    expect([response.status, response.body.error]).toEqual([400, notFilm]);
    expect(await uploadState()).toEqual(before);
  });

  test("is limited to 200 MB and to its announced size", async () => {
    const before = await uploadState();
    expect((await startUpload({ size: 200 * mb + 1 })).status).toBe(413);
    expect((await startUpload({ size: 0 })).status).toBe(400);
    expect(await uploadState()).toEqual(before);
    const { body } = await startUpload({ size: 200 * mb });
    expect(body.success).toBe(true);
    const small = (await startUpload({ size: 10 })).body.ticket;
    expect((await put(small.id, new Uint8Array(mp4))).status).toBe(413);
    expect((await put(small.id, new Uint8Array(5))).status).toBe(200);
    expect((await complete(small.id)).body.error).toBe("The file broke off before its end. Please send it again.");
  });

  test("belongs to the admin who started it and can be discarded", async () => {
    const other = await makeActor({ role: "Admin" });
    const { body } = await startUpload({ size: mp4.length });
    const { id } = body.ticket;
    expect((await put(id, new Uint8Array(mp4), other)).status).toBe(404);
    await put(id, new Uint8Array(mp4));
    expect((await complete(id, other)).status).toBe(404);
    const before = files();
    const response = await callRoute(sessionRoute.DELETE, adminApiPaths.contentUpload(slug, id), {
      as: admin,
      method: "DELETE",
      params: at(id),
    });
    expect([response.status, files()]).toEqual([200, before - 1]);
    expect((await complete(id)).status).toBe(404);
  });

  test("that was never completed is purged with its file, and no other file is", async () => {
    const { id } = (await startUpload({ size: mp4.length })).body.ticket;
    await put(id, new Uint8Array(mp4));
    await db.uploadSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 3_600_000) } });
    expect((await complete(id)).status).toBe(409);
    const { storageKey } = await db.uploadSession.findUniqueOrThrow({ where: { id } });
    await purgeUploads();
    expect(await storage().head(storageKey)).not.toBeNull();
    await db.uploadSession.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 3 * 3_600_000) } });
    const existing = await db.memberContent.findFirstOrThrow({ where: { title: "The film" } });
    await purgeUploads();
    expect(await storage().head(storageKey)).toBeNull();
    expect(await storage().head(existing.storageKey ?? "")).not.toBeNull();
  });
});
