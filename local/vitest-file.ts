// Runs before each database test file: a database of its own, emulators of its own, and the settings that lead to both.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { afterAll, inject } from "vitest";
import { startEmulators } from "./emulators/start";
import { stackEnvironment, testSecrets } from "./environment";
import { deliverInProcess, setEmulators } from "./testing";

const appUrl = "http://localhost:3000";
const server = inject("testServer");
const name = `${inject("testPrefix")}${crypto.randomBytes(5).toString("hex")}`;
const storageDir = path.resolve(".local/test/storage", name);

await asAdmin(`create database ${name} template ${inject("testTemplate")}`);
const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets, deliver: deliverInProcess });
setEmulators(emulators);

const databaseUrl = new URL(server);
databaseUrl.pathname = `/${name}`;
Object.assign(
  process.env,
  stackEnvironment({
    appUrl,
    emulatorPort: emulators.port,
    databaseUrl: databaseUrl.href,
    storageDir,
    secrets: testSecrets,
    logLevel: "silent",
  }),
);

afterAll(async () => {
  await emulators.stop();
  await asAdmin(`drop database if exists ${name} with (force)`);
  fs.rmSync(storageDir, { recursive: true, force: true });
});

async function asAdmin(sql: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(sql);
  await admin.end();
}
