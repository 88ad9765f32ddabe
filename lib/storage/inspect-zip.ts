import { fromRandomAccessReaderPromise, type ZipFile } from "yauzl";
import type { RandomAccessReader } from "@/lib/storage/random-access-reader";
import { StorageError } from "@/lib/storage/storage-driver";
import { ZipReader } from "@/lib/storage/zip-reader";

const LIMITS = { entries: 5_000, unpacked: 300_000_000, ratio: 100 } as const;
const nestedArchivePattern = /\.(zip|docx|xlsx|pptx|jar|gz|bz2|xz|7z|rar|tar)$/i;

type Inspection = { isWord: boolean };

/**
 * Reads the directory of a ZIP archive without unpacking it. Null for an unsafe or malformed one: a zip bomb, nested archives,
 * overlapping files, or names that leave the folder, which yauzl refuses. `isWord`: a Word document.
 */
export async function inspectZip(source: RandomAccessReader): Promise<Inspection | null> {
  try {
    const archive = await fromRandomAccessReaderPromise(new ZipReader(source), source.size);
    return await inspectEntries(archive, source.size);
  } catch (error) {
    // An unreachable storage says nothing about the file.
    if (error instanceof StorageError) throw error;
    return null;
  }
}

async function inspectEntries(archive: ZipFile, size: number): Promise<Inspection | null> {
  if (archive.entryCount === 0 || archive.entryCount > LIMITS.entries) return null;
  const names: string[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const { fileName, compressedSize, uncompressedSize } of archive.eachEntry()) {
    packed += compressedSize;
    unpacked += uncompressedSize;
    const isBomb = packed > size || unpacked > LIMITS.unpacked || unpacked > size * LIMITS.ratio;
    if (isBomb || nestedArchivePattern.test(fileName)) return null;
    names.push(fileName);
  }
  return { isWord: names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/")) };
}
