import { strToU8, type Zippable, zipSync } from "fflate";
import { expect, it } from "vitest";
import { inspectZip } from "@/lib/storage/inspect-zip";
import { memoryReader } from "@/lib/storage/random-access-reader";
import { StorageError } from "@/lib/storage/storage-driver";

const text = strToU8("satire");
const inspect = (files: Zippable) => inspectZip(memoryReader(zipSync(files)));
const manyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n): [string, Uint8Array] => [`loops/${n}.txt`, text]));

it("recognizes a Word document", async () => {
  expect(await inspect({ "notes.txt": text })).toEqual({ isWord: false });
  expect(await inspect({ "[Content_Types].xml": text, word: { "document.xml": text } })).toEqual({ isWord: true });
  expect(await inspect({ "notes on Windows\\a.txt": text })).toEqual({ isWord: false });
});

it.each(["../etc/cron.d/x", "a/../../x", "/etc/passwd", "..\\x", "C:\\x", "inner.zip"])(
  "rejects an archive with the name %s",
  async (name) => expect(await inspect({ "a.txt": text, [name]: text })).toBeNull(),
);

it("rejects an archive that unpacks to over a hundred times its size", async () => {
  expect(await inspect({ "a.bin": new Uint8Array(5_000_000) })).toBeNull();
});

it("rejects an archive of which a part is missing, and one with too many files", async () => {
  const bytes = zipSync(manyFiles(20));
  for (const part of [bytes.subarray(0, 60), bytes.subarray(0, -30), bytes.subarray(500)])
    expect(await inspectZip(memoryReader(part))).toBeNull();
  expect(await inspect(manyFiles(5_001))).toBeNull();
});

it("reads the directory of thousands of files in a few requests", async () => {
  const { size, read } = memoryReader(zipSync(manyFiles(4_000)));
  let reads = 0;
  const counted = (start: number, end: number) => {
    reads += 1;
    return read(start, end);
  };
  expect(await inspectZip({ size, read: counted })).toEqual({ isWord: false });
  expect(reads).toBeLessThanOrEqual(4);
});

it("does not call an archive broken when the storage cannot be reached", async () => {
  const read = async () => {
    throw new StorageError("unavailable", "down");
  };
  await expect(inspectZip({ size: 1_000, read })).rejects.toThrow("down");
});
