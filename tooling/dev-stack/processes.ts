import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";
import { signalTree } from "./signal-tree.mjs";
import { isDiskFull, UserFacingError } from "./user-facing-error";

type Environment = Record<string, string>;
type Stoppable = { name: string; stop: () => Promise<void> };
/** In the background a program leaves the processor to whatever runs beside it. */
export type Priority = "normal" | "background";

export type Processes = ReturnType<typeof createProcesses>;

/** The child processes of one command. They end with it, in reverse order, also when it is killed. */
export function createProcesses() {
  const running: Stoppable[] = [];
  const guard = spawn(process.execPath, [path.resolve("tooling/dev-stack/orphan-reaper.mjs")], {
    detached: true,
    windowsHide: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  guard.stdin.on("error", () => {});
  let isStopping = false;

  const watch = (pid: number | undefined) => {
    if (pid) guard.stdin.write(`${pid}\n`);
  };

  return {
    isStopping: () => isStopping,
    /** Adds something with a stop function of its own. */
    add(name: string, pid: number | undefined, stop: () => Promise<void>): void {
      watch(pid);
      running.push({ name, stop });
    },
    /** Starts a long-running Node program with its output in the log file, or on the terminal. */
    start(
      name: string,
      args: string[],
      options: { env: Environment; logFile?: string; onExit: (output: string) => void },
    ) {
      const out = options.logFile ? openLog(options.logFile) : ("inherit" as const);
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...options.env } as NodeJS.ProcessEnv,
        // A process group of its own: Ctrl-C reaches this command only, which then stops the others in order.
        detached: true,
        windowsHide: true,
        stdio: ["ignore", out, out],
      });
      watch(child.pid);
      const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.once("exit", () => {
        if (!isStopping) options.onExit(options.logFile ? tailOfLog(options.logFile) : "");
      });
      running.push({ name, stop: () => stopProcessGroup(child, exited) });
    },
    async stopAll(): Promise<void> {
      isStopping = true;
      for (const { stop } of running.splice(0).reverse()) await stop().catch(() => {});
      guard.stdin.end();
    },
  };
}

function openLog(file: string): number {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return fs.openSync(file, "w");
}

export function tailOfLog(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n").slice(-15).join("\n") : "";
}

async function stopProcessGroup(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) signalTree(child.pid, name);
    } catch {
      // The process group has ended already.
    }
  };
  signal("SIGTERM");
  const force = setTimeout(() => signal("SIGKILL"), 5000);
  await exited;
  clearTimeout(force);
  // Ends grandchildren that are still running.
  signal("SIGKILL");
}

/** Runs a Node program to its end; its output is shown only if it fails. */
export async function runQuietly(
  what: string,
  args: string[],
  env: Environment = {},
  cwd = process.cwd(),
): Promise<string> {
  const { code, output } = await runProgram(args, env, cwd);
  if (code === 0) return output;
  if (isDiskFull(output)) throw Object.assign(new Error(output), { code: "ENOSPC" });
  throw new UserFacingError(`${what} failed:\n${output.trim().slice(-6000)}`);
}

/** Runs a Node program to its end and returns its exit code and output. */
export async function runProgram(
  args: string[],
  env: Environment = {},
  cwd = process.cwd(),
  priority: Priority = "normal",
): Promise<{ code: number; output: string }> {
  const running = execa(process.execPath, args, {
    env,
    cwd,
    stdin: "ignore",
    all: true,
    reject: false,
  });
  setPriority(running.pid, priority);
  const { exitCode, all } = await running;
  return { code: exitCode ?? 1, output: all };
}

/** To be called before the program has started any process of its own: these get the same priority. */
export function setPriority(pid: number | undefined, priority: Priority): void {
  if (priority === "background" && pid) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
}
