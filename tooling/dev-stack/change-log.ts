import type { Client } from "pg";

/** Bumped whenever the SQL below changes: a template database of an older version is not reused. */
export const changeLogVersion = 1;

// What a rate limit counts is not a change: a refused call is counted too.
const ignoredTables = ["rate_limits", "_prisma_migrations"];
// A signed-in call may note when its user was last seen.
const ignoredColumns: Record<string, readonly string[]> = { users: ["last_seen_at", "updated_at"] };

/**
 * Adds triggers to a test database that log each committed change of a row in `test.changes`, so that a test can prove
 * that a refused call changed nothing without reading every table. An insert locks nothing that another transaction
 * waits for, and a rolled-back change leaves no line.
 */
export async function installChangeLog(client: Client): Promise<void> {
  await client.query(`
    CREATE SCHEMA test;
    CREATE UNLOGGED TABLE test.changes (name text NOT NULL);
    CREATE FUNCTION test.log_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO test.changes VALUES (TG_TABLE_NAME); RETURN NULL; END $$`);
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [ignoredTables],
  );
  for (const { name } of rows) {
    const row = (version: "OLD" | "NEW") => {
      const columns = (ignoredColumns[name] ?? []).map((column) => ` - '${column}'`).join("");
      return columns ? `(to_jsonb(${version})${columns})` : `${version}.*`;
    };
    const table = `public.${client.escapeIdentifier(name)}`;
    await client.query(`
      CREATE TRIGGER test_log_rows AFTER INSERT OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION test.log_change();
      CREATE TRIGGER test_log_updates AFTER UPDATE ON ${table} FOR EACH ROW
        WHEN (${row("OLD")} IS DISTINCT FROM ${row("NEW")}) EXECUTE FUNCTION test.log_change()`);
  }
}
