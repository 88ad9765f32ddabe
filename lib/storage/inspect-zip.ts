import type { RandomAccessReader } from "@/lib/storage/random-access-reader";

const LIMITS = { entries: 5_000, unpacked: 300_000_000, ratio: 100 } as const;
const nestedArchivePattern = /\.(zip|docx|xlsx|pptx|jar|gz|bz2|xz|7z|rar|tar)$/i;

/**
 * Reads the central directory of a ZIP archive without unpacking it. Null for an unsafe or malformed one: a zip bomb, nested
 * archives, overlapping files, or names that leave the folder. `isWord`: a Word document.
 */
export async function inspectZip(source: RandomAccessReader): Promise<{ isWord: boolean } | null> {
  const tail = Buffer.from(await source.read(Math.max(0, source.size - 65_557), source.size));
  const end = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || tail.length < end + 22) return null;
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count === 0 || count > LIMITS.entries || start + length > source.size) return null;
  const list = Buffer.from(await source.read(start, start + length));
  const names: string[] = [];
  let [at, packed, unpacked] = [0, 0, 0];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) return null;
    packed += list.readUInt32LE(at + 20);
    unpacked += list.readUInt32LE(at + 24);
    const nameLength = list.readUInt16LE(at + 28);
    names.push(list.toString("utf8", at + 46, at + 46 + nameLength));
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  const isBomb = packed > source.size || unpacked > LIMITS.unpacked || unpacked > source.size * LIMITS.ratio;
  if (
    isBomb ||
    names.some((name) => nestedArchivePattern.test(name) || name.startsWith("/") || /(^|[\\/])\.\.([\\/]|$)/.test(name))
  )
    return null;
  return { isWord: names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/")) };
}
