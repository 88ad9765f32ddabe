import http from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

// Environment variables are read once, at first use, so the S3 emulator has to start before any other import.
const s3 = await vi.hoisted(async () => {
  const { startS3 } = await import("@/tooling/dev-stack/emulators/s3");
  const keys = { region: "eu-west-2", accessKeyId: "AKIDMUSEUM", secretAccessKey: "a/secret+of=theirs" };
  const started = await startS3({ ...keys, bucket: "museum" });
  Object.assign(process.env, {
    S3_BUCKET: "museum",
    S3_ENDPOINT: started.endpoint,
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
  return started;
});

import * as sessionRoute from "@/app/api/exhibitions/[slug]/upload/sessions/[uploadId]/route";
import * as sessionsRoute from "@/app/api/exhibitions/[slug]/upload/sessions/route";
import type { Actor } from "@/lib/auth/contracts";
import { db, disconnect } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { purgeUploads } from "@/lib/storage/purge-uploads";
import { storageReader } from "@/lib/storage/random-access-reader";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";

const slug = "an-exhibition";
const mb = 1024 * 1024;
const text = (words: string) => Buffer.from(words);
const html = text("<!doctype html><script>alert(1)</script>");
const film = (size: number) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), text("ftypisom"), Buffer.alloc(12), text("mdat"), Buffer.alloc(size)]);
let admin: Actor;

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  await makeExhibition({ slug });
});
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterAll(async () => {
  await disconnect();
  await s3.stop();
});

type UploadSession = { id: string; url: string; headers: Record<string, string> };
async function createUpload(type: string, size: number): Promise<UploadSession> {
  const body = { type, title: "An item", description: "", requiredPerk: null, size };
  const response = await callRoute(sessionsRoute.POST, `/api/exhibitions/${slug}/upload/sessions`, {
    as: admin,
    params: { slug },
    body,
  });
  expect(response.status).toBe(201);
  return response.body.ticket as UploadSession;
}
const sendTo = ({ url, headers }: UploadSession, bytes: Buffer) =>
  fetch(url, { method: "PUT", headers, body: new Uint8Array(bytes) });
const complete = ({ id: uploadId }: UploadSession) =>
  callRoute(sessionRoute.POST, `/api/exhibitions/${slug}/upload/sessions/${uploadId}`, {
    as: admin,
    params: { slug, uploadId },
    body: {},
  });
const discardUpload = ({ id: uploadId }: UploadSession) =>
  callRoute(sessionRoute.DELETE, `/api/exhibitions/${slug}/upload/sessions/${uploadId}`, {
    method: "DELETE",
    as: admin,
    params: { slug, uploadId },
  });
const uploadState = async () => ({
  keys: s3.keys(),
  unfinished: s3.unfinished(),
  rows: await db.memberContent.count(),
  sessions: await db.uploadSession.count({ where: { claimedAt: null } }),
});

describe("a large file is uploaded straight to S3", () => {
  test("through a signed URL, and can be read whole and by range", async () => {
    const bytes = film(6 * mb);
    const session = await createUpload("video", bytes.length);
    expect(session.url.startsWith(`${s3.endpoint}/museum/members/`)).toBe(true);
    expect((await complete(session)).body.error).toBe("The file has not arrived yet.");
    expect((await sendTo(session, bytes)).status).toBe(200);
    const { status, body } = await complete(session);
    expect([status, body.error]).toEqual([201, undefined]);
    const row = await db.memberContent.findUniqueOrThrow({ where: { id: (body.content as { _id: string })._id } });
    expect(row).toMatchObject({ mimeType: "video/mp4", sizeBytes: bytes.length });
    const key = row.storageKey ?? "";
    expect(s3.keys()).toContain(key);
    expect(Buffer.from(await storageReader(key, bytes.length).read(4, 12)).toString()).toBe("ftypisom");
    const file = await storage().open(key, { range: { start: 6 * mb, end: 6 * mb + 9 } });
    expect([file?.size, (await new Response(file?.stream).arrayBuffer()).byteLength]).toEqual([bytes.length, 10]);
    expect((await complete(session)).status).toBe(409);
  });

  test("an image is re-encoded, and the original is removed", async () => {
    const before = s3.keys().length;
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a63a1e" } })
      .withExif({ IFD0: { Copyright: "someone's secret" } })
      .png()
      .toBuffer();
    const session = await createUpload("image", bytes.length);
    await sendTo(session, bytes);
    const { body } = await complete(session);
    const row = await db.memberContent.findUniqueOrThrow({ where: { id: (body.content as { _id: string })._id } });
    const stored = Buffer.from(await new Response((await storage().open(row.storageKey ?? ""))?.stream).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(s3.keys()).toHaveLength(before + 1);
  });

  test("a signed read URL expires and names the file", async () => {
    await storage().put("members/cnt_of_a_member", text("satire"), { type: "text/plain" });
    const options = { seconds: 60, filename: "Ọba's notes.txt" };
    const url = (await storage().signedReadUrl("members/cnt_of_a_member", options)) ?? "";
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, "satire"]);
    expect(response.headers.get("content-disposition")).toContain("%E1%BB%8Cba%27s%20notes.txt");
    expect((await fetch(url.replace("Expires=60", "Expires=600"))).status).toBe(403);
    await storage().remove("members/cnt_of_a_member");
    expect((await fetch(url)).status).toBe(404);
  });
});

describe("a signed upload URL", () => {
  test("rejects another size, type, key, method or credential, and stores nothing", async () => {
    const before = s3.keys();
    const session = await createUpload("video", 100);
    const bytes = Buffer.alloc(100);
    const other = (change: Partial<UploadSession>, body = bytes) => sendTo({ ...session, ...change }, body);
    const statuses = [
      await other({}, Buffer.alloc(101)),
      await other({}, Buffer.alloc(0)),
      await other({ headers: { "content-type": "text/html" } }),
      await other({ url: session.url.replace("/members/", "/downloads/") }),
      await other({ url: session.url.replace("/museum/", "/another/") }),
      await other({ url: session.url.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=604800") }),
      await other({ url: session.url.replace(/X-Amz-Credential=\w+/, "X-Amz-Credential=AKIDOTHER") }),
      await other({ url: session.url.replace(/.$/, (last) => (last === "0" ? "1" : "0")) }),
      await other({ url: session.url.split("?")[0] ?? "" }),
      await fetch(session.url),
      await fetch(session.url, { method: "DELETE" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 403));
    expect(s3.keys()).toEqual(before);
    await discardUpload(session);
  });
});

describe("a file that must not be stored", () => {
  const bad: [what: string, type: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ["a page as a picture", "image", () => html],
    ["an SVG", "image", () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["a PDF as a picture", "sketch", () => text("%PDF-1.4\n%%EOF")],
    ["a picture's first bytes", "image", () => Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a film as a sound", "audio", () => film(40)],
    ["a page as a film", "video", () => html],
    [
      "a picture as a film",
      "video",
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
    ],
    ["a page as a document", "doc", () => html],
    ["a text with zeros in it", "doc", () => text("a\0b")],
    ["a program", "misc", () => Buffer.concat([text("MZ"), Buffer.alloc(300, 1)])],
    ["an archive cut in half", "misc", () => Buffer.from("504b0304140000000800", "hex")],
  ];
  test.each(bad)("%s is rejected after the upload and removed", async (_, type, make) => {
    const before = await uploadState();
    const bytes = await make();
    const session = await createUpload(type, bytes.length);
    expect((await sendTo(session, bytes)).status).toBe(200);
    expect(s3.keys()).toHaveLength(before.keys.length + 1);
    expect((await complete(session)).status).toBe(400);
    expect(await uploadState()).toEqual(before);
  });

  test("an aborted upload leaves no file, and its session can be discarded", async () => {
    const before = await uploadState();
    const session = await createUpload("video", 200_000);
    await new Promise<void>((done) => {
      const request = http.request(session.url, {
        method: "PUT",
        headers: { ...session.headers, "content-length": 200_000 },
      });
      request.on("error", () => done());
      request.write(film(60_000), () => request.destroy(new Error("connection lost")));
    });
    expect((await complete(session)).body.error).toBe("The file has not arrived yet.");
    expect((await discardUpload(session)).status).toBe(200);
    expect(await uploadState()).toEqual(before);
  });

  test("an uploaded file that was never claimed is purged with its session", async () => {
    const before = await uploadState();
    const session = await createUpload("video", 104);
    await sendTo(session, film(76));
    await db.$executeRaw`UPDATE upload_sessions SET expires_at = now() - interval '3 hours' WHERE id = ${session.id}`;
    expect(await purgeUploads()).toBe(1);
    expect(await uploadState()).toEqual(before);
  });
});

describe("the S3 driver", () => {
  const endless = (chunks: number, breaksAt = Number.POSITIVE_INFINITY) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === breaksAt) return controller.error(new Error("connection lost"));
        if (sent === chunks) return controller.close();
        controller.enqueue(new Uint8Array(mb).fill(sent++));
      },
    });
  };

  test("uploads a long stream in signed parts and reads it by range", async () => {
    await expect(storage().put("long", endless(19), { type: "video/mp4" })).resolves.toEqual({ size: 19 * mb });
    expect(await storage().head("long")).toEqual({ size: 19 * mb, type: "video/mp4" });
    const part = await storage().open("long", { range: { start: 18 * mb - 1, end: 18 * mb } });
    expect([...new Uint8Array(await new Response(part?.stream).arrayBuffer())]).toEqual([17, 18]);
    await storage().remove("long");
    expect([await storage().head("long"), s3.unfinished()]).toEqual([null, 0]);
  });

  test("stores neither file nor parts of a stream that breaks off or is too long", async () => {
    const before = s3.keys();
    await expect(storage().put("cut", endless(30, 17), { type: "video/mp4" })).rejects.toMatchObject({
      kind: "broken-body",
    });
    const tooLong = storage().put("cut", endless(30), { type: "video/mp4", maxBytes: 20 * mb });
    await expect(tooLong).rejects.toMatchObject({ kind: "too-large" });
    expect([s3.keys(), s3.unfinished()]).toEqual([before, 0]);
  });
});
