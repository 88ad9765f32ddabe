// Runs once before the database tests: a Postgres, and a template database that every test file gets a copy of.
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { generateIfChanged } from "./generate";
import { migrate, migrationsHash } from "./migrate";
import { ensureTestPostgres } from "./test-postgres";

declare module "vitest" {
  export interface ProvidedContext {
    testServer: string;
    testTemplate: string;
    testPrefix: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([ensureTestPostgres(), generateIfChanged()]);
  const admin = new Client({ connectionString: server });
  // The connection stays for the whole run: it tells the server's keeper that somebody is there.
  admin.on("error", () => {});
  await admin.connect();
  const template = `template_${migrationsHash()}`;
  await dropLeftovers(admin, template);
  await buildTemplate(admin, server, template);
  const prefix = `test_${process.pid}_`;
  project.provide("testServer", server);
  project.provide("testTemplate", template);
  project.provide("testPrefix", prefix);
  return () => admin.end();
}

/** Another run may be building the same template at this moment; the lock lets one of them do it. */
async function buildTemplate(admin: Client, server: string, template: string): Promise<void> {
  await admin.query("select pg_advisory_lock(4217)");
  try {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    await migrate(withDatabase(server, unfinished));
    await disconnectAll(admin, unfinished);
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await admin.query("select pg_advisory_unlock(4217)");
  }
}

async function disconnectAll(admin: Client, database: string): Promise<void> {
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
}

/** Databases of runs that were stopped in the middle (their names carry the number of a process that is gone), and templates of old migrations. */
async function dropLeftovers(admin: Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\__%'",
  );
  for (const { datname } of rows) {
    const isOldTemplate = /^template_[0-9a-f]{12}$/.test(datname) && datname !== template;
    const isOrphan = datname.startsWith("test_") && !isAlive(Number(datname.split("_")[1]));
    // Another run may have dropped it, or be copying it, at this very moment; it will be met again.
    if (isOldTemplate || isOrphan) await admin.query(`drop database if exists ${datname}`).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
