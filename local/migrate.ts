import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { Complaint } from "./complaint";
import { migrationsFolder, noFilters, openSchemaEngine } from "./schema-engine";

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

/** A short name for the present set of migrations: it changes when any of them does. */
export function migrationsHash(): string {
  const hash = crypto.createHash("sha256");
  for (const { name, sql } of readMigrations()) hash.update(`${name}\n${sql}\n`);
  return hash.digest("hex").slice(0, 12);
}

/** Brings the database up to date and tells which migrations it took; the same as `prisma migrate deploy`. */
export async function migrate(url: string): Promise<string[]> {
  const migrations = readMigrations();
  const applied = await readApplied(url);
  for (const { name, sql } of migrations) {
    const checksum = applied.get(name);
    if (checksum && checksum !== crypto.createHash("sha256").update(sql).digest("hex")) throw complainOfChange(name);
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

/** Whether a museum was ever set up in this database: it took at least one of our migrations. */
export async function holdsMuseum(url: string): Promise<boolean> {
  const applied = await readApplied(url);
  return readMigrations().some(({ name }) => applied.has(name));
}

async function readApplied(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect().catch((error) => {
    throw new Complaint(`The database does not answer: ${error.message}. Check DATABASE_URL.`);
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

function complainOfChange(name: string): Complaint {
  return new Complaint(
    `The database was made with an earlier text of the migration ${name}. Start anew with: npm start -- --reset (this deletes what is in the database).`,
  );
}
