// PgBouncer in transaction mode between the instances of a test and its database.
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { composeSettings, whyUnusable } from "@/tests/resilience/pgbouncer";
import { findFreePort, isPortFree } from "@/tooling/dev-stack/ports";

/** PgBouncer does not run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const running: { child: ChildProcess; folder: string }[] = [];
afterAll(() => {
  for (const { child, folder } of running) {
    child.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

/** Starts PgBouncer in front of this file's database, with the settings of compose.yaml. Returns the URL through it. */
export async function startPgBouncer(program: string): Promise<string> {
  const reason = whyUnusable(program);
  if (reason) throw new Error(reason);
  const to = new URL(process.env.DATABASE_URL ?? "");
  const database = to.pathname.slice(1);
  const port = await findFreePort(6432);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pgbouncer-"));
  const file = path.join(folder, "pgbouncer.ini");
  const password = to.password ? ` password=${decodeURIComponent(to.password)}` : "";
  const connect = `host=${to.hostname} port=${to.port} dbname=${database} user=${to.username}${password}`;
  const lines = [
    "[databases]",
    `${database} = ${connect} connect_query='SET statement_timeout = 10000'`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    ...composeSettings(),
  ];
  fs.writeFileSync(file, `${lines.join("\n")}\n`);
  fs.chmodSync(folder, 0o755);
  const child = spawn(program, ["--quiet", file], { stdio: ["ignore", "ignore", "inherit"], ...unprivileged });
  running.push({ child, folder });
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`PgBouncer ended with ${code}`)));
    const wait = async () => {
      while (child.exitCode === null && (await isPortFree(port))) await new Promise((next) => setTimeout(next, 50));
      resolve();
    };
    void wait();
  });
  to.host = `127.0.0.1:${port}`;
  return to.toString();
}
