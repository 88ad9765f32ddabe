import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { toWebStream } from "@/lib/core/web-stream";
import { checkKey, checkRange, readBody, type Storage, type StoredHead } from "@/lib/storage/storage-driver";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");

/** Stores files in a folder, for local development: `files/{key}` has the bytes, `types/{key}` the content type. */
export function diskStorage(folder: string): Storage {
  const filePath = (kind: "files" | "types", key: string) => path.join(folder, kind, checkKey(key));

  async function move(from: string, to: string): Promise<void> {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  }

  async function head(key: string): Promise<StoredHead | null> {
    try {
      const { size } = await stat(filePath("files", key));
      return { size, type: await readFile(filePath("types", key), "utf8") };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    head,

    async put(key, body, { type, maxBytes }) {
      const [file, typeFile] = [filePath("files", key), filePath("types", key)];
      const incoming = path.join(folder, "incoming", randomUUID());
      await mkdir(path.dirname(incoming), { recursive: true });
      try {
        // Written to a temporary file and renamed, so that readers never see a partial file.
        await pipeline(Readable.from(readBody(body, maxBytes)), createWriteStream(incoming, { flags: "wx" }));
        await writeFile(`${incoming}.type`, type, { flag: "wx" });
        const { size } = await stat(incoming);
        await move(`${incoming}.type`, typeFile);
        await move(incoming, file);
        return { size };
      } finally {
        await Promise.all([rm(incoming, { force: true }), rm(`${incoming}.type`, { force: true })]);
      }
    },

    async open(key, { range } = {}) {
      const found = await head(key);
      if (!found) return null;
      if (range) checkRange(range, found.size);
      const stream = toWebStream(createReadStream(filePath("files", key), range));
      return { ...found, stream };
    },

    async remove(key) {
      const removals = [filePath("files", key), filePath("types", key)].map((file) => rm(file, { force: true }));
      await Promise.all(removals);
    },

    async *list() {
      const root = path.join(folder, "files");
      try {
        for await (const entry of await opendir(root, { recursive: true }))
          if (entry.isFile())
            yield path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/");
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    signedUploadUrl: async () => null,
    signedReadUrl: async () => null,
  };
}
