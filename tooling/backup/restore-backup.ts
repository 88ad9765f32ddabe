import crypto from "node:crypto";
import { Readable, Writable } from "node:stream";
import { Client, escapeIdentifier } from "pg";
import type { Storage } from "../../lib/storage/storage-driver";
import { holdsMuseum, migrate, readMigrations } from "../dev-stack/migrate";
import { isEmptyDatabase } from "../dev-stack/seed-database";
import { UserFacingError } from "../dev-stack/user-facing-error";
import { checksumOf, readArchive, verifyArchive } from "./archive";
import type { FileEntry, Manifest } from "./manifest";
import { fixTextFormats, listTables, readRows, writeRows } from "./tables";

type Restore = { url: string; storage: Storage; file: string; replace: boolean };

/** Throws, in one sentence, when this archive must not be restored into this database. Returns the archive's manifest. */
export async function checkRestore({ url, file, replace }: Omit<Restore, "storage">): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  requireMigrations(manifest);
  if (await isEmptyDatabase(url)) return manifest;
  if (!(await holdsMuseum(url)))
    throw new UserFacingError("The database holds other tables and none of this app: nothing was changed.");
  if (!replace)
    throw new UserFacingError(
      "The database is not empty: nothing was changed. Name an empty one in DATABASE_URL, or add --replace to delete what it holds.",
    );
  return manifest;
}

/**
 * Restores the rows in one transaction and compares them with the manifest before it commits, then brings the schema up to date.
 * Files are added; none is removed.
 */
export async function restoreBackup(options: Restore): Promise<Manifest> {
  const { url, storage, file } = options;
  const manifest = await checkRestore(options);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("BEGIN");
    await fixTextFormats(client);
    await createSchema(client, manifest);
    await loadTables(client, file, manifest);
    await compareTables(client, manifest);
    await loadFiles(storage, file, manifest);
    await client.query("COMMIT");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "55P03")
      throw new UserFacingError("The database is in use: stop the app first. Nothing was changed.");
    throw error;
  } finally {
    await client.end();
  }
  // Newer migrations, and the functions with the triggers that guard append-only tables.
  await migrate(url);
  return manifest;
}

function requireMigrations({ migrations }: Manifest): void {
  const known = new Map(readMigrations().map(({ name, sql }) => [name, sql]));
  for (const { name, checksum } of migrations) {
    const sql = known.get(name);
    if (sql === undefined)
      throw new UserFacingError(
        `The archive comes from a newer version of the app (migration ${name}): nothing was changed. Restore it with that version.`,
      );
    if (crypto.createHash("sha256").update(sql).digest("hex") !== checksum)
      throw new UserFacingError(
        `The archive comes from another version of the migration ${name}: nothing was changed.`,
      );
  }
}

/** The tables as they were when the archive was made. Triggers come later, so none runs while rows are loaded. */
async function createSchema(client: Client, { migrations }: Manifest): Promise<void> {
  await client.query("SET LOCAL lock_timeout = '10s'");
  await client.query("DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; SET LOCAL search_path = public");
  await client.query(
    `CREATE TABLE _prisma_migrations (
       id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
       logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`,
  );
  const applied = new Set(migrations.map(({ name }) => name));
  for (const { name, sql } of readMigrations()) if (applied.has(name)) await client.query(sql);
  // Some migrations insert rows, which the archive contains too.
  const names = (await listTables(client)).map(({ name }) => escapeIdentifier(name));
  await client.query(`TRUNCATE ${names.join(", ")}`);
}

async function loadTables(client: Client, file: string, { tables }: Manifest): Promise<void> {
  for await (const { table, open, skip } of readArchive(file)) {
    const entry = tables.find(({ name }) => name === table);
    if (entry) await writeRows(client, entry, open());
    else await skip();
  }
}

async function compareTables(client: Client, manifest: Manifest): Promise<void> {
  const expected = new Map(manifest.tables.map((entry) => [entry.name, entry]));
  for (const table of await listTables(client)) {
    const entry = expected.get(table.name);
    const restored = await readRows(client, table, new Writable({ write: (_chunk, _encoding, done) => done() }));
    if (restored.rows !== (entry?.rows ?? 0) || (entry && restored.checksum !== entry.checksum))
      throw new UserFacingError(`The restored table ${table.name} differs from the archive: nothing was changed.`);
  }
}

async function loadFiles(storage: Storage, file: string, { files }: Manifest): Promise<void> {
  const expected = new Map(files.map((entry) => [entry.key, entry]));
  for await (const { key, open, skip } of readArchive(file)) {
    const entry = key === null ? undefined : expected.get(key);
    if (!entry) {
      await skip();
      continue;
    }
    await storage.put(entry.key, Readable.toWeb(open()) as ReadableStream<Uint8Array>, { type: entry.type });
    await compareFile(storage, entry);
  }
}

async function compareFile(storage: Storage, { key, size, checksum }: FileEntry): Promise<void> {
  const stored = await storage.open(key);
  if (stored?.size !== size || (await checksumOf(stored.stream as unknown as AsyncIterable<Uint8Array>)) !== checksum)
    throw new UserFacingError(`The restored file ${key} differs from the archive: the database was not changed.`);
}
