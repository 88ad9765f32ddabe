import http from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

// The settings of a process are read once, at their first use: the store has to be there before anything else is.
const s3 = await vi.hoisted(async () => {
  const { startS3 } = await import("@/local/emulators/s3");
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

import * as ticketRoute from "@/app/api/exhibitions/[slug]/upload/tickets/[ticketId]/route";
import * as tickets from "@/app/api/exhibitions/[slug]/upload/tickets/route";
import type { Actor } from "@/lib/accounts/contracts";
import { clearUploads } from "@/lib/exhibitions/clear-uploads";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { inStorage } from "@/lib/platform/byte-source";
import { db, disconnect } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage";

const slug = "a-room";
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

type Ticket = { id: string; url: string; headers: Record<string, string> };
async function begin(type: string, size: number): Promise<Ticket> {
  const body = { type, title: "A piece", description: "", requiredPerk: null, size };
  const answer = await callRoute(tickets.POST, `/api/exhibitions/${slug}/upload/tickets`, {
    as: admin,
    params: { slug },
    body,
  });
  expect(answer.status).toBe(201);
  return answer.body.ticket as Ticket;
}
const sendTo = ({ url, headers }: Ticket, bytes: Buffer) =>
  fetch(url, { method: "PUT", headers, body: new Uint8Array(bytes) });
const complete = ({ id: ticketId }: Ticket) =>
  callRoute(ticketRoute.POST, `/api/exhibitions/${slug}/upload/tickets/${ticketId}`, {
    as: admin,
    params: { slug, ticketId },
    body: {},
  });
const giveBack = ({ id: ticketId }: Ticket) =>
  callRoute(ticketRoute.DELETE, `/api/exhibitions/${slug}/upload/tickets/${ticketId}`, {
    method: "DELETE",
    as: admin,
    params: { slug, ticketId },
  });
const standing = async () => ({
  keys: s3.keys(),
  unfinished: s3.unfinished(),
  rows: await db.memberContent.count(),
  tickets: await db.uploadTicket.count({ where: { claimedAt: null } }),
});

describe("a large file goes straight to the store", () => {
  test("by an address that is signed for it, and hangs there, whole and in parts of itself", async () => {
    const bytes = film(6 * mb);
    const ticket = await begin("video", bytes.length);
    expect(ticket.url.startsWith(`${s3.endpoint}/museum/members/`)).toBe(true);
    expect((await complete(ticket)).body.error).toBe("The file has not arrived yet.");
    expect((await sendTo(ticket, bytes)).status).toBe(200);
    const { status, body } = await complete(ticket);
    expect([status, body.error]).toEqual([201, undefined]);
    const row = await db.memberContent.findUniqueOrThrow({ where: { id: (body.content as { _id: string })._id } });
    expect(row).toMatchObject({ mimeType: "video/mp4", sizeBytes: bytes.length });
    const key = row.storageKey ?? "";
    expect(s3.keys()).toContain(key);
    expect(Buffer.from(await inStorage(key, bytes.length).read(4, 12)).toString()).toBe("ftypisom");
    const file = await storage().open(key, { range: { start: 6 * mb, end: 6 * mb + 9 } });
    expect([file?.size, (await new Response(file?.stream).arrayBuffer()).byteLength]).toEqual([bytes.length, 10]);
    expect((await complete(ticket)).status).toBe(409);
  });

  test("a picture among them is drawn anew, and the one that was sent is gone", async () => {
    const before = s3.keys().length;
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#a63a1e" } })
      .withExif({ IFD0: { Copyright: "somebody's secret" } })
      .png()
      .toBuffer();
    const ticket = await begin("image", bytes.length);
    await sendTo(ticket, bytes);
    const { body } = await complete(ticket);
    const row = await db.memberContent.findUniqueOrThrow({ where: { id: (body.content as { _id: string })._id } });
    const stored = Buffer.from(await new Response((await storage().open(row.storageKey ?? ""))?.stream).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(s3.keys()).toHaveLength(before + 1);
  });

  test("a member is sent on to an address that is signed for a while, or handed the bytes", async () => {
    await storage().put("members/cnt_of_a_member", text("satire"), { type: "text/plain" });
    const url = storage().signedReadUrl("members/cnt_of_a_member", { seconds: 60, filename: "Ọba's notes.txt" }) ?? "";
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([200, "satire"]);
    expect(answer.headers.get("content-disposition")).toContain("%E1%BB%8Cba%27s%20notes.txt");
    expect((await fetch(url.replace("Expires=60", "Expires=600"))).status).toBe(403);
    await storage().remove("members/cnt_of_a_member");
    expect((await fetch(url)).status).toBe(404);
  });
});

describe("an address that was signed", () => {
  test("takes no other size, type, place or hand, and nothing lies there afterwards", async () => {
    const before = s3.keys();
    const ticket = await begin("video", 100);
    const bytes = Buffer.alloc(100);
    const other = (change: Partial<Ticket>, body = bytes) => sendTo({ ...ticket, ...change }, body);
    const statuses = [
      await other({}, Buffer.alloc(101)),
      await other({}, Buffer.alloc(0)),
      await other({ headers: { "content-type": "text/html" } }),
      await other({ url: ticket.url.replace("/members/", "/downloads/") }),
      await other({ url: ticket.url.replace("/museum/", "/another/") }),
      await other({ url: ticket.url.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=604800") }),
      await other({ url: ticket.url.replace(/X-Amz-Credential=\w+/, "X-Amz-Credential=AKIDOTHER") }),
      await other({ url: ticket.url.replace(/.$/, (last) => (last === "0" ? "1" : "0")) }),
      await other({ url: ticket.url.split("?")[0] ?? "" }),
      await fetch(ticket.url),
      await fetch(ticket.url, { method: "DELETE" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 403));
    expect(s3.keys()).toEqual(before);
    await giveBack(ticket);
  });
});

describe("what nobody should keep", () => {
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
  test.each(bad)("%s is refused once it lies there, and is gone from the store", async (_, type, make) => {
    const before = await standing();
    const bytes = await make();
    const ticket = await begin(type, bytes.length);
    expect((await sendTo(ticket, bytes)).status).toBe(200);
    expect(s3.keys()).toHaveLength(before.keys.length + 1);
    expect((await complete(ticket)).status).toBe(400);
    expect(await standing()).toEqual(before);
  });

  test("a transfer that breaks off leaves nothing, and its ticket is given back", async () => {
    const before = await standing();
    const ticket = await begin("video", 200_000);
    await new Promise<void>((done) => {
      const request = http.request(ticket.url, {
        method: "PUT",
        headers: { ...ticket.headers, "content-length": 200_000 },
      });
      request.on("error", () => done());
      request.write(film(60_000), () => request.destroy(new Error("the line broke")));
    });
    expect((await complete(ticket)).body.error).toBe("The file has not arrived yet.");
    expect((await giveBack(ticket)).status).toBe(200);
    expect(await standing()).toEqual(before);
  });

  test("what was sent and never claimed is swept with its ticket", async () => {
    const before = await standing();
    const ticket = await begin("video", 104);
    await sendTo(ticket, film(76));
    await db.$executeRaw`UPDATE upload_tickets SET expires_at = now() - interval '3 hours' WHERE id = ${ticket.id}`;
    expect(await clearUploads()).toBe(1);
    expect(await standing()).toEqual(before);
  });
});

describe("the store, from the server's side", () => {
  const endless = (pieces: number, breaksAt = Number.POSITIVE_INFINITY) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === breaksAt) return controller.error(new Error("the line broke"));
        if (sent === pieces) return controller.close();
        controller.enqueue(new Uint8Array(mb).fill(sent++));
      },
    });
  };

  test("takes a long stream in parts that are signed each, and gives it back in ranges", async () => {
    await expect(storage().put("long", endless(19), { type: "video/mp4" })).resolves.toEqual({ size: 19 * mb });
    expect(await storage().head("long")).toEqual({ size: 19 * mb, type: "video/mp4" });
    const part = await storage().open("long", { range: { start: 18 * mb - 1, end: 18 * mb } });
    expect([...new Uint8Array(await new Response(part?.stream).arrayBuffer())]).toEqual([17, 18]);
    await storage().remove("long");
    expect([await storage().head("long"), s3.unfinished()]).toEqual([null, 0]);
  });

  test("keeps neither file nor parts of a stream that breaks off or is too long", async () => {
    const before = s3.keys();
    await expect(storage().put("cut", endless(30, 17), { type: "video/mp4" })).rejects.toMatchObject({
      kind: "broken-body",
    });
    const tooLong = storage().put("cut", endless(30), { type: "video/mp4", maxBytes: 20 * mb });
    await expect(tooLong).rejects.toMatchObject({ kind: "too-large" });
    expect([s3.keys(), s3.unfinished()]).toEqual([before, 0]);
  });
});
