import { storage } from "@/lib/platform/storage";

/** A file that can be read in parts, wherever it lies. `end` is the first byte that is no longer wanted. */
export type ByteSource = { size: number; read: (start: number, end: number) => Promise<Uint8Array> };

/** A file that came with the request. */
export function inMemory(bytes: Uint8Array): ByteSource {
  return { size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) };
}

/** A file that lies in storage already. */
export function inStorage(key: string, size: number): ByteSource {
  return {
    size,
    read: async (start, end) => {
      const last = Math.min(end, size) - 1;
      if (last < start) return new Uint8Array();
      const part = await storage().open(key, { range: { start, end: last } });
      return new Uint8Array(part ? await new Response(part.stream).arrayBuffer() : []);
    },
  };
}
