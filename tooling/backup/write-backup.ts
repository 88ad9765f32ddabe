import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import type { Storage } from "../../lib/storage/storage-driver";
import { createArchive, fileEntryName, tableEntryName } from "./archive";
import type { FileEntry, Manifest, TableEntry } from "./manifest";
import { fixTextFormats, listTables, readRows } from "./tables";

type Archive = ReturnType<typeof createArchive>;

/** Writes every row as of one moment, then every stored file. An archive that was not finished is removed. */
export async function writeBackup(options: { url: string; storage: Storage; file: string }): Promise<Manifest> {
  const { url, storage, file } = options;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const archive = createArchive(partial);
  try {
    const rows = await copyDatabase(url, archive, `${file}.table`);
    const manifest: Manifest = {
      format: 1,
      madeAt: rows.at,
      ...rows.content,
      files: await copyFiles(storage, archive),
    };
    await archive.close(manifest);
    fs.renameSync(partial, file);
    return manifest;
  } catch (error) {
    await archive.abort(error);
    throw error;
  } finally {
    for (const left of [partial, `${file}.table`]) fs.rmSync(left, { force: true });
  }
}

async function copyDatabase(url: string, archive: Archive, spool: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // All tables are read as of the first statement, whatever is sold meanwhile.
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await fixTextFormats(client);
    const { rows: moments } = await client.query<{ at: Date }>("SELECT now() AS at");
    const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
      `SELECT migration_name AS name, checksum FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
    );
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) {
      // A tar header states the size, which is known only after packing.
      const packed = createGzip();
      const spooled = pipeline(packed, fs.createWriteStream(spool, { mode: 0o600 }));
      const [counted] = await Promise.all([readRows(client, table, packed), spooled]);
      await archive.add(tableEntryName(table.name), fs.statSync(spool).size, fs.createReadStream(spool));
      tables.push({ name: table.name, columns: table.columns, ...counted });
    }
    await client.query("COMMIT");
    return { at: (moments[0]?.at ?? new Date()).toISOString(), content: { migrations, tables } };
  } finally {
    await client.end();
  }
}

async function copyFiles(storage: Storage, archive: Archive): Promise<FileEntry[]> {
  const files: FileEntry[] = [];
  for await (const key of storage.list()) {
    const found = await storage.open(key);
    // Removed since it was listed.
    if (!found) continue;
    const { size, type, stream } = found;
    const hash = createHash("sha256");
    const bytes = new PassThrough().on("data", (chunk: Buffer) => hash.update(chunk));
    const source = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
    await Promise.all([pipeline(source, bytes), archive.add(fileEntryName(key), size, bytes)]);
    files.push({ key, type, size, checksum: hash.digest("hex") });
  }
  return files;
}
