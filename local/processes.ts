import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Complaint, isDiskFull } from "./complaint";

type Environment = Record<string, string>;
type Stoppable = { name: string; stop: () => Promise<void> };

export type Processes = ReturnType<typeof createProcesses>;

/** The processes of one command. They end with it, in the reverse order of their start, also when it is killed. */
export function createProcesses() {
  const running: Stoppable[] = [];
  const guard = spawn(process.execPath, [path.resolve("local/guard.mjs")], {
    detached: true,
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
    /** Takes care of something that knows itself how to stop. */
    add(name: string, pid: number | undefined, stop: () => Promise<void>): void {
      watch(pid);
      running.push({ name, stop });
    },
    /** Starts a Node program that runs until it is stopped; what it writes goes to the log file, or to the terminal. */
    start(
      name: string,
      args: string[],
      options: { env: Environment; logFile?: string; onExit: (said: string) => void },
    ) {
      const out = options.logFile ? openLog(options.logFile) : ("inherit" as const);
      const child = spawn(process.execPath, args, {
        env: { ...process.env, ...options.env } as NodeJS.ProcessEnv,
        // A group of its own: Ctrl-C reaches this command only, which then ends the rest in order.
        detached: true,
        stdio: ["ignore", out, out],
      });
      watch(child.pid);
      const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.once("exit", () => {
        if (!isStopping) options.onExit(options.logFile ? tail(options.logFile) : "");
      });
      running.push({ name, stop: () => endGroup(child, exited) });
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

export function tail(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n").slice(-15).join("\n") : "";
}

async function endGroup(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group is gone already.
    }
  };
  signal("SIGTERM");
  const force = setTimeout(() => signal("SIGKILL"), 5000);
  await exited;
  clearTimeout(force);
  // A grandchild may have outlived the child that started it.
  signal("SIGKILL");
}

/** Runs a program to its end. Its output is kept back and shown only when it fails. */
export async function runQuietly(
  what: string,
  args: string[],
  env: Environment = {},
  cwd = process.cwd(),
): Promise<string> {
  const { code, said } = await runProgram(args, env, cwd);
  if (code === 0) return said;
  if (isDiskFull(said)) throw Object.assign(new Error(said), { code: "ENOSPC" });
  throw new Complaint(`${what} failed:\n${said.trim().slice(-6000)}`);
}

/** Runs a Node program to its end and gives its exit code and everything it wrote. */
export async function runProgram(
  args: string[],
  env: Environment = {},
  cwd = process.cwd(),
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? 1)));
  return { code, said };
}
