import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diskStorage } from "@/lib/storage/storage-disk";
import type { Storage } from "@/lib/storage/storage-driver";

let folder: string;
let files: Storage;
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (key: string, range?: { start: number; end: number }) => {
  const file = await files.open(key, { range });
  return file && { ...file, stream: await new Response(file.stream).text() };
};
const keysOf = async (storage: Storage) => {
  const found: string[] = [];
  for await (const key of storage.list()) found.push(key);
  return found;
};
const inFolder = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "storage-"));
  files = diskStorage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the disk driver", () => {
  it("returns a stored file with its type and size", async () => {
    await expect(files.put("downloads/a.txt", bytes("satire"), { type: "text/plain" })).resolves.toEqual({ size: 6 });
    expect(await files.head("downloads/a.txt")).toEqual({ size: 6, type: "text/plain" });
    expect(await read("downloads/a.txt")).toEqual({ size: 6, type: "text/plain", stream: "satire" });
  });

  it("stores a stream", async () => {
    const body = new Blob(["one ", "two"]).stream();
    await expect(files.put("stream", body, { type: "text/plain" })).resolves.toEqual({ size: 7 });
    expect((await read("stream"))?.stream).toBe("one two");
  });

  it("lists every key, and none of an empty folder", async () => {
    const empty = diskStorage(path.join(folder, "nothing-here"));
    expect(await keysOf(empty)).toEqual([]);
    const other = diskStorage(path.join(folder, "listed"));
    for (const key of ["b.txt", "deep/er/a.txt"]) await other.put(key, bytes("x"), { type: "text/plain" });
    expect((await keysOf(other)).sort()).toEqual(["b.txt", "deep/er/a.txt"]);
  });

  it("opens a range and rejects one outside the file", async () => {
    await files.put("range", bytes("0123456789"), { type: "text/plain" });
    expect(await read("range", { start: 2, end: 4 })).toEqual({ size: 10, type: "text/plain", stream: "234" });
    for (const range of [
      { start: 8, end: 10 },
      { start: 4, end: 2 },
      { start: -1, end: 2 },
      { start: 0.5, end: 2 },
    ]) {
      await expect(files.open("range", { range })).rejects.toMatchObject({ kind: "bad-range" });
    }
  });

  it("returns null for a missing file and allows removing it", async () => {
    expect(await files.open("nothing/here")).toBeNull();
    expect(await files.head("stream/below-a-file")).toBeNull();
    await files.put("gone", bytes("x"), { type: "text/plain" });
    await files.remove("gone");
    await files.remove("gone");
    expect(await files.head("gone")).toBeNull();
  });

  it("does not change the existing file when the body breaks off", async () => {
    await files.put("kept", bytes("before"), { type: "text/plain" });
    const before = inFolder().length;
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes("half of it")),
      pull: (controller) => controller.error(new Error("connection lost")),
    });
    await expect(files.put("kept", broken, { type: "image/png" })).rejects.toMatchObject({ kind: "broken-body" });
    expect(inFolder()).toHaveLength(before);
    expect(await read("kept")).toMatchObject({ stream: "before", type: "text/plain" });
  });

  it("stops at the size limit and stores nothing", async () => {
    const before = inFolder().length;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const put = files.put("endless", endless, { type: "text/plain", maxBytes: 5000 });
    await expect(put).rejects.toMatchObject({ name: "StorageError", kind: "too-large" });
    expect(isCancelled).toBe(true);
    expect(inFolder()).toHaveLength(before);
  });

  it.each([
    "",
    "../secrets",
    "a/../../b",
    "a/./b",
    "a//b",
    "a/",
    "/etc/passwd",
    "C:\\windows",
    "a\\b",
    "a%2f..",
    "a\0b",
    ".env",
    "A.png",
    "é",
    "a".repeat(513),
  ])("rejects the key %j", async (key) => {
    await expect(files.head(key)).rejects.toMatchObject({ kind: "bad-key" });
    await expect(files.put(key, bytes("x"), { type: "text/plain" })).rejects.toMatchObject({ kind: "bad-key" });
    await expect(files.remove(key)).rejects.toMatchObject({ kind: "bad-key" });
  });
});
