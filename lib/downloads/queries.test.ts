import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it, test } from "vitest";
import { GET as getFile } from "@/app/api/downloads/file/route";
import { GET as getList } from "@/app/api/downloads/list/route";
import type { Actor } from "@/lib/auth/contracts";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import type { DownloadItem } from "@/lib/downloads/contracts";
import { makeDownload } from "@/lib/downloads/factory";
import { listDownloads, requireDownload } from "@/lib/downloads/queries";
import { callRoute } from "@/lib/http/test-client";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const words = "0123456789".repeat(10);

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.download.deleteMany();
});

const list = (as?: Actor) => callRoute(getList, "/api/downloads/list", { as });
const fetchFile = (as: Actor | undefined, name: string, headers: Record<string, string> = {}) =>
  callRoute(getFile, `/api/downloads/file?name=${encodeURIComponent(name)}`, { as, headers });
const monthly = () => makeActor({ plan: "monthly" });

describe("the list", () => {
  test("has the specified fields, the stored size and no storage key", async () => {
    const { storageKey } = await makeDownload({
      filename: "sheet.png",
      title: "A colouring sheet",
      description: "Eight hats.",
      contentType: "image/png",
      bytes: bytesOf(words),
    });
    const { status, body, text, headers } = await list(await monthly());
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(body).toEqual({
      success: true,
      items: [
        {
          filename: "sheet.png",
          title: "A colouring sheet",
          description: "Eight hats.",
          size: (await storage().head(storageKey))?.size,
          type: "image/png",
          level: "basic",
          isLocked: false,
          isOwned: false,
          products: [],
        },
      ],
    });
    for (const secret of [storageKey, "storage", "dwn_"]) expect(text).not.toContain(secret);
  });

  test("is in display order without archived files", async () => {
    await makeDownload({ filename: "b.txt", position: 2, bytes: bytesOf("b") });
    await makeDownload({ filename: "a.txt", position: 3, bytes: bytesOf("a") });
    await makeDownload({ filename: "first.txt", position: 1, bytes: bytesOf("f") });
    await makeDownload({ filename: "gone.txt", position: 0, deletedAt: new Date(), bytes: bytesOf("g") });
    const items = await listDownloads(await monthly());
    expect(items.map(({ filename }) => filename)).toEqual(["first.txt", "b.txt", "a.txt"]);
  });

  it.each([
    ["monthly", {}, [false, true]],
    ["patron", {}, [false, true]],
    ["yearly", {}, [false, false]],
    ["collector", {}, [false, false]],
    [undefined, { role: "Admin" }, [false, false]],
  ] as const)("unlocks for %s %j what the plan includes", async (plan, given, locked) => {
    await makeDownload({ filename: "basic.txt", position: 1, bytes: bytesOf("basic") });
    await makeDownload({ filename: "exclusive.txt", position: 2, level: "exclusive", bytes: bytesOf("exclusive") });
    const actor = await makeActor({ plan, ...given });
    const { body } = await list(actor);
    expect(body.items.map(({ isLocked }: DownloadItem) => isLocked)).toEqual(locked);
    for (const [place, name] of ["basic.txt", "exclusive.txt"].entries()) {
      const { status, text } = await fetchFile(actor, name);
      expect({ name, status, text }).toEqual(
        locked[place]
          ? { name, status: 403, text: "Exclusive digital prints come with the Annual and Collector plans" }
          : { name, status: 200, text: name.replace(".txt", "") },
      );
    }
  });

  test("is empty without files", async () => {
    expect((await list(await monthly())).body).toEqual({ success: true, items: [] });
  });
});

describe("a user without access", () => {
  test("gets the specified message, as JSON from the list and as text from the file", async () => {
    await makeDownload({ filename: "a.txt", bytes: bytesOf("a") });
    const ended = await makeActor({ plan: "yearly", days: -1 });
    for (const [who, status, error] of [
      [undefined, 401, "You need to log in"],
      [await makeActor(), 403, "Members Only"],
      [ended, 403, "Members Only"],
    ] as const) {
      const listed = await list(who);
      expect([listed.status, listed.body]).toMatchObject([status, { success: false, error }]);
      for (const name of ["a.txt", "no-such.txt", "../../.env"]) {
        const file = await fetchFile(who, name);
        expect([file.status, file.text, file.headers.get("content-type")]).toEqual([
          status,
          error,
          "text/plain; charset=utf-8",
        ]);
      }
    }
  });

  test("is also rejected by the queries", async () => {
    await makeDownload({ filename: "a.txt", bytes: bytesOf("a") });
    const visitor = await makeActor();
    await expect(listDownloads(visitor)).rejects.toMatchObject({ code: "vip_only", message: "Members Only" });
    await expect(requireDownload(visitor, "a.txt")).rejects.toMatchObject({ code: "vip_only" });
  });

  test("cannot fetch the next part after the plan has ended, and stays signed in", async () => {
    await makeDownload({ filename: "long.txt", bytes: bytesOf(words) });
    const actor = await monthly();
    const first = await fetchFile(actor, "long.txt", { range: "bytes=0-9" });
    expect([first.status, first.text]).toEqual([206, "0123456789"]);
    const over = { startedAt: new Date(Date.now() - 2 * day), endsAt: new Date(Date.now() - day) };
    await db.subscription.update({ where: { userId: actor._id }, data: over });
    const next = await fetchFile(actor, "long.txt", { range: "bytes=10-" });
    expect([next.status, next.text]).toEqual([403, "Members Only"]);
    expect(next.cookies).toEqual({});
  });
});

describe("a file", () => {
  test("is served as an attachment that never runs", async () => {
    await makeDownload({ filename: "Ọrọ̀.txt", bytes: bytesOf(words) });
    const { status, text, headers } = await fetchFile(await monthly(), "Ọrọ̀.txt");
    expect([status, text]).toEqual([200, words]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": "100",
      "content-disposition": `attachment; filename=Oro.txt; filename*=UTF-8''%E1%BB%8Cr%E1%BB%8D%CC%80.txt`,
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store, no-transform",
      "content-security-policy": "sandbox; default-src 'none'",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  test("can be resumed, and starts over when it has changed", async () => {
    await makeDownload({ filename: "long.txt", bytes: bytesOf(words) });
    const actor = await monthly();
    const etag = (await fetchFile(actor, "long.txt")).headers.get("etag") ?? "";
    const rest = await fetchFile(actor, "long.txt", { range: "bytes=95-", "if-range": etag });
    expect([rest.status, rest.text, rest.headers.get("content-range"), rest.headers.get("content-length")]).toEqual([
      206,
      "56789",
      "bytes 95-99/100",
      "5",
    ]);
    const restarted = await fetchFile(actor, "long.txt", { range: "bytes=95-", "if-range": '"another"' });
    expect([restarted.status, restarted.text, restarted.headers.get("content-range")]).toEqual([200, words, null]);
    const known = await fetchFile(actor, "long.txt", { "if-none-match": etag });
    expect([known.status, known.text]).toEqual([304, ""]);
    const other = await fetchFile(actor, "long.txt", { "if-match": '"another"' });
    expect([other.status, other.text, other.headers.get("content-disposition")]).toEqual([
      412,
      "The file has changed",
      null,
    ]);
    const beyond = await fetchFile(actor, "long.txt", { range: "bytes=100-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */100"]);
    const parts = await fetchFile(actor, "long.txt", { range: "bytes=0-1,4-5" });
    expect([parts.status, parts.text]).toEqual([200, words]);
  });

  test("has no body for HEAD", async () => {
    await makeDownload({ filename: "long.txt", bytes: bytesOf(words) });
    const actor = await monthly();
    const options = { as: actor, method: "HEAD" };
    const { status, text, headers } = await callRoute(getFile, "/api/downloads/file?name=long.txt", options);
    expect([status, text, headers.get("content-length")]).toEqual([200, "", "100"]);
  });

  test("that is missing in storage gives a clear error", async () => {
    const { storageKey } = await makeDownload({ filename: "lost.txt", bytes: bytesOf("x") });
    await storage().remove(storageKey);
    const { status, text } = await fetchFile(await monthly(), "lost.txt");
    expect([status, text]).toEqual([503, "This file cannot be fetched at the moment. Please try again."]);
  });

  test("with line breaks in title and name cannot split headers", async () => {
    const filename = "a\r\nSet-Cookie: role=Admin\r\n\r\n<script>.txt";
    await makeDownload({ filename, title: "x\r\nLocation: //evil.example", bytes: bytesOf("safe") });
    const { status, text, headers, cookies } = await fetchFile(await monthly(), filename);
    expect([status, text, headers.get("location"), cookies]).toEqual([200, "safe", null, {}]);
    expect(headers.get("content-disposition")).not.toMatch(/[\r\n]/);
  });
});

describe("an unknown name", () => {
  const invalidNames = [
    "../../.env",
    "..%2f..%2f.env",
    "%2e%2e%5c%2e%2e%5c.env",
    "....//....//etc/passwd",
    "..\\..\\.env",
    "/etc/passwd",
    "/work/package.json",
    "C:\\Windows\\win.ini",
    "\\\\server\\share\\file.txt",
    "//server/share",
    "record.txt\u0000.png",
    "\u0000",
    "file:///etc/passwd",
    "http://169.254.169.254/latest/meta-data/",
    "downloads/record.txt",
    "RECORD.TXT",
    "Record.txt",
    "record.txt ",
    " record.txt",
    "record.txt.",
    "record.txt/",
    "./record.txt",
    "recоrd.txt",
    "ｒｅｃｏｒｄ.txt",
    "record․txt",
    "re\u200bcord.txt",
    "cafe\u0301.txt",
    "%",
    "%25",
    "_ecord.txt",
    "record.txt' OR '1'='1",
    "record.txt\r\nX: 1",
    "x".repeat(5_000),
    "__proto__",
    "",
  ];

  it.each(invalidNames)("%j finds nothing", async (name) => {
    await makeDownload({ filename: "record.txt", bytes: bytesOf("the record") });
    await makeDownload({ filename: "café.txt", bytes: bytesOf("composed") });
    const { status, text, headers } = await fetchFile(await monthly(), name);
    expect([status, text, headers.get("content-type")]).toEqual([404, "File not found", "text/plain; charset=utf-8"]);
  });

  test("is not found by storage key or record id", async () => {
    const { id, storageKey } = await makeDownload({ filename: "record.txt", bytes: bytesOf("the record") });
    const actor = await monthly();
    for (const name of [id, storageKey]) expect((await fetchFile(actor, name)).status).toBe(404);
  });

  it.each([
    "",
    "name=record.txt&name=record.txt",
    "name=record.txt&name=../../.env",
    "name[]=record.txt",
    "Name=record.txt",
  ])("rejects the query %j", async (query) => {
    await makeDownload({ filename: "record.txt", bytes: bytesOf("the record") });
    const { status, text } = await callRoute(getFile, `/api/downloads/file?${query}`, { as: await monthly() });
    expect([status, text]).toEqual([400, "Please name one file"]);
  });
});

test("stored files are not in the public folder", async () => {
  const { storageKey } = await makeDownload({ filename: "record.txt", bytes: bytesOf("the record") });
  expect(await storage().signedReadUrl(storageKey, { seconds: 60 })).toBeNull();
  await expect(readFile(`public/${storageKey}`)).rejects.toMatchObject({ code: "ENOENT" });
});

test("counts a download once for a full request, and not for later parts or access checks", async () => {
  const actor = await makeActor({ plan: "yearly" });
  const file = await makeDownload({ filename: "taken.txt", bytes: bytesOf("0123456789") });
  const take = (range?: string) =>
    callRoute(getFile, `/api/downloads/file?name=${file.filename}`, { as: actor, headers: range ? { range } : {} });
  for (const range of ["bytes=0-0", undefined, "bytes=0-3", "bytes=4-9"])
    expect((await take(range)).status).toBeLessThan(300);
  expect(await db.downloadRecord.findMany({ where: { userId: actor._id } })).toMatchObject([
    { downloadId: file.id, times: 2 },
  ]);
});
