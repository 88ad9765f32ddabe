import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkKey, checkRange, readBody, type Storage, type StoredHead } from "@/lib/platform/storage-driver";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

/** Files in a folder, for the local stack: `files/{key}` holds the bytes, `types/{key}` what they are. */
export function diskStorage(folder: string): Storage {
  const place = (kind: "files" | "types", key: string) => path.join(folder, kind, checkKey(key));

  async function moveIn(from: string, to: string): Promise<void> {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }

  async function head(key: string): Promise<StoredHead | null> {
    try {
      const { size } = await stat(place("files", key));
      return { size, type: await readFile(place("types", key), "utf8") };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    head,

    async put(key, body, { type, maxBytes }) {
      const [file, typeFile] = [place("files", key), place("types", key)];
      const incoming = path.join(folder, "incoming", randomUUID());
      await mkdir(path.dirname(incoming), { recursive: true });
      try {
        // Written aside and moved in at the end: a reader sees the old file or the new one, never half of either.
        await pipeline(Readable.from(readBody(body, maxBytes)), createWriteStream(incoming, { flags: "wx" }));
        await writeFile(`${incoming}.type`, type, { flag: "wx" });
        const { size } = await stat(incoming);
        await moveIn(`${incoming}.type`, typeFile);
        await moveIn(incoming, file);
        return { size };
      } finally {
        await Promise.all([rm(incoming, { force: true }), rm(`${incoming}.type`, { force: true })]);
      }
    },

    async open(key, { range } = {}) {
      const found = await head(key);
      if (!found) return null;
      if (range) checkRange(range, found.size);
      const stream = Readable.toWeb(createReadStream(place("files", key), range)) as ReadableStream<Uint8Array>;
      return { ...found, stream };
    },

    async remove(key) {
      const gone = [place("files", key), place("types", key)].map((file) => rm(file, { force: true }));
      await Promise.all(gone);
    },

    signedUploadUrl: () => null,
    signedReadUrl: () => null,
  };
}
