import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterEach, expect, it } from "vitest";
import { signalTree } from "./signal-tree.mjs";

let child: ChildProcess | undefined;
afterEach(() => child?.kill("SIGKILL"));

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.runIf(process.platform !== "win32")(
  "ends a process with its descendants, and throws when they have ended",
  async () => {
    const script = `const { spawn } = require("node:child_process");
    console.log(spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" }).pid); setInterval(() => {}, 1000);`;
    child = spawn(process.execPath, ["-e", script], { detached: true, stdio: ["ignore", "pipe", "inherit"] });
    const { value } = await createInterface({ input: child.stdout! })[Symbol.asyncIterator]().next();
    const exited = new Promise((resolve) => child?.once("exit", resolve));
    signalTree(child.pid!, "SIGTERM");
    await exited;
    await expect.poll(() => isRunning(Number(value)), { timeout: 10_000 }).toBe(false);
    expect(() => signalTree(child!.pid!, "SIGTERM")).toThrow();
  },
);

it("ends the tree with taskkill on Windows, where a negative process id and signals do not exist", () => {
  const commands: string[] = [];
  const run = (status: number) => (file: string, args: string[]) => {
    commands.push([file, ...args].join(" "));
    return { status };
  };
  expect(signalTree(4711, "SIGTERM", { platform: "win32", run: run(0) })).toBe(true);
  expect(commands).toEqual(["taskkill /pid 4711 /T /F"]);
  expect(() => signalTree(4711, "SIGKILL", { platform: "win32", run: run(128) })).toThrow("4711 has ended");
});
