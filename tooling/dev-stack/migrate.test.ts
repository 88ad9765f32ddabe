import { Client } from "pg";
import { expect, it } from "vitest";
import { migrate } from "./migrate";
import { createDatabase } from "./postgres";
import { readSchema, schemaDiff } from "./schema-engine";

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const migrated = process.env.DATABASE_URL ?? "";

it("the migrations lead to the Prisma schema", async () => {
  const name = `${new URL(migrated).pathname.slice(1)}_schema`;
  await createDatabase(migrated, name);
  const expected = new URL(migrated);
  expected.pathname = `/${name}`;
  const script = await schemaDiff(migrated, null, readSchema());
  // These defaults are set beside their functions, after the migrations.
  await query(expected.href, script.replaceAll(/DEFAULT (shop_label|certificate)_code\(\)/g, ""));

  const parts = [
    `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
       CASE WHEN a.attgenerated = '' THEN NULLIF(NULLIF(pg_get_expr(d.adbin, d.adrelid), 'shop_label_code()'), 'certificate_code()') END AS default
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f')`,
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "SELECT t.typname, e.enumlabel FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid ORDER BY t.typname, e.enumsortorder",
  ];
  for (const part of parts) {
    const rows = (await query(migrated, part)).map((row) => JSON.stringify(row));
    const missing = (await query(expected.href, part)).filter((row) => !rows.includes(JSON.stringify(row)));
    expect(missing).toEqual([]);
  }
});

it("rejects a database made with an older version of a migration, in one sentence", async () => {
  await query(migrated, "UPDATE _prisma_migrations SET checksum = 'older'");
  await expect(migrate(migrated)).rejects.toThrow(
    /^The database was made with an older version of the migration 00000000000000_init .+ npm start -- --reset/,
  );
});
