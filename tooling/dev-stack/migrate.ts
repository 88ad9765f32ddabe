// npm run migrate: applies migrations and SQL functions to DATABASE_URL, on a laptop and on a host. npm start and the
// tests call the same function.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { grantAppRole, migrationUrl } from "./app-role";
import { insertFirstLegalPages, readFirstLegalPages } from "./first-legal-pages";
import { migrationsFolder, noFilters, openSchemaEngine } from "./schema-engine";
import { applyFunctions, readFunctions } from "./sql-functions";
import { toUserMessage, UserFacingError } from "./user-facing-error";

type Migration = { name: string; sql: string };

/** The folders of prisma/migrations in the order in which they are applied. */
export function readMigrations(): Migration[] {
  return fs
    .readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(migrationsFolder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(migrationsFolder, name, "migration.sql"), "utf8") }));
}

/** A short hash of the migrations, the SQL functions and the first legal pages. */
export function databaseHash(): string {
  const hash = crypto.createHash("sha256");
  for (const { name, sql } of [...readMigrations(), ...readFunctions()]) hash.update(`${name}\n${sql}\n`);
  for (const { slug, content } of readFirstLegalPages()) hash.update(`${slug}\n${content}\n`);
  return hash.digest("hex").slice(0, 12);
}

/** Applies new migrations, then the SQL functions that changed, then inserts the legal pages that are missing. Returns the names of all. */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await applyMigrations(url);
  const functions = await applyFunctions(url);
  return [...migrations, ...functions, ...(await insertFirstLegalPages(url))];
}

/** What `migrate` did, in one line. */
export function describeApplied(applied: string[]): string {
  return applied.length ? `Applied ${applied.join(", ")}.` : "The database is up to date.";
}

/** The same as `prisma migrate deploy`. */
async function applyMigrations(url: string): Promise<string[]> {
  const migrations = readMigrations();
  const applied = await readApplied(url);
  for (const { name, sql } of migrations) {
    const checksum = applied.get(name);
    if (checksum && checksum !== crypto.createHash("sha256").update(sql).digest("hex")) throw changedMigration(name);
  }
  if (migrations.every(({ name }) => applied.has(name))) return [];

  const engine = await openSchemaEngine(url);
  const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };
  const migrationDirectories = migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  const migrationsList = { baseDir: migrationsFolder, shadowDbInitScript: "", lockfile, migrationDirectories };
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilters });
  return appliedMigrationNames;
}

/** Whether this database belongs to this app: at least one of its migrations was applied. */
export async function holdsMuseum(url: string): Promise<boolean> {
  const applied = await readApplied(url);
  return readMigrations().some(({ name }) => applied.has(name));
}

async function readApplied(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error) => {
    throw new UserFacingError(`The database does not respond: ${error.message}. Check DATABASE_URL.`);
  });
  try {
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      "select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null",
    );
    return new Map(rows.map((row) => [row.migration_name, row.checksum]));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "42P01") return new Map();
    throw error;
  } finally {
    await client.end();
  }
}

function changedMigration(name: string): UserFacingError {
  return new UserFacingError(
    `The database was made with an older version of the migration ${name} and cannot be brought up to date: npm start -- --reset deletes the local data and starts with a new database; a database of your own has to be emptied first.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    if (fs.existsSync(".env")) process.loadEnvFile(".env");
    const url = migrationUrl(process.env);
    if (!url)
      throw new UserFacingError("Set DATABASE_URL to the database to bring up to date. npm start does this by itself.");
    console.log(describeApplied(await migrate(url)));
    const role = await grantAppRole(url, process.env.DATABASE_URL ?? url);
    if (role) console.log(`The app reads and writes as ${role}.`);
  } catch (error) {
    console.error(toUserMessage(error));
    process.exitCode = 1;
  }
}
