import { readLimited } from "@/lib/core/read-limited";
import { storage } from "@/lib/storage/storage";

/** Reads byte ranges of a file. `end` is exclusive. */
export type RandomAccessReader = { size: number; read: (start: number, end: number) => Promise<Uint8Array> };

/** A reader of bytes in memory. */
export function memoryReader(bytes: Uint8Array): RandomAccessReader {
  return { size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) };
}

/** A reader of a stored file. */
export function storageReader(key: string, size: number): RandomAccessReader {
  return {
    size,
    read: async (start, end) => {
      const last = Math.min(end, size) - 1;
      if (last < start) return new Uint8Array();
      const part = await storage().open(key, { range: { start, end: last } });
      // A store may ignore the range and send the whole file.
      return new Uint8Array(part ? await readLimited(part.stream, last - start + 1) : []);
    },
  };
}
