// A worker process keeps one database name, one emulator port and one upload folder for all the test files that it runs:
// the app's modules read their settings once. What they lead to is replaced between two files.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { type Emulators, startEmulators } from "./emulators/start";
import { stackEnvironment, testSecrets } from "./environment";
import { deliverInProcess, setEmulators } from "./test-context";

export type TestDatabases = { server: string; template: string; prefix: string };

type Worker = { url: string; storageDir: string; emulators: Emulators; emptyTables: string[] };

const appUrl = "http://localhost:3000";
let worker: Worker | undefined;

/** Gives the next test file an empty database, emulators that know nothing, and an empty upload folder. */
export async function resetWorker(databases: TestDatabases): Promise<void> {
  worker = worker ? await renew(worker) : await open(databases);
  setEmulators(worker.emulators);
}

async function open({ server, template, prefix }: TestDatabases): Promise<Worker> {
  const database = `${prefix}${crypto.randomBytes(5).toString("hex")}`;
  const storageDir = path.resolve(".local/test/storage", database);
  const [emulators] = await Promise.all([
    start(0),
    connected(server, (admin) => admin.query(`create database ${database} template ${template}`)),
  ]);
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${database}`;
  const url = databaseUrl.href;
  const settings = { appUrl, emulatorPort: emulators.port, storageDir, secrets: testSecrets, logLevel: "silent" };
  Object.assign(process.env, stackEnvironment({ ...settings, databaseUrl: url }));
  return { url, storageDir, emulators, emptyTables: await connected(url, findEmptyTables) };
}

async function renew({ emulators, ...rest }: Worker): Promise<Worker> {
  fs.rmSync(rest.storageDir, { recursive: true, force: true });
  const restart = async () => {
    await emulators.stop();
    return start(emulators.port);
  };
  const [restarted] = await Promise.all([restart(), connected(rest.url, (client) => empty(client, rest.emptyTables))]);
  return { ...rest, emulators: restarted };
}

/** The tables that the migrations leave empty; what they put into the others belongs to every test. */
async function findEmptyTables(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'test')",
  );
  const { rows } = await client.query<{ name: string }>(
    tables.map(({ name }) => `select '${name}' as name where not exists (select from ${name})`).join(" union all "),
  );
  return rows.map(({ name }) => name);
}

/**
 * Ends every connection, with whatever the last file left open on it, and deletes every row. On some fifty tables that are nearly
 * empty DELETE takes 10 ms, TRUNCATE or a new copy of the template more than 100.
 */
async function empty(client: Client, tables: readonly string[]): Promise<void> {
  await endOtherConnections(client);
  // All of them become empty together, so foreign keys and the guards of append-only tables need not hold meanwhile.
  const deletes = tables.map((name) => `delete from ${name}`);
  await client.query(["begin", "set local session_replication_role = replica", ...deletes, "commit"].join("; "));
  // A test that failed may have left its barrier (tests/resilience/db-barrier.ts).
  await client.query("drop function if exists test.barrier() cascade");
}

/** With a time to wait `pg_terminate_backend` looks ten times a second, and for one connection after the other. */
async function endOtherConnections(client: Client): Promise<void> {
  const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const until = Date.now() + 5_000;
  await client.query(`select pg_terminate_backend(pid) ${others}`);
  while ((await client.query(`select ${others} limit 1`)).rowCount && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

const start = (port: number) => startEmulators({ port, appUrl, secrets: testSecrets, deliver: deliverInProcess });

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
