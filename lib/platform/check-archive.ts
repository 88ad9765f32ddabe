import type { ByteSource } from "@/lib/platform/byte-source";

const most = { entries: 5_000, unpacked: 300_000_000, times: 100 } as const;
const nested = /\.(zip|docx|xlsx|pptx|jar|gz|bz2|xz|7z|rar|tar)$/i;

/**
 * Reads the list at the end of a ZIP archive, unpacking nothing. Null for one that no program should open: more than it can
 * hold, files that lie in one another, archives in it, or names that lead out of their folder. `isWord`: a Word file.
 */
export async function checkArchive(source: ByteSource): Promise<{ isWord: boolean } | null> {
  const tail = Buffer.from(await source.read(Math.max(0, source.size - 65_557), source.size));
  const end = tail.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < 0 || tail.length < end + 22) return null;
  const [count, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (count === 0 || count > most.entries || start + length > source.size) return null;
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
  const isBomb = packed > source.size || unpacked > most.unpacked || unpacked > source.size * most.times;
  if (isBomb || names.some((name) => nested.test(name) || name.startsWith("/") || /(^|[\\/])\.\.([\\/]|$)/.test(name)))
    return null;
  return { isWord: names.includes("[Content_Types].xml") && names.some((name) => name.startsWith("word/")) };
}
