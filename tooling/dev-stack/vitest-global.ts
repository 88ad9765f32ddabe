// Runs once before the database tests: starts Postgres and builds the template database that each worker gets a copy of.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { changeLogVersion, installChangeLog } from "./change-log";
import { generateAllIfChanged } from "./generate";
import { databaseHash, migrate } from "./migrate";
import { ensureTestPostgres } from "./test-postgres";

declare module "vitest" {
  export interface ProvidedContext {
    testServer: string;
    testTemplate: string;
    testPrefix: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([ensureTestPostgres(), generateAllIfChanged()]);
  const admin = new Client({ connectionString: server });
  // Stays open for the whole run: the server stops when nobody has been connected for a while.
  admin.on("error", () => {});
  await admin.connect();
  const version = crypto.createHash("sha256").update(`${databaseHash()} ${changeLogVersion}`).digest("hex");
  const template = `template_${version.slice(0, 12)}`;
  await dropLeftovers(admin, template);
  await buildTemplate(admin, server, template);
  const prefix = `test_${process.pid}_`;
  project.provide("testServer", server);
  project.provide("testTemplate", template);
  project.provide("testPrefix", prefix);
  return async () => {
    await dropRun(admin, prefix);
    await admin.end();
  };
}

/** The databases and upload folders of this run's workers; a worker is ended without being asked. */
async function dropRun(admin: Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows) {
    await admin.query(`drop database if exists ${datname} with (force)`);
    fs.rmSync(path.resolve(".local/test/storage", datname), { recursive: true, force: true });
  }
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
    const url = withDatabase(server, unfinished);
    await migrate(url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await installChangeLog(client);
    await client.end();
    await disconnectAll(admin, unfinished);
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await admin.query("select pg_advisory_unlock(4217)");
  }
}

async function disconnectAll(admin: Client, database: string): Promise<void> {
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
}

/** Databases of interrupted runs (their names hold the id of a process that is gone) and templates of older migrations. */
async function dropLeftovers(admin: Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\__%'",
  );
  for (const { datname } of rows) {
    const isOldTemplate = /^template_[0-9a-f]{12}$/.test(datname) && datname !== template;
    const isOrphan = datname.startsWith("test_") && !isAlive(Number(datname.split("_")[1]));
    // Another run may be dropping or copying it at this moment; the next run tries again.
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
