import { beforeAll, describe, expect, it } from "vitest";
import type { IdPrefix } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import type { Download } from "@/prisma/generated/client";
import { addDownloads } from "./downloads";

const fixedId = (prefix: IdPrefix, name: string) => `${prefix}_${name.replace(/\W/g, "").padEnd(20, "0").slice(0, 20)}`;
const add = () => db.$transaction((tx) => addDownloads(tx, fixedId));
let files: Download[];

beforeAll(async () => {
  expect(await add()).toBe(9);
  files = await db.download.findMany({ orderBy: { position: "asc" } });
});

async function bytesOf({ storageKey }: Download): Promise<Buffer> {
  const file = await storage().open(storageKey);
  return Buffer.from(await new Response(file?.stream).arrayBuffer());
}

/** The first bytes of each file type. */
const magicBytes: Record<string, RegExp> = {
  "application/pdf": /^%PDF-1\./,
  "application/zip": /^PK..[^a-z]/,
  "audio/mpeg": /^(ID3|\xff[\xe2-\xff])/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/png": /^\x89PNG\r\n/,
  "text/plain; charset=utf-8": /^THE LIVING ARCHIVE\n/,
};

describe("seeded downloads", () => {
  it("have the size and type of their records", async () => {
    for (const file of files) {
      const bytes = await bytesOf(file);
      expect(bytes.length, file.filename).toBe(file.sizeBytes);
      expect(bytes.subarray(0, 32).toString("latin1"), file.filename).toMatch(magicBytes[file.contentType] ?? /never/);
      expect(file.title, file.filename).not.toBe("");
      expect(file.description.length, file.filename).toBeGreaterThan(30);
    }
  });

  it("have all levels and six types", () => {
    const levels = files.map(({ level }) => level);
    expect([levels.filter((level) => level === "basic").length, levels.length]).toEqual([5, 9]);
    expect(new Set(levels).size).toBe(3);
    expect(new Set(files.map(({ contentType }) => contentType)).size).toBe(6);
  });

  it("include valid ZIP archives", async () => {
    for (const file of files.filter(({ contentType }) => contentType === "application/zip")) {
      const bytes = await bytesOf(file);
      const end = bytes.length - 22;
      const count = bytes.readUInt16LE(end + 10);
      expect(count).toBe(file.filename === "eighteen-loops.zip" ? 18 : 2);
      let at = bytes.readUInt32LE(end + 16);
      for (let entry = 0; entry < count; entry++) {
        const [size, named, start] = [
          bytes.readUInt32LE(at + 20),
          bytes.readUInt16LE(at + 28),
          bytes.readUInt32LE(at + 42),
        ];
        const name = bytes.toString("utf8", at + 46, at + 46 + named);
        expect(bytes.toString("utf8", start + 30, start + 30 + named)).toBe(name);
        expect(size).toBeGreaterThan(10_000);
        at += 46 + named;
      }
      expect(at).toBe(end);
    }
  });

  it("are added once", async () => {
    expect(await add()).toBe(0);
    expect(await db.download.findMany({ orderBy: { position: "asc" } })).toEqual(files);
  });
});
