import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { nextBin } from "../../../tooling/dev-stack/build-app";
import { findFreePort } from "../../../tooling/dev-stack/ports";
import { waitForUrl } from "../../../tooling/dev-stack/prepare";

/** The folder of the build under test. */
const builtDir = process.env.E2E_DIST_DIR ?? (process.env.E2E_BASE_URL ? ".next-test" : ".next");

export type RunningServer = { url: string; pid: number; close: () => Promise<void> };

const removeFolder = (folder: string) => () => fs.rmSync(folder, { recursive: true, force: true });

function copyBuild(name: string): string {
  const copy = `${builtDir}-${name}`;
  removeFolder(copy)();
  fs.cpSync(builtDir, copy, { recursive: true, filter: (file) => path.basename(file) !== "cache" });
  return copy;
}

/** Copies the build without its middleware, like a deployment on which the middleware does not run. */
function copyBuildWithoutMiddleware(): string {
  const copy = copyBuild("without-middleware");
  const functionsFile = path.join(copy, "server", "functions-config-manifest.json");
  const manifest = JSON.parse(fs.readFileSync(functionsFile, "utf8")) as { functions: Record<string, unknown> };
  if (!manifest.functions["/_middleware"])
    throw new Error("functions-config-manifest.json no longer lists the middleware.");
  delete manifest.functions["/_middleware"];
  fs.writeFileSync(functionsFile, JSON.stringify(manifest));
  for (const file of ["middleware.js", "middleware.js.nft.json"])
    fs.rmSync(path.join(copy, "server", file), { force: true });
  return copy;
}

async function startServer(distDir: string, onClose: () => void = () => undefined): Promise<RunningServer> {
  const port = await findFreePort(3600 + Math.floor(Math.random() * 300));
  const env = { ...process.env, NEXT_DIST_DIR: distDir, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const child: ChildProcess = spawn(process.execPath, [nextBin, "start", "-p", String(port)], {
    env: env as NodeJS.ProcessEnv,
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://localhost:${port}`;
  await waitForUrl(`${url}/api/health`, 60, () => child.exitCode !== null);
  return {
    url,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      onClose();
    },
  };
}

/** Starts the same app on the same database, without its middleware. */
export async function startWithoutMiddleware(): Promise<RunningServer> {
  const copy = copyBuildWithoutMiddleware();
  return startServer(copy, removeFolder(copy));
}

/** Starts a second instance of the app: the same build on the same database. */
export const startSecondInstance = (): Promise<RunningServer> => startServer(builtDir);

/** Starts the app as the next deployment: the same code under another build id, on the same database. */
export async function startNextDeployment(): Promise<RunningServer> {
  const copy = copyBuild("next-deployment");
  fs.writeFileSync(path.join(copy, "BUILD_ID"), crypto.randomUUID());
  return startServer(copy, removeFolder(copy));
}
