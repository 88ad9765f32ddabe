import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disconnect } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import { diskStorage } from "@/lib/storage/storage-disk";
import { seed } from "@/prisma/seed/seed";
import { createArchive, readArchive } from "./archive";
import type { Manifest } from "./manifest";
import { checkRestore, restoreBackup } from "./restore-backup";
import { fixTextFormats, listTables } from "./tables";
import { writeBackup } from "./write-backup";

const url = process.env.DATABASE_URL ?? "";
const folder = path.join(process.env.STORAGE_DIR ?? "", "backups");
const archive = path.join(folder, "whole.tar");
const restoredFiles = diskStorage(path.join(folder, "restored"));
let manifest: Manifest;
/** A database that the archive was restored into; a test that changes one gets a copy of it. */
let restored: string;
/** Their rows are written again by themselves, so that a backup leaves them out. */
const derivedTables = ["sql_functions", "rate_limits", "cached_pages", "page_invalidations"];

beforeAll(async () => {
  await seed();
  await query(url, "INSERT INTO rate_limits (key, points) VALUES ('contact-account:reader@letters.test', 1)");
  manifest = await writeBackup({ url, storage: storage(), file: archive });
  restored = await emptyDatabase("restored");
  await restoreBackup({ url: restored, storage: restoredFiles, file: archive, replace: false });
}, 120_000);
afterAll(disconnect);

async function query<T extends object>(database: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function createDatabase(name: string, template: string): Promise<string> {
  const database = new URL(url);
  database.pathname += `_${name}`;
  await query(url, `DROP DATABASE IF EXISTS ${database.pathname.slice(1)}`);
  await query(url, `CREATE DATABASE ${database.pathname.slice(1)} TEMPLATE ${template}`);
  return database.href;
}
const emptyDatabase = (name: string) => createDatabase(name, "template1");
const copyOfRestored = (name: string) => createDatabase(name, new URL(restored).pathname.slice(1));

/** The rows of every table, read without the code under test. */
async function digest(database: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: database, options: "-c timezone=UTC" });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1",
    [derivedTables],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(
      `SELECT count(*) || '/' || COALESCE(md5(string_agg(to_jsonb(t)::text, '' ORDER BY to_jsonb(t)::text)), '') AS sum FROM "${name}" t`,
    );
    found[name] = rows[0].sum;
  }
  await client.end();
  return found;
}

/** Copies the archive, with a change of its entries. */
async function rewrite(name: string, change: (entry: string, bytes: Buffer) => Buffer | null): Promise<string> {
  const file = path.join(folder, name);
  const copy = createArchive(file);
  let last: Manifest | undefined;
  for await (const { name: entry, table, open } of readArchive(archive)) {
    const chunks: Buffer[] = [];
    for await (const chunk of open()) chunks.push(chunk as Buffer);
    const whole = Buffer.concat(chunks);
    const changed = change(entry, whole);
    if (entry === "manifest.json") last = JSON.parse(String(changed)) as Manifest;
    else if (changed) {
      const packed = table ? gzipSync(changed) : changed;
      await copy.add(entry, packed.length, Readable.from([packed]));
    }
  }
  if (last) await copy.close(last);
  return file;
}

test("an archive restored into an empty database has equal counts and checksums of every table and file", async () => {
  const before = await digest(url);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(before.users).not.toMatch(/^0\//);
  expect(await digest(restored)).toEqual(before);
  expect(manifest.files.length).toBeGreaterThan(5);
  for (const { key, size, type } of manifest.files) expect(await restoredFiles.head(key)).toEqual({ size, type });
});

test("an archive has no table that is written again by itself; a restored database has them, empty", async () => {
  const names = manifest.tables.map(({ name }) => name);
  expect(names.filter((name) => derivedTables.includes(name))).toEqual([]);
  expect(await query(url, "SELECT key FROM rate_limits")).not.toEqual([]);
  expect(await query(restored, "SELECT key FROM rate_limits")).toEqual([]);
});

test("the restored database has every constraint, index, trigger and function", async () => {
  for (const sql of [
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
    "SELECT tgname, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal AND tgname NOT LIKE 'test%' ORDER BY 1, 2",
    "SELECT proname, md5(prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2",
  ])
    expect(await query(restored, sql)).toEqual(await query(url, sql));
});

test("a wiped database is restored with --replace only", async () => {
  const target = await copyOfRestored("replaced");
  const plan = { url: target, storage: restoredFiles, file: archive };
  await query(target, "DELETE FROM cart_lines; UPDATE users SET first_name = 'Nobody'");
  const changed = await digest(target);
  await expect(restoreBackup({ ...plan, replace: false })).rejects.toThrow(/^The database is not empty: nothing was/);
  expect(await digest(target)).toEqual(changed);
  await restoreBackup({ ...plan, replace: true });
  expect(await digest(target)).toEqual(await digest(url));
});

test("a database of another program is never replaced", async () => {
  const target = await emptyDatabase("foreign");
  await query(target, "CREATE TABLE invoices (id int)");
  await expect(checkRestore({ url: target, file: archive, replace: true })).rejects.toThrow(/none of this app/);
});

type Refused = [what: string, make: () => unknown, name: string, sentence: RegExp];
const refusedArchives: Refused[] = [
  [
    "cut in half",
    () => fs.writeFileSync(path.join(folder, "cut.tar"), half()),
    "cut.tar",
    /is damaged \(it cannot be read/,
  ],
  [
    "with a changed row",
    () => rewrite("row.tar", changeOf("tables/users.copy.gz")),
    "row.tar",
    /users\.copy\.gz has other bytes/,
  ],
  ["with a changed file", () => rewrite("file.tar", changeOf("files/")), "file.tar", /files\/.+ has other bytes/],
  [
    "without a table",
    () => rewrite("missing.tar", without("tables/orders.copy.gz")),
    "missing.tar",
    /orders\.copy\.gz is missing/,
  ],
  [
    "of a newer version",
    () => rewrite("newer.tar", newerSchema),
    "newer.tar",
    /newer version of the app \(migration 9999_next\)/,
  ],
  [
    "of another kind",
    () => fs.writeFileSync(path.join(folder, "text.tar"), "not an archive"),
    "text.tar",
    /is damaged/,
  ],
  ["that does not exist", () => undefined, "nowhere.tar", /There is no file/],
];

test.each(refusedArchives)(
  "an archive %s is refused in one sentence and changes nothing",
  async (_, make, name, sentence) => {
    await make();
    const target = await emptyDatabase("refused");
    const refused = restoreBackup({
      url: target,
      storage: restoredFiles,
      file: path.join(folder, name),
      replace: true,
    });
    await expect(refused).rejects.toMatchObject({ name: "UserFacingError", message: expect.stringMatching(sentence) });
    await expect(refused).rejects.toThrow(/nothing was changed/);
    expect(await query(target, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
  },
);

const half = (): Buffer => fs.readFileSync(archive).subarray(0, fs.statSync(archive).size / 2);
const changeOf = (start: string) => (entry: string, bytes: Buffer) => {
  if (entry.startsWith(start)) bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
  return bytes;
};
const without = (name: string) => (entry: string, bytes: Buffer) => (entry === name ? null : bytes);
const newerSchema = (entry: string, bytes: Buffer): Buffer => {
  if (entry !== "manifest.json") return bytes;
  const content = JSON.parse(String(bytes)) as Manifest;
  content.migrations.push({ name: "9999_next", checksum: "0".repeat(64) });
  return Buffer.from(JSON.stringify(content));
};

test("a failure while files are stored leaves the database as it was", async () => {
  const target = await copyOfRestored("rolled_back");
  const before = await digest(target);
  const failing = { ...restoredFiles, put: () => Promise.reject(new Error("the bucket is away")) };
  const failed = restoreBackup({ url: target, storage: failing, file: archive, replace: true });
  await expect(failed).rejects.toThrow("the bucket is away");
  expect(await digest(target)).toEqual(before);
});

test("an archive that could not be finished is removed", async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first key.
  const list = async function* (): AsyncGenerator<string> {
    throw new Error("no list");
  };
  const broken = path.join(folder, "broken.tar");
  await expect(writeBackup({ url, storage: { ...storage(), list }, file: broken })).rejects.toThrow("no list");
  expect(fs.readdirSync(folder).filter((name) => name.startsWith("broken"))).toEqual([]);
});

test("every table is in the archive, parents first, and no sequence is left out", async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("BEGIN");
  await fixTextFormats(client);
  const names = (await listTables(client)).map(({ name }) => name);
  await client.end();
  expect(manifest.tables.map(({ name }) => name)).toEqual(names);
  expect(names.indexOf("users")).toBeLessThan(names.indexOf("orders"));
  expect(names.indexOf("orders")).toBeLessThan(names.indexOf("order_items"));
  // An archive has no sequences: a table that gets one has to bring it along.
  expect(await query(url, "SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'")).toEqual([]);
});
