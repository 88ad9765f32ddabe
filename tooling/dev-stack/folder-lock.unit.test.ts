import { spawn } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { acquireFolderLock } from "./folder-lock";
import { UserFacingError } from "./user-facing-error";

let folder: string;
const lockFile = () => path.join(folder, "dev-stack.lock");
const writeStaleLock = (holder: object) => fs.writeFileSync(lockFile(), JSON.stringify(holder));
const hoursAgo = () => Date.now() - 3 * 60 * 60_000;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "stack-lock-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it("rejects a second start during the first, with both remedies in the message", async () => {
  await acquireFolderLock(folder, 3000);
  const refused = acquireFolderLock(folder, 3000);
  await expect(refused).rejects.toThrow(UserFacingError);
  await expect(refused).rejects.toThrow(
    `Another instance uses ${folder} (http://localhost:3000). Stop it, or run a second one: DATA_DIR=.local-two PORT=4000 npm start`,
  );
});

it.each(["an empty folder", "a stale lock"])("admits one of twenty concurrent starts with %s", async (found) => {
  if (found !== "an empty folder") writeStaleLock({ pid: 2 ** 30, port: 3000, since: Date.now() });
  const starts = await Promise.allSettled(Array.from({ length: 20 }, () => acquireFolderLock(folder, 3000)));
  expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("admits one of four processes that find a stale lock at the same moment", async () => {
  writeStaleLock({ pid: 2 ** 30, port: 3000, since: Date.now() });
  const script = `import("./tooling/dev-stack/folder-lock.ts").then(async ({ acquireFolderLock }) => {
    process.stdin.once("data", () =>
      acquireFolderLock(${JSON.stringify(folder)}, 3000).then(() => console.log("held"), () => console.log("refused")));
    console.log("ready");
  });`;
  const starts = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, readLine: async () => String((await lines.next()).value) };
  });
  await Promise.all(starts.map(({ readLine }) => readLine()));
  for (const { child } of starts) child.stdin.write("go");
  const results = await Promise.all(starts.map(({ readLine }) => readLine()));
  // A holder that has ended would be replaced, so all of them wait for one another.
  for (const { child } of starts) child.kill();
  expect(results.sort()).toEqual(["held", "refused", "refused", "refused"]);
});

it("admits the next start after the first has stopped", async () => {
  const leave = await acquireFolderLock(folder, 3000);
  leave();
  expect(fs.existsSync(lockFile())).toBe(false);
  (await acquireFolderLock(folder, 3000))();
});

it("replaces the lock of a killed start", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => child.once("exit", resolve));
  writeStaleLock({ pid: child.pid, port: 3000, since: Date.now() });
  await acquireFolderLock(folder, 3000);
  expect(JSON.parse(fs.readFileSync(lockFile(), "utf8"))).toMatchObject({ pid: process.pid });
  fs.writeFileSync(lockFile(), "half a li");
  await acquireFolderLock(folder, 3000);
});

it("recognises a long-running instance by its dashboard, because its process id may have been reused", async () => {
  const page = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => page.listen(0, "localhost", resolve));
  const port = (page.address() as AddressInfo).port - 1;
  writeStaleLock({ pid: process.pid, port, since: hoursAgo() });
  await expect(acquireFolderLock(folder, port)).rejects.toThrow(`http://localhost:${port}`);
  await new Promise((resolve) => page.close(resolve));
  await acquireFolderLock(folder, port);
});
