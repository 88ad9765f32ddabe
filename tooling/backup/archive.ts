// An archive is a tar file: tables/{name}.copy.gz, files/{key}, and manifest.json at the end.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import * as z from "zod/mini";
import { UserFacingError } from "../dev-stack/user-facing-error";
import { type Manifest, manifestSchema } from "./manifest";

const manifestName = "manifest.json";
const tablePattern = /^tables\/(\w+)\.copy\.gz$/;
const filePattern = /^files\/(.+)$/;

export const tableEntryName = (table: string) => `tables/${table}.copy.gz`;
export const fileEntryName = (key: string) => `files/${key}`;

/** Starts an archive that only its owner may read. */
export function createArchive(path: string) {
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(path, { mode: 0o600 }),
  );
  // Reported by `close`; until then it must not end the process.
  written.catch(() => undefined);
  async function add(name: string, size: number, bytes: Readable): Promise<void> {
    await pipeline(bytes, Writable.fromWeb(controller.add({ name, size, type: "file" })));
  }
  return {
    add,
    async close(manifest: Manifest): Promise<void> {
      const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
      await add(manifestName, text.length, Readable.from([text]));
      controller.finalize();
      await written;
    },
    async abort(error: unknown): Promise<void> {
      controller.error(error);
      await written.catch(() => undefined);
    },
  };
}

/** Each entry has to be read or skipped before the next one. */
type ArchiveEntry = {
  name: string;
  table: string | null;
  key: string | null;
  /** The bytes; a table's are unpacked. */
  open: () => Readable;
  skip: () => Promise<void>;
};

/** The entries in their order. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const source = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  for await (const { header, body } of source.pipeThrough(createTarDecoder({ strict: true }))) {
    const { name } = header;
    const [table, key] = [tablePattern.exec(name)?.[1] ?? null, filePattern.exec(name)?.[1] ?? null];
    yield { name, table, key, open: () => openEntry(body, table !== null), skip: () => drain(body) };
  }
}

// The decoder stops for ever after the cancelled body of a small entry, so that a skipped one is read too.
const drain = (body: ReadableStream<Uint8Array>) => body.pipeTo(new WritableStream());

function openEntry(body: ReadableStream<Uint8Array>, isPacked: boolean): Readable {
  const stored = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  if (!isPacked) return stored;
  const unpacked = stored.pipe(createGunzip());
  // `pipe` does not pass an error on.
  stored.once("error", (error) => unpacked.destroy(error));
  return unpacked;
}

export async function checksumOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const damaged = (path: string, what: string) =>
  new UserFacingError(`The archive ${path} is damaged (${what}): nothing was changed.`);

/** Reads the whole archive once and returns its manifest. Throws when an entry is missing, unknown or differs from the manifest. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let text = "";
  try {
    for await (const { name, open } of readArchive(path)) {
      if (name === manifestName) text = await textOf(open());
      else found.set(name, await checksumOf(open()));
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new UserFacingError(`There is no file ${path}: nothing was changed.`);
    throw damaged(path, "it cannot be read to its end");
  }
  const manifest = parseManifest(path, text);
  const expected = [
    ...manifest.tables.map(({ name, checksum }) => [tableEntryName(name), checksum] as const),
    ...manifest.files.map(({ key, checksum }) => [fileEntryName(key), checksum] as const),
  ];
  for (const [name, checksum] of expected) {
    if (found.get(name) !== checksum)
      throw damaged(path, `${name} ${found.has(name) ? "has other bytes" : "is missing"}`);
    found.delete(name);
  }
  const [extra] = found.keys();
  if (extra) throw damaged(path, `${extra} is not in its manifest`);
  return manifest;
}

function parseManifest(path: string, text: string): Manifest {
  if (!text) throw damaged(path, "its manifest is missing");
  try {
    return z.parse(manifestSchema, JSON.parse(text));
  } catch {
    throw damaged(path, "its manifest cannot be read");
  }
}
