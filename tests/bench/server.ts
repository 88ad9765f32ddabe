import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { nextBin } from "../../tooling/dev-stack/build-app";

export type BenchServer = {
  child: ChildProcess;
  /** From the command to the first response below 400, in milliseconds. */
  firstResponseMs: number;
  /** Resident memory in megabytes; null where /proc is missing. */
  memoryMb: () => number | null;
};

type ServerOptions = { args: string[]; env: Record<string, string>; address: string };

/** The limits of the image (Dockerfile). */
const heapFlags = ["--max-old-space-size=192", "--max-semi-space-size=8"];

/** Starts `next start` with the image's limits of memory and waits for its first response. Throws if it ends or does not answer within 90 seconds. */
export async function startServer({ args, env, address }: ServerOptions): Promise<BenchServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [...heapFlags, nextBin, "start", ...args], {
    env: { ...process.env, ...env, MALLOC_ARENA_MAX: "2", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr?.on("data", (text: Buffer) => {
    errors = `${errors}${text}`.slice(-2_000);
  });
  while (!(await isResponding(address))) {
    if (child.exitCode !== null) throw new Error(`next start ended with ${child.exitCode}:\n${errors}`);
    if (performance.now() - started > 90_000) throw new Error(`${address} did not respond`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { child, firstResponseMs: performance.now() - started, memoryMb: () => residentMb(child.pid) };
}

/** Starts node:http with the bytes of a page (bare-server.ts). */
export async function startBare(page: string, port: number): Promise<BenchServer> {
  const file = path.resolve(".local/bench/page.html");
  fs.writeFileSync(file, Buffer.from(await (await fetch(page)).arrayBuffer()));
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/bare-server.ts", file, String(port)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { child, firstResponseMs: performance.now() - started, memoryMb: () => residentMb(child.pid) };
}

const isResponding = (address: string): Promise<boolean> =>
  fetch(address, { redirect: "manual" }).then(
    ({ status }) => status < 400,
    () => false,
  );

function residentMb(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1_024) : null;
  } catch {
    return null;
  }
}
