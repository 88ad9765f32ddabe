import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { requireFreePort } from "./ports";
import { asServerAccount, findPostgresBinaries, runServerProgram, serverAccount } from "./postgres-binaries";
import { isDiskFull, UserFacingError } from "./user-facing-error";

const PASSWORD = "museum";

export type Postgres = {
  url: string;
  port: number;
  /** The server's process; undefined for DATABASE_URL. */
  pid: number | undefined;
  /** True when it was running already, left by a killed command or started by another one. */
  wasRunning: boolean;
  stop: () => Promise<void>;
};

export type PostgresOptions = {
  port: number;
  dataDir: string;
  flags?: string[];
  /** DATABASE_URL of a start by hand. Tests never pass it: they empty their database. */
  givenUrl?: string | undefined;
};

/** A crash of the machine may cost a test database its last commits, because no two runs share one; everything else is as in production. */
export const flagsOfTests = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"].flatMap((flag) => [
  "-c",
  flag,
]);

/**
 * Starts Postgres 18 with the database `museum` on localhost. Reuses a server that already runs on the folder; starts nothing
 * when a database is given.
 */
export async function startPostgres({ port, dataDir, flags = [], givenUrl }: PostgresOptions): Promise<Postgres> {
  if (givenUrl) return { url: givenUrl, port, pid: undefined, wasRunning: true, stop: async () => {} };

  const folder = path.resolve(dataDir);
  const running = await findRunning(folder);
  if (running)
    return { url: databaseUrl(running.port), wasRunning: true, ...running, stop: () => stopServer(running.pid) };

  await requireFreePort(port, "Postgres");
  if (!fs.existsSync(path.join(folder, "PG_VERSION"))) await initializeCluster(folder);
  const server = await launchServer(folder, port, flags);
  await createDatabase(databaseUrl(port, "postgres"), "museum");
  return { url: databaseUrl(port), port, pid: server.pid, wasRunning: false, stop: server.stop };
}

/** The URL of a database on an embedded server. */
export function databaseUrl(port: number, database = "museum"): string {
  return `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

/** The running server of this data folder, by its pid file; null when there is none. */
export async function findRunning(folder: string): Promise<{ port: number; pid: number } | null> {
  const lines = readLines(path.join(path.resolve(folder), "postmaster.pid"));
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!port) return null;
  return (await isReachable(databaseUrl(port, "postgres"))) ? { port, pid } : null;
}

async function stopServer(pid: number): Promise<void> {
  for (let signal: NodeJS.Signals | 0 = "SIGINT"; isAlive(pid, signal); signal = 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readLines(file: string): string[] {
  try {
    return fs.readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

async function isReachable(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function initializeCluster(folder: string): Promise<void> {
  const account = await serverAccount();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) fs.chownSync(folder, account.uid, account.gid);
  const passwordFile = `${folder}.password`;
  fs.writeFileSync(passwordFile, `${PASSWORD}\n`, { mode: 0o600 });
  if (account) fs.chownSync(passwordFile, account.uid, account.gid);
  try {
    // The C locale exists on every machine and sorts the same everywhere; UTF-8 for ₦ and ẹ.
    const flags = ["--auth=scram-sha-256", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync"];
    await runServerProgram(
      findPostgresBinaries().initdb,
      [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...flags],
      folder,
    );
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    if (isDiskFull(error)) throw error;
    throw new UserFacingError(`Postgres could not make its data folder ${folder}: ${String(error)}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
}

async function launchServer(folder: string, port: number, flags: string[]) {
  const settings = ["-D", folder, "-p", String(port), "-h", "127.0.0.1", "-c", "unix_socket_directories="];
  const program = await asServerAccount(
    findPostgresBinaries().postgres,
    [...settings, "-c", "timezone=UTC", ...flags],
    folder,
  );
  const child = spawn(program.file, program.args, {
    ...program.options,
    cwd: os.tmpdir(),
    // A process group of its own: Ctrl-C reaches the app first, which still needs the database to shut down.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Ctrl-C while it starts must not leave it running; afterwards nothing else stops it if the process ends without `stop`.
  const killOnExit = () => child.kill("SIGINT");
  process.once("exit", killOnExit);
  let output = "";
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(startupError(output)));
    child.stderr.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (output.includes("ready to accept connections")) resolve();
    });
  });
  child.stderr.removeAllListeners("data").resume();
  const stop = async () => {
    child.kill("SIGINT");
    await exited;
    process.off("exit", killOnExit);
  };
  return { pid: child.pid, stop };
}

function startupError(output: string): Error {
  if (isDiskFull(output)) return Object.assign(new Error(output), { code: "ENOSPC" });
  return new UserFacingError(`Postgres did not start. Last output:\n${output.trim()}`);
}

/** Creates a database unless it exists. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
