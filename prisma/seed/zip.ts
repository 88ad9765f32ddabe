const table = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 as ZIP counts it; Node has one of its own only from version 22 on. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

// The first of January 2026 as ZIP writes a day: the same files always make the same archive.
const day = (46 << 9) | (1 << 5) | 1;
/** Names are UTF-8. */
const utf8 = 0x0800;

/** What both of an entry's headers say of it: 22 bytes from the version on, and its name. */
function described(name: Buffer, bytes: Uint8Array): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8, 2);
  facts.writeUInt16LE(day, 8);
  facts.writeUInt32LE(crc32(bytes), 10);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(bytes.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const signature = (text: string) => Buffer.from(text, "latin1");

/** An archive of files as they are: pictures and sound are packed already, and would only grow. */
export function zip(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const written = Buffer.from(name, "utf8");
    const facts = described(written, bytes);
    const entry = [signature("PK\x03\x04"), facts, written, Buffer.from(bytes)];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signature("PK\x01\x02"), Buffer.from([20, 0]), facts, place, written);
    parts.push(...entry);
    at += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, signature("PK\x05\x06"), end]);
}
