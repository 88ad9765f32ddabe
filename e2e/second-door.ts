import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { nextProgram } from "../local/build-app";
import { freePort } from "../local/ports";
import { waitFor } from "../local/prepare";

/** Where the build is whose app the journeys walk through. */
const built = process.env.E2E_DIST_DIR ?? (process.env.E2E_BASE_URL ? ".next-test" : ".next");

export type Door = { url: string; close: () => Promise<void> };

/** A copy of the build that has forgotten its middleware: a deployment on which it does not run. */
function withoutMiddleware(): string {
  const copy = `${built}-without-middleware`;
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(built, copy, { recursive: true, filter: (file) => path.basename(file) !== "cache" });
  const functionsFile = path.join(copy, "server", "functions-config-manifest.json");
  const known = JSON.parse(fs.readFileSync(functionsFile, "utf8")) as { functions: Record<string, unknown> };
  if (!known.functions["/_middleware"]) throw new Error("Next keeps its middleware somewhere else by now.");
  delete known.functions["/_middleware"];
  fs.writeFileSync(functionsFile, JSON.stringify(known));
  for (const file of ["middleware.js", "middleware.js.nft.json"])
    fs.rmSync(path.join(copy, "server", file), { force: true });
  return copy;
}

async function open(distDir: string, close: () => void): Promise<Door> {
  const port = await freePort(3600 + Math.floor(Math.random() * 300));
  const env = { ...process.env, NEXT_DIST_DIR: distDir, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const child: ChildProcess = spawn(process.execPath, [nextProgram, "start", "-p", String(port)], {
    env: env as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/api/health`, 60, () => child.exitCode !== null);
  return {
    url,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      close();
    },
  };
}

/** The same museum, on the same database, without its middleware. */
export async function openUnguarded(): Promise<Door> {
  const copy = withoutMiddleware();
  return open(copy, () => fs.rmSync(copy, { recursive: true, force: true }));
}
