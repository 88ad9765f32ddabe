import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { execa } from "execa";
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

const notInCopy = /^(node_modules|\.git|\.local|\.next.*|middleware\.ts|package-lock\.json|tsconfig\.tsbuildinfo)$/;

/**
 * Builds the app in a copy of its sources that has no middleware, like a deployment on which the middleware does not run. Once for a build under
 * test: after a failed test Playwright starts the file again in another process.
 */
async function buildWithoutMiddleware(): Promise<string> {
  const copy = path.resolve(".local/test/without-middleware");
  const stamp = path.join(copy, ".next/of-build");
  const buildUnderTest = fs.readFileSync(path.join(builtDir, "BUILD_ID"), "utf8");
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === buildUnderTest) return copy;
  removeFolder(copy)();
  fs.mkdirSync(copy, { recursive: true });
  for (const name of fs.readdirSync(".").filter((each) => !notInCopy.test(each)))
    fs.cpSync(name, path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  // It is made once, so that storing a build cache would only take time.
  const settings = {
    NEXT_DIST_DIR: ".next",
    NEXT_BUILD_CACHE: "0",
    NEXT_SKIP_TYPES: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { exitCode, all } = await execa(process.execPath, [nextBin, "build"], {
    cwd: copy,
    env: { NODE_ENV: "production", ...settings },
    all: true,
    reject: false,
  });
  if (exitCode !== 0) throw new Error(`The build without middleware failed:\n${all}`);
  fs.writeFileSync(stamp, buildUnderTest);
  return copy;
}

type Build = { distDir: string; folder?: string; onClose?: () => void };

async function startServer({ distDir, folder = ".", onClose = () => undefined }: Build): Promise<RunningServer> {
  const port = await findFreePort(3600 + Math.floor(Math.random() * 300));
  // A relative folder of stored files is that of the first server, whatever folder this one starts in.
  const files = { STORAGE_DIR: path.resolve(process.env.STORAGE_DIR || ".local/storage") };
  const settings = { NEXT_DIST_DIR: distDir, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const env = { ...process.env, ...files, ...settings };
  const child: ChildProcess = spawn(process.execPath, [nextBin, "start", "-p", String(port)], {
    cwd: folder,
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

/** Builds the same app without its middleware, which takes a minute or two, and starts it on the same database. */
export async function startWithoutMiddleware(): Promise<RunningServer> {
  const folder = await buildWithoutMiddleware();
  return startServer({ distDir: ".next", folder });
}

/** Starts a second instance of the app: the same build on the same database. */
export const startSecondInstance = (): Promise<RunningServer> => startServer({ distDir: builtDir });

/** Starts the app as the next deployment: the same code under another build id, on the same database. */
export async function startNextDeployment(): Promise<RunningServer> {
  const copy = copyBuild("next-deployment");
  fs.writeFileSync(path.join(copy, "BUILD_ID"), crypto.randomUUID());
  return startServer({ distDir: copy, onClose: removeFolder(copy) });
}
