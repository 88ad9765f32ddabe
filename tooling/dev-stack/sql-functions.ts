// The SQL functions of prisma/functions: one file each, named after its function. They are applied after the migrations; the
// table sql_functions records what was applied.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { UserFacingError } from "./user-facing-error";

export type SqlFunction = { name: string; sql: string };

const folder = path.resolve("prisma/functions");

/** Every file of prisma/functions, sorted by name. */
export function readFunctions(): SqlFunction[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => ({ name: path.basename(file, ".sql"), sql: fs.readFileSync(path.join(folder, file), "utf8") }));
}

/** Makes the database's functions equal to the files, in one transaction. Returns the names created, replaced or dropped. */
export async function applyFunctions(url: string, files = readFunctions()): Promise<string[]> {
  return withClient(url, async (client) => {
    await client.query("BEGIN");
    // Two deployments at once would otherwise replace the same rows of pg_proc.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('sql_functions', 0))");
    await client.query(
      `CREATE TABLE IF NOT EXISTS sql_functions (
         name text PRIMARY KEY, checksum text NOT NULL, definition text NOT NULL, applied_at timestamptz NOT NULL)`,
    );
    const { changed, removed } = await compare(client, files);
    // The bodies are checked when all functions exist, so their order does not matter.
    await client.query("SET LOCAL check_function_bodies = off");
    for (const name of removed) await drop(client, await overloads(client, name));
    for (const file of files) if (changed.includes(file.name)) await replace(client, file);
    if (changed.length + removed.length > 0) await validate(client, files);
    await client.query("DELETE FROM sql_functions WHERE name = ANY($1)", [removed]);
    for (const file of files) if (changed.includes(file.name)) await record(client, file);
    await client.query("COMMIT");
    return [...changed, ...removed];
  });
}

/** The functions whose file or definition in the database differs from what was applied. */
export async function changedFunctions(url: string, files = readFunctions()): Promise<string[]> {
  const { changed, removed } = await withClient(url, (client) => compare(client, files));
  return [...changed, ...removed];
}

// All overloads of a name as one text, so that one added by hand is a difference too.
const definitions = `
  SELECT p.proname::text AS name, md5(string_agg(pg_get_functiondef(p.oid), E'\\n' ORDER BY p.oid::regprocedure::text)) AS definition
  FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace AND p.prokind IN ('f', 'p') GROUP BY p.proname`;

type Applied = { name: string; checksum: string; definition: string; current: string | null };

async function compare(client: Client, files: SqlFunction[]): Promise<{ changed: string[]; removed: string[] }> {
  const { rows } = await client.query<Applied>(
    `SELECT s.name, s.checksum, s.definition, d.definition AS current FROM sql_functions s LEFT JOIN (${definitions}) d USING (name)`,
  );
  const applied = new Map(rows.map((row) => [row.name, row]));
  const isChanged = ({ name, sql }: SqlFunction) => {
    const row = applied.get(name);
    return row?.checksum !== checksum(sql) || row.definition !== row.current;
  };
  const names = new Set(files.map(({ name }) => name));
  return {
    changed: files.filter(isChanged).map(({ name }) => name),
    removed: rows.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}

type Overload = { signature: string; version: string };

async function overloads(client: Client, name: string): Promise<Overload[]> {
  const { rows } = await client.query<Overload>(
    `SELECT oid::regprocedure::text AS signature, oid || '/' || xmin AS version FROM pg_proc
     WHERE proname = $1 AND pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows;
}

/** Runs a file and drops the overloads that it did not write: those of an earlier signature, or added by hand. */
async function replace(client: Client, { name, sql }: SqlFunction): Promise<void> {
  const before = await overloads(client, name);
  await client.query("SAVEPOINT before_file");
  try {
    await client.query(sql);
  } catch (error) {
    if (!isOtherSignature(error)) throw inFile(name, error);
    await client.query("ROLLBACK TO before_file");
    await drop(client, before);
    await client.query(sql).catch((again: unknown) => Promise.reject(inFile(name, again)));
  }
  const after = await overloads(client, name);
  const written = after.filter(({ version }) => !before.some((old) => old.version === version));
  if (written.length !== 1)
    throw new UserFacingError(`prisma/functions/${name}.sql has to create one function ${name}.`);
  await drop(
    client,
    after.filter((overload) => !written.includes(overload)),
  );
}

/** Without CASCADE: a default, an index or a trigger that uses the function is never lost unnoticed. */
async function drop(client: Client, functions: Overload[]): Promise<void> {
  for (const { signature } of functions) await client.query(`DROP FUNCTION ${signature}`);
}

async function validate(client: Client, files: SqlFunction[]): Promise<void> {
  await client.query("SET LOCAL check_function_bodies = on");
  for (const { name } of files) {
    await client
      .query(
        `SELECT CASE l.lanname WHEN 'sql' THEN fmgr_sql_validator(p.oid)::text ELSE plpgsql_validator(p.oid)::text END
         FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
         WHERE p.proname = $1 AND p.pronamespace = current_schema()::regnamespace`,
        [name],
      )
      .catch((error: unknown) => Promise.reject(inFile(name, error)));
  }
}

async function record(client: Client, { name, sql }: SqlFunction): Promise<void> {
  await client.query(
    `INSERT INTO sql_functions (name, checksum, definition, applied_at)
     SELECT d.name, $2, d.definition, now() FROM (${definitions}) d WHERE d.name = $1
     ON CONFLICT (name) DO UPDATE
       SET checksum = excluded.checksum, definition = excluded.definition, applied_at = excluded.applied_at`,
    [name, checksum(sql)],
  );
}

const checksum = (sql: string) => crypto.createHash("sha256").update(sql).digest("hex");

/** Postgres replaces a function's body only; another return type or another parameter name needs a new function. */
const isOtherSignature = (error: unknown) => error instanceof Error && "code" in error && error.code === "42P13";

function inFile(name: string, error: unknown): UserFacingError {
  return new UserFacingError(
    `prisma/functions/${name}.sql was not applied: ${error instanceof Error ? error.message : error}`,
  );
}

async function withClient<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    // An unfinished transaction is rolled back with its connection.
    await client.end();
  }
}
