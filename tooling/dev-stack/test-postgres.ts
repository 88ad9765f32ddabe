// One Postgres serves every test run in this folder, at the same time too. It runs in a process of its own, so that the
// second `npm run vitest` starts at once, and ends by itself when nobody has been connected for a while.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { findFreePort } from "./ports";
import { databaseUrl, findRunning, flagsOfTests, startPostgres } from "./postgres";
import { toUserMessage, UserFacingError } from "./user-facing-error";

const folder = path.resolve(".local/test");
const dataDir = path.join(folder, "postgres");
const IDLE_SECONDS = 60;
const flags = [...flagsOfTests, "-c", "max_connections=200"];

/** The address of the test server's `postgres` database; starts the server when it is not running. */
export async function ensureTestPostgres(preferredPort = 3109): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const running = await findRunning(dataDir);
  if (running) return databaseUrl(running.port, "postgres");

  fs.mkdirSync(folder, { recursive: true });
  const logFile = path.join(folder, "postgres.log");
  const log = fs.openSync(logFile, "w");
  const self = path.resolve("tooling/dev-stack/test-postgres.ts");
  const keeper = spawn(process.execPath, ["--import", "tsx", self, String(preferredPort)], {
    detached: true,
    stdio: ["ignore", log, log],
  });
  keeper.unref();
  fs.closeSync(log);
  for (let tries = 0; tries < 300; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = await findRunning(dataDir);
    if (started) return databaseUrl(started.port, "postgres");
    if (keeper.exitCode) break;
  }
  throw new UserFacingError(`The Postgres of the tests did not start.\n${fs.readFileSync(logFile, "utf8").trim()}`);
}

async function runUntilIdle(preferredPort: number): Promise<void> {
  const server = await startPostgres({ port: await findFreePort(preferredPort), dataDir, flags });
  if (server.wasRunning) return;
  const watch = new Client({ connectionString: databaseUrl(server.port, "postgres") });
  watch.on("error", () => process.exit(0));
  await watch.connect();
  const end = () => server.stop().then(() => process.exit(0));
  process.once("SIGTERM", end);
  let idleSince = Date.now();
  setInterval(async () => {
    const { rows } = await watch.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    if (rows[0]?.others) idleSince = Date.now();
    if (Date.now() - idleSince > IDLE_SECONDS * 1000) await end();
  }, 2000);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await runUntilIdle(Number(process.argv[2])).catch((error) => {
    console.error(toUserMessage(error));
    process.exit(1);
  });
}
