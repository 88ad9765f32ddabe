// npx tsx local/new-migration.ts <name>           writes the next migration from what changed in prisma/schema
// npx tsx local/new-migration.ts init --reset     rewrites the first migration; hand-written ones stay as they are
import fs from "node:fs";
import path from "node:path";
import { asSentence, Complaint } from "./complaint";
import { migrationsFolder, noFilters, openSchemaEngine, readSchema, type SchemaFile } from "./schema-engine";
import { ensureTestPostgres } from "./test-postgres";

const FIRST = "00000000000000_init";
// Beside each generated migration.sql lies the schema that it leads to, so that the next one needs no database to compare with.
const SNAPSHOT = "schema.snapshot";

const [name = "", flag] = process.argv.slice(2);
main().catch((error) => {
  console.error(asSentence(error));
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (!/^[a-z0-9_]+$/.test(name))
    throw new Complaint("Give the migration a name of small letters: npx tsx local/new-migration.ts add_wishlist");
  const reset = flag === "--reset";
  const folder = reset ? FIRST : `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;
  const schema = readSchema();
  const sql = await diff(reset ? null : latestSnapshot(), schema);
  if (sql.includes("-- This is an empty migration."))
    return console.log("Nothing changed in prisma/schema since the last migration.");
  const target = path.join(migrationsFolder, folder);
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(path.join(target, "migration.sql"), sql);
  fs.writeFileSync(path.join(target, SNAPSHOT), schema.map(({ content }) => content).join("\n"));
  fs.writeFileSync(path.join(migrationsFolder, "migration_lock.toml"), 'provider = "postgresql"\n');
  console.log(`Wrote prisma/migrations/${folder}. Read migration.sql before you commit it.`);
}

function latestSnapshot(): SchemaFile[] | null {
  const holders = fs
    .readdirSync(migrationsFolder)
    .filter((entry) => fs.existsSync(path.join(migrationsFolder, entry, SNAPSHOT)))
    .sort();
  const last = holders.at(-1);
  if (!last) return null;
  const file = path.join(migrationsFolder, last, SNAPSHOT);
  return [{ path: `${file}.prisma`, content: fs.readFileSync(file, "utf8") }];
}

async function diff(from: SchemaFile[] | null, to: SchemaFile[]): Promise<string> {
  // The comparison itself needs no database, but the engine insists on a connection.
  const engine = await openSchemaEngine(await ensureTestPostgres());
  const { stdout } = await engine.diff({
    from: from ? { tag: "schemaDatamodel", files: from } : { tag: "empty" },
    to: { tag: "schemaDatamodel", files: to },
    script: true,
    exitCode: null,
    filters: noFilters,
  });
  if (!stdout) throw new Complaint("The schema engine gave no answer.");
  return stdout;
}
