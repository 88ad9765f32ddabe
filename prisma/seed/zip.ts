const table = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 as used by ZIP; Node provides it only from version 22. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

// 1 January 2026 in ZIP's date format. A fixed date makes the archives reproducible.
const day = (46 << 9) | (1 << 5) | 1;
// The flag for UTF-8 file names.
const utf8 = 0x0800;

/** The fields that the local and the central header of an entry share. */
function fileHeader(name: Buffer, bytes: Uint8Array): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(utf8, 2);
  fields.writeUInt16LE(day, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signature = (text: string) => Buffer.from(text, "latin1");

/** Creates an archive without compression, because images and audio are compressed already. */
export function zip(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const encodedName = Buffer.from(name, "utf8");
    const fields = fileHeader(encodedName, bytes);
    const entry = [signature("PK\x03\x04"), fields, encodedName, Buffer.from(bytes)];
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(signature("PK\x01\x02"), Buffer.from([20, 0]), fields, offset, encodedName);
    parts.push(...entry);
    at += entry.reduce((sum, part) => sum + part.length, 0);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, central, signature("PK\x05\x06"), end]);
}
