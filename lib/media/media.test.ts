import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as file from "@/app/api/admin/media/[id]/file/route";
import * as partRoute from "@/app/api/admin/media-uploads/[uploadId]/parts/[part]/route";
import * as uploadRoute from "@/app/api/admin/media-uploads/[uploadId]/route";
import * as uploads from "@/app/api/admin/media-uploads/route";
import * as content from "@/app/api/exhibitions/[slug]/content/[contentId]/route";
import * as membersOnly from "@/app/api/exhibitions/[slug]/members-only/route";
import { GET as getPicture } from "@/app/api/pictures/[name]/route";
import { GET as getSound } from "@/app/api/sounds/[name]/route";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeProduct } from "@/lib/catalog/factory";
import { toPalette } from "@/lib/core/colours";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, disconnect } from "@/lib/db/client";
import { makeDownload } from "@/lib/downloads/factory";
import { moveDownloadUp } from "@/lib/downloads/move-download-up";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { storePublicPicture } from "@/lib/images/store-public-picture";
import { archiveMedia, restoreMedia } from "@/lib/media/archive-media";
import { type MediaChange, PART_BYTES, type UploadTarget } from "@/lib/media/contracts";
import { listMediaUploads } from "@/lib/media/create-media-upload";
import { deleteMedia } from "@/lib/media/delete-media";
import { moveMedia } from "@/lib/media/move-media";
import { getMedia, listMedia, listMediaVersions, requireMedia } from "@/lib/media/queries";
import { readMissingPalettes } from "@/lib/media/read-missing-palettes";
import { restoreVersion } from "@/lib/media/restore-version";
import { updateMedia } from "@/lib/media/update-media";
import { makeContent } from "@/lib/member-content/factory";
import { discardUpload } from "@/lib/storage/create-upload";
import { purgeUploads } from "@/lib/storage/purge-uploads";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";
import { type Exhibition, type MemberContent, Prisma } from "@/prisma/generated/client";

let admin: Actor;
let member: Actor;
let collector: Actor;
let exhibition: Exhibition;
let red: Buffer;
let blue: Buffer;
const text = (words: string) => Buffer.from(words);
const pdf = (words: string) => text(`%PDF-1.4\n${words}\n%%EOF`);

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  [admin, member, collector] = await Promise.all([
    makeActor({ role: "Admin" }),
    makeActor(),
    makeActor({ plan: "collector" }),
  ]);
  exhibition = await makeExhibition({ slug: "media-room" });
  [red, blue] = await Promise.all([picture("#ff0000"), picture("#0000ff")]);
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterAll(disconnect);

/** A picture of the public pages. */
const makePicture = async (title = `Picture ${newId("img").slice(-6)}`) => {
  const record = async () => undefined;
  return storePublicPicture({ bytes: red, purpose: "product", userId: admin._id, title, record });
};

/** A document for members, with its file. */
async function makeDocument(given: Partial<MemberContent> = {}): Promise<MemberContent> {
  const row = await makeContent({
    exhibitionId: exhibition.id,
    type: "doc",
    title: `Notes ${newId("cnt").slice(-6)}`,
    mimeType: "application/pdf",
    filename: "notes.pdf",
    ...given,
  });
  await storage().put(row.storageKey ?? "", pdf("first"), { type: "application/pdf" });
  return row;
}

const begin = async (bytes: Buffer, target: UploadTarget, as = admin) =>
  callRoute(uploads.POST, adminApiPaths.mediaUploads, { as, body: { name: "a.html", size: bytes.length, target } });

async function sendPart(id: string, part: number, bytes: Buffer, { as = admin, length = bytes.length } = {}) {
  const request = new NextRequest(new URL(adminApiPaths.mediaUploadPart(id, part), env().APP_URL), {
    method: "PUT",
    headers: { cookie: `${sessionCookieName()}=${await makeSession(as)}`, "content-length": String(length) },
    body: new Uint8Array(bytes),
  });
  const response = await partRoute.PUT(request, { params: Promise.resolve({ uploadId: id, part: String(part) }) });
  return { status: response.status, body: await response.json() };
}

const complete = (id: string, as = admin) =>
  callRoute(uploadRoute.POST, adminApiPaths.mediaUpload(id), { as, params: { uploadId: id }, body: {} });

/** Sends a whole file in its parts and completes the upload. */
async function upload(bytes: Buffer, target: UploadTarget) {
  const begun = await begin(bytes, target);
  if (begun.status !== 201) return begun;
  const { id } = begun.body.upload;
  for (let part = 0; part * PART_BYTES < bytes.length; part += 1)
    await sendPart(id, part, bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES));
  return complete(id);
}

const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
  callRoute(getPicture, url, { params: { name: url.split("/").at(-1) ?? "" }, headers });

/** The color of the middle of a stored picture. */
async function colorOf(id: string): Promise<"red" | "blue"> {
  const { storageKey } = await db.publicFile.findUniqueOrThrow({ where: { id } });
  const found = await storage().open(`${storageKey}-160.webp`);
  const bytes = Buffer.from(await new Response(found?.stream).arrayBuffer());
  const { dominant } = await sharp(bytes).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}
const contentBytes = async (id: string) => {
  const { storageKey } = await db.memberContent.findUniqueOrThrow({ where: { id } });
  return new Response((await storage().open(storageKey ?? ""))?.stream).text();
};
const lastSentence = async (subject: string) => {
  const entry = await db.auditLog.findFirstOrThrow({
    where: { subject },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return (entry.detail as { sentence?: string }).sentence;
};
const expireUploads = () => db.$executeRaw`UPDATE upload_sessions SET expires_at = expires_at - interval '3 hours'`;

describe("a replaced picture", () => {
  test("keeps its URL, gets another ETag, and its old files are kept until they can no longer be restored", async () => {
    const { id, url } = await makePicture("The vase");
    const product = await makeProduct({ images: [{ url, alt: "A vase" }] });
    const before = await fetchPicture(url);
    expect(before.headers.get("cache-control")).toBe("public, max-age=300, must-revalidate");
    const etag = before.headers.get("etag") ?? "";
    expect((await fetchPicture(url, { "if-none-match": etag })).status).toBe(304);
    const old = await db.publicFile.findUniqueOrThrow({ where: { id } });

    const replaced = await upload(blue, { kind: "replacement", id, version: 1 });
    expect([replaced.status, replaced.body]).toEqual([201, { success: true, id, name: "The vase" }]);
    const after = await fetchPicture(url, { "if-none-match": etag });
    expect([after.status, after.headers.get("etag") === etag]).toEqual([200, false]);
    expect(await colorOf(id)).toBe("blue");
    expect(await storage().head(`${old.storageKey}-960.jpg`)).not.toBeNull();
    expect(await lastSentence(id)).toBe("Replaced “The vase”, which keeps its link; the old file is kept for 30 days");
    const tag = `_N_T_/drops/${product.slug}`;
    expect(await db.$queryRaw`SELECT 1 FROM page_invalidations WHERE tag = ${tag}`).toHaveLength(1);

    const [version] = await listMediaVersions(id);
    await restoreVersion({ actor: admin, id, versionId: version?._id ?? "", version: 2 });
    expect(await colorOf(id)).toBe("red");
    await expireUploads();
    await purgeUploads();
    expect(await storage().head(`${old.storageKey}-960.jpg`)).not.toBeNull();
    expect(await listMediaVersions(id)).toMatchObject([{ number: 2 }]);
  });

  test("is unchanged after a file that is no picture, which is removed", async () => {
    const { id, url } = await makePicture();
    const response = await upload(text("<svg onload=alert(1)>"), { kind: "replacement", id, version: 1 });
    expect([response.status, response.body.error]).toEqual([400, "Please choose a JPEG, PNG, WebP or AVIF picture."]);
    expect(await colorOf(id)).toBe("red");
    expect((await fetchPicture(url)).status).toBe(200);
    expect(await listMediaVersions(id)).toEqual([]);
    expect(await listMediaUploads(admin)).toEqual([]);
  });

  test("has one winner of two replacements at once, and the other one leaves no file", async () => {
    const { id } = await makePicture();
    const target: UploadTarget = { kind: "replacement", id, version: 1 };
    const ids = await Promise.all(
      [0, 1].map(async () => {
        const begun = await begin(blue, target);
        await sendPart(begun.body.upload.id, 0, blue);
        return begun.body.upload.id as string;
      }),
    );
    const files = async () => {
      let count = 0;
      for await (const key of storage().list()) if (key.startsWith("pictures/")) count += 1;
      return count;
    };
    const before = await files();
    const responses = await Promise.all(ids.map((one) => complete(one)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await files()).toBe(before + 7);
    expect(await db.publicFile.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2 });
    expect(await listMediaVersions(id)).toHaveLength(1);
  });
});

describe("a public file in use", () => {
  test("is neither archived nor deleted, and the message names where it is used", async () => {
    const { id, url } = await makePicture("In use");
    const { name } = await makeProduct({ name: "The used medallion", images: [{ url, alt: "" }] });
    const message = `It is used by product “${name}”. Choose another file there first.`;
    await expect(archiveMedia({ actor: admin, id })).rejects.toMatchObject({ code: "conflict", message });
    await expect(deleteMedia({ actor: admin, id, name: "In use" })).rejects.toMatchObject({ message });
    expect((await listMedia({ use: "used", q: "used medallion" })).items).toMatchObject([
      { _id: id, uses: [{ text: "Product: The used medallion" }] },
    ]);
  });

  test("has its main colours, which a replacement changes and its undoing restores; old files are read later", async () => {
    const { id } = await makePicture();
    const colours = async () =>
      toPalette((await db.publicFile.findUniqueOrThrow({ where: { id } })).palette)?.map(({ hex }) => hex);
    expect(await colours()).toEqual(["#ff0000"]);
    expect((await upload(blue, { kind: "replacement", id, version: 1 })).status).toBe(201);
    expect(await colours()).toEqual(["#0000ff"]);
    const [version] = await listMediaVersions(id);
    await restoreVersion({ actor: admin, id, versionId: version?._id ?? "", version: 2 });
    expect(await colours()).toEqual(["#ff0000"]);

    const lost = await makePicture();
    const { storageKey } = await db.publicFile.findUniqueOrThrow({ where: { id: lost.id } });
    await storage().remove(`${storageKey}-960.jpg`);
    await db.publicFile.updateMany({ where: { id: { in: [id, lost.id] } }, data: { palette: Prisma.DbNull } });
    await readMissingPalettes();
    expect((await colours())?.[0]).toMatch(/^#f[ef]0[01]0[01]$/);
    expect((await db.publicFile.findUniqueOrThrow({ where: { id: lost.id } })).palette).toEqual([]);
  });

  test("that was archived before is restored by the record that starts to use it", async () => {
    const { id, url } = await makePicture();
    await archiveMedia({ actor: admin, id });
    expect((await fetchPicture(url)).status).toBe(404);
    expect((await callRoute(file.GET, adminApiPaths.mediaFile(id), { as: admin, params: { id } })).status).toBe(200);
    expect((await callRoute(file.GET, adminApiPaths.mediaFile(id), { as: collector, params: { id } })).status).toBe(
      403,
    );
    await makeProduct({ images: [{ url, alt: "" }] });
    expect((await fetchPicture(url)).status).toBe(200);
  });

  test("hands its focal point and its alternative text on", async () => {
    const { id, url } = await makePicture();
    const [taken, own] = [
      await makeProduct({ images: [{ url, alt: "" }] }),
      await makeProduct({ images: [{ url, alt: "Mine" }] }),
    ];
    const body: MediaChange = { title: "The crown", alt: "A crown on a stool", focus: "30% 70%", version: 1 };
    await updateMedia({ actor: admin, id, body });
    const images = await db.productImage.findMany({ where: { url }, orderBy: { alt: "asc" } });
    expect(images.map(({ productId, alt, focus }) => [productId, alt, focus])).toEqual([
      [taken.id, "A crown on a stool", "30% 70%"],
      [own.id, "Mine", "30% 70%"],
    ]);
    const later = await makeProduct({ images: [{ url, alt: "" }] });
    expect(await db.productImage.findFirst({ where: { productId: later.id } })).toMatchObject({ focus: "30% 70%" });
    const { version: _, ...fields } = body;
    await expect(updateMedia({ actor: admin, id, body })).rejects.toMatchObject({
      code: "stale",
      current: { version: 2, fields },
    });
  });

  test("is deleted for good once it is unused and its name is typed", async () => {
    const { id, url } = await makePicture("A wrong upload");
    await expect(deleteMedia({ actor: admin, id, name: "wrong" })).rejects.toMatchObject({ code: "invalid_input" });
    const { storageKey } = await db.publicFile.findUniqueOrThrow({ where: { id } });
    await deleteMedia({ actor: admin, id, name: "A wrong upload" });
    expect([(await fetchPicture(url)).status, await getMedia(id)]).toEqual([404, null]);
    await expireUploads();
    await purgeUploads();
    expect(await storage().head(`${storageKey}-960.jpg`)).toBeNull();
    expect(await lastSentence(id)).toBe("Deleted “A wrong upload” for good");
  });
});

describe("members' content", () => {
  const at = (row: MemberContent) => ({ slug: exhibition.slug, contentId: row.id });
  const call = (method: "GET" | "PUT" | "DELETE", row: MemberContent, as: Actor | null, body?: unknown) =>
    callRoute(
      { GET: content.GET, PUT: content.PUT, DELETE: content.DELETE }[method],
      serverApiPaths.memberContentFile(exhibition.slug, row.id),
      {
        as,
        method,
        params: at(row),
        body: method === "GET" ? undefined : (body ?? {}),
      },
    );

  test("is changed and deleted by an admin only, and stays closed to others", async () => {
    const row = await makeDocument({ requiredPerk: "welcomePack" });
    for (const method of ["PUT", "DELETE"] as const) {
      expect((await call(method, row, null)).status).toBe(401);
      for (const as of [member, collector]) expect((await call(method, row, as)).status).toBe(403);
    }
    const changed = await call("PUT", row, admin, { title: "Notes, corrected", requiredPerk: null });
    expect([changed.status, changed.body.content]).toMatchObject([
      200,
      { title: "Notes, corrected", requiredPerk: null },
    ]);
    expect(await lastSentence(row.id)).toBe(
      `Edited “${row.title}”: title from “${row.title}” to “Notes, corrected”; perk “welcomePack” removed`,
    );
    expect((await call("GET", row, collector)).status).toBe(200);
    expect((await call("DELETE", row, admin)).status).toBe(200);
    expect((await call("GET", row, collector)).status).toBe(404);
    expect((await call("DELETE", row, admin)).status).toBe(404);
    const list = await callRoute(membersOnly.GET, apiPaths.membersOnly(exhibition.slug), {
      as: collector,
      params: { slug: exhibition.slug },
    });
    expect(list.text).not.toContain(row.id);
    await restoreMedia({ actor: admin, id: row.id });
    expect((await call("GET", row, collector)).status).toBe(200);
    const other = await makeExhibition({});
    const elsewhere = { params: { slug: other.slug, contentId: row.id }, as: admin, method: "DELETE", body: {} };
    expect((await callRoute(content.DELETE, "/api/x", elsewhere)).status).toBe(404);
  });

  test("gets a new file at its old URL by the form of the upload, and goes back to the old one", async () => {
    const row = await makeDocument();
    const form = new FormData();
    form.append("file", new File([new Uint8Array(pdf("second"))], "../x.html"));
    form.append("title", "Second notes");
    const response = await call("PUT", row, admin, form);
    expect([response.status, response.body.content?.url]).toEqual([
      200,
      serverApiPaths.memberContentFile(exhibition.slug, row.id),
    ]);
    expect(await contentBytes(row.id)).toContain("second");
    expect(await storage().head(row.storageKey ?? "")).not.toBeNull();
    const [version] = await listMediaVersions(row.id);
    await restoreVersion({ actor: admin, id: row.id, versionId: version?._id ?? "", version: 2 });
    expect(await contentBytes(row.id)).toContain("first");
    const html = new FormData();
    html.append("file", new File(["<html><script>1</script>"], "a.pdf"));
    expect((await call("PUT", row, admin, html)).body.error).toBe(
      "A document has to be a PDF, a Word file or plain text.",
    );
    expect(await contentBytes(row.id)).toContain("first");
    expect((await call("PUT", row, admin, { title: "Late", version: 1 })).body).toMatchObject({
      code: "stale",
      current: { version: 3, fields: { title: "Second notes", requiredPerk: null } },
    });
  });

  test("is never served by the routes of public files", async () => {
    const row = await makeDocument();
    const name = row.id.replace("cnt_", "img-");
    expect((await fetchPicture(`/api/pictures/${name}-960.jpg`)).status).toBe(404);
    const sound = `${row.id.replace("cnt_", "snd-")}.mp3`;
    expect((await callRoute(getSound, `/api/sounds/${sound}`, { params: { name: sound } })).status).toBe(404);
    const { url, preview } = await requireMedia(row.id);
    expect(url).toBe(serverApiPaths.memberContentFile(exhibition.slug, row.id));
    for (const as of [null, member, collector])
      expect((await callRoute(file.GET, preview.full, { as, params: { id: row.id } })).status).toBe(as ? 403 : 401);
  });

  test("is shown in the order that an admin gives it", async () => {
    const room = await makeExhibition({});
    const [first, second, third] = await Promise.all(
      [3, 2, 1].map((age) => makeContent({ exhibitionId: room.id, createdAt: new Date(Date.now() - age * 1_000) })),
    );
    expect((await requireMedia(first?.id ?? "")).place).toBe(3);
    const body: MediaChange = {
      title: "Now first",
      description: "",
      alt: "",
      requiredPerk: null,
      place: 1,
      version: 1,
    };
    await updateMedia({ actor: admin, id: first?.id ?? "", body });
    const places = await Promise.all(
      [first, third, second].map(async (row) => (await requireMedia(row?.id ?? "")).place),
    );
    expect(places).toEqual([1, 2, 3]);
  });
});

test("every write to a download renders the pages of the drops again", async () => {
  const [first, second] = await Promise.all(
    ["one.txt", "two.txt"].map((filename) => makeDownload({ filename, bytes: text(filename) })),
  );
  const { id, title } = second ?? expect.fail();
  const shows = async (work: () => Promise<unknown>) => {
    await db.$executeRaw`DELETE FROM page_invalidations`;
    await work();
    const tag = "_N_T_/(shop)/drops/[slug]/page";
    return (await db.$queryRaw<object[]>`SELECT 1 FROM page_invalidations WHERE tag = ${tag}`).length;
  };
  await upload(text("two, again"), { kind: "replacement", id, version: 1 });
  const [version] = await listMediaVersions(id);
  expect([
    await shows(() => restoreVersion({ actor: admin, id, versionId: version?._id ?? "", version: 2 })),
    await shows(() => moveMedia({ actor: admin, id, place: 1 })),
    await shows(() => moveDownloadUp({ actor: admin, id: first?.id ?? "" })),
    await shows(() => deleteMedia({ actor: admin, id, name: title })),
  ]).toEqual([1, 1, 1, 1]);
});

describe("an upload in parts", () => {
  const target: UploadTarget = { kind: "download", title: "A large paper", level: "basic" };
  const bytes = Buffer.concat([pdf("large"), Buffer.alloc(PART_BYTES, "x"), text("the end")]);

  test("is continued after an interruption and belongs to its admin", async () => {
    const { body } = await begin(bytes, target);
    const { id } = body.upload;
    await sendPart(id, 1, bytes.subarray(PART_BYTES));
    expect((await sendPart(id, 0, bytes.subarray(0, 100))).body.error).toBe(
      "This part broke off. Please send it again.",
    );
    const short = await sendPart(id, 0, bytes.subarray(0, 100), { length: PART_BYTES });
    expect(short.body.error).toBe("This part broke off. Please send it again.");
    expect((await complete(id)).body.error).toBe("The file has not arrived yet.");
    const other = await makeActor({ role: "Admin" });
    expect((await sendPart(id, 0, bytes.subarray(0, PART_BYTES), { as: other })).status).toBe(404);
    expect(await listMediaUploads(admin)).toMatchObject([{ id, name: "a.html", size: bytes.length, received: [1] }]);
    await sendPart(id, 0, bytes.subarray(0, PART_BYTES));
    const [one, two] = await Promise.all([complete(id), complete(id)]);
    expect([one.status, two.status].sort()).toEqual([201, 409]);
    const saved = one.status === 201 ? one : two;
    const row = await db.download.findUniqueOrThrow({ where: { id: saved.body.id } });
    expect(row).toMatchObject({ filename: "a-large-paper.pdf", sizeBytes: bytes.length });
    const stored = await new Response((await storage().open(row.storageKey))?.stream).arrayBuffer();
    expect(Buffer.from(stored).equals(bytes)).toBe(true);
    await expireUploads();
    await purgeUploads();
    expect(await storage().head(`parts/${id}/0`)).toBeNull();
    expect(await storage().head(row.storageKey)).not.toBeNull();
  });

  test("that became a file is not removed by a call that gives the upload up too late", async () => {
    const { body } = await upload(pdf("kept"), target);
    const { storageKey } = await db.download.findUniqueOrThrow({ where: { id: body.id } });
    const session = await db.uploadSession.findFirstOrThrow({ where: { storageKey } });
    await discardUpload(session);
    expect(await storage().head(storageKey)).not.toBeNull();
  });

  test("is not offered again when the file that it became is replaced", async () => {
    const { body } = await upload(pdf("one"), target);
    const { storageKey, version } = await db.download.findUniqueOrThrow({ where: { id: body.id } });
    const session = await db.uploadSession.findFirstOrThrow({ where: { storageKey } });
    expect((await upload(pdf("two"), { kind: "replacement", id: body.id, version })).status).toBe(201);
    expect((await listMediaUploads(admin)).filter(({ id }) => id === session.id)).toEqual([]);
    expect((await complete(session.id)).status).toBe(404);
    expect(await storage().head(storageKey)).not.toBeNull();
  });

  test("of a download of another type than the one it replaces is rejected, because the link would change", async () => {
    const paper = await makeDownload({
      filename: `${newId("dwn")}.pdf`,
      bytes: pdf("one"),
      contentType: "application/pdf",
    });
    const wrong = await upload(text("Plain words"), { kind: "replacement", id: paper.id, version: 1 });
    expect(wrong.body.error).toBe("The link ends in pdf. Please choose a file of that type.");
    expect((await upload(pdf("two"), { kind: "replacement", id: paper.id, version: 1 })).status).toBe(201);
    expect(await db.download.findUnique({ where: { id: paper.id } })).toMatchObject({
      filename: paper.filename,
      version: 2,
    });
    const [version] = await listMediaVersions(paper.id);
    await restoreVersion({ actor: admin, id: paper.id, versionId: version?._id ?? "", version: 2 });
    expect(await db.download.findUnique({ where: { id: paper.id } })).toMatchObject({ storageKey: paper.storageKey });
  });

  test("creates a picture, a sound and members' content by what the bytes are", async () => {
    const made = await upload(red, { kind: "picture", title: "A red sheet", purpose: "product" });
    expect(made.body).toMatchObject({ id: expect.stringMatching(/^img-/), name: "A red sheet" });
    expect((await upload(red, { kind: "sound", title: "Not a sound" })).body.error).toBe(
      "The sound has to be an MP3 file.",
    );
    const fields = { exhibition: exhibition.slug, type: "image", title: "Draft", requiredPerk: null } as const;
    const item = await upload(red, { kind: "content", ...fields });
    expect(item.body.id).toMatch(/^cnt_/);
    expect((await listMedia({ kind: "picture", use: "unused", q: "red sheet" })).items).toMatchObject([
      { _id: made.body.id },
    ]);
    expect((await upload(red, { kind: "content", ...fields, exhibition: "nowhere" })).status).toBe(404);
  });
});

test("sorts the library by name, age and size", async () => {
  const mark = `Sorted ${newId("dwn").slice(-6)}`;
  const ids = new Map<string, string>();
  for (const [name, sizeBytes, minutes] of [
    ["b", 30, 3],
    ["A", 10, 2],
    ["c", 20, 1],
  ] as const) {
    const { id } = await makeDocument({ title: `${mark} ${name}`, sizeBytes });
    await db.memberContent.update({ where: { id }, data: { createdAt: new Date(Date.now() - minutes * 60_000) } });
    ids.set(id, name);
  }
  const sorted = async (sort?: "oldest" | "name" | "largest") =>
    (await listMedia({ q: mark, ...(sort && { sort }) })).items.map(({ _id }) => ids.get(_id)).join("");
  expect([await sorted(), await sorted("oldest"), await sorted("name"), await sorted("largest")]).toEqual([
    "cAb",
    "bAc",
    "Abc",
    "bcA",
  ]);
});
