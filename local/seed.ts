import { Client } from "pg";
import { createDatabase } from "./postgres";
import { runQuietly } from "./processes";

// Written on the database itself as a comment, so that the app's own schema stays free of what only the local stack needs.
const MARK = "seeded";

/** When this database was filled, or null. */
export async function seededAt(url: string): Promise<string | null> {
  const rows = await ask<{ comment: string | null }>(
    url,
    "select shobj_description(oid, 'pg_database') as comment from pg_database where datname = current_database()",
  );
  const comment = rows[0]?.comment ?? "";
  return comment.startsWith(MARK) ? comment.slice(MARK.length).trim() : null;
}

/** Fills the database with the museum's own collection and people. Runs once in a database's life. */
export async function seed(url: string, env: Record<string, string>): Promise<void> {
  await runQuietly("Filling the database", ["--import", "tsx", "prisma/seed.ts"], env);
  const name = new URL(url).pathname.slice(1);
  await ask(url, `comment on database "${name.replaceAll('"', '""')}" is '${MARK} ${new Date().toISOString()}'`);
}

/** True when nothing but an empty database is there. */
export async function isEmpty(url: string): Promise<boolean> {
  const rows = await ask(url, "select 1 from information_schema.tables where table_schema = 'public' limit 1");
  return rows.length === 0;
}

/** Begins with an empty database. Only ever called for a database that the local stack made and never finished filling, or on --reset. */
export async function recreate(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  await ask(server.href, `drop database if exists "${name}" with (force)`);
  await createDatabase(server.href, name);
}

async function ask<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}
