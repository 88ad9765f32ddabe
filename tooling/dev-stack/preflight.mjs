// Checks and installs what everything else needs. Node's own modules only, because nothing is installed yet.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { libc } from "./node-runtime.mjs";
import { runNpm } from "./npm.mjs";
import { installMissingBinaries } from "./platform-binaries.mjs";

/** The oldest Node that can fetch a newer one (node-runtime.mjs). */
const OLDEST = [20, 19];
const SPACE_NEEDED = 1024 ** 3;
const STAMP = "node_modules/.install-lock";

/**
 * Why the app cannot run with this Node or on this disk, in one sentence, or null.
 * @param {{ node: string; freeBytes: number; isInstalled: boolean }} machine
 */
export function preflightError({ node, freeBytes, isInstalled }) {
  const [major, minor] = node.split(".").map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return `The Living Archive needs Node ${OLDEST.join(".")} or newer; this is ${node}. Get it at nodejs.org.`;
  if (freeBytes < SPACE_NEEDED / (isInstalled ? 4 : 1))
    return `The disk is almost full: ${Math.round(freeBytes / 1024 ** 2)} MB are left, and the app needs about a gigabyte.`;
  return null;
}

/** Changes to the project folder and exits with a sentence if the machine is not suitable. */
export function checkMachine() {
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  const { bavail, bsize } = fs.statfsSync(".");
  const refusal = preflightError({
    node: process.versions.node,
    freeBytes: bavail * bsize,
    isInstalled: isInstalled(),
  });
  if (refusal) stop(refusal);
}

/** Installs what is missing. Resolves with the seconds that it took. */
export async function installIfNeeded() {
  const seconds = isInstalled() ? 0 : await installLock();
  const machine = { platform: process.platform, arch: process.arch, libc: libc() };
  const failure = await installMissingBinaries(readLock("package-lock.json") ?? {}, machine);
  if (failure) stop(failure);
  return seconds;
}

/**
 * Installs package-lock.json when a dependency is missing or has another version. `npm ci` rejects a lock without the binaries
 * of every operating system; `npm install --no-save` installs the same versions and leaves the lock unchanged.
 * Resolves with the seconds that it took.
 */
async function installLock() {
  const wanted = wantedPackages().map(([place]) => place);
  const began = Date.now();
  console.log(`Installing ${wanted.length} packages. This happens once and takes a minute or two.`);
  const progress = showProgress(wanted);
  const { code, output } = await runNpm(["install", "--no-save", "--include=dev"]);
  progress.end();
  if (/ENOSPC/.test(output))
    stop("The disk became full while the packages were installed. Free some space and start again.");
  if (code !== 0)
    stop(`The packages could not be installed (npm exited with ${code}). Last output:\n${output.trim().slice(-1500)}`);
  fs.writeFileSync(STAMP, lockHash());
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
  return (Date.now() - began) / 1000;
}

/** Exits with a sentence where nothing is installed. Returns the seconds that it took, like `installIfNeeded`. */
export function requireInstalled() {
  if (!fs.existsSync("node_modules/tsx"))
    stop("The packages are not installed yet: run `npm install --no-save` first.");
  return 0;
}

function showProgress(wanted) {
  const isTerminal = process.stdout.isTTY;
  const arrived = () => wanted.filter((place) => fs.existsSync(`${place}/package.json`)).length;
  const line = () => `  ${arrived()} of ${wanted.length} packages`;
  const timer = setInterval(
    () => (isTerminal ? process.stdout.write(`\r${line()}`) : console.log(line())),
    isTerminal ? 500 : 15000,
  );
  return {
    end() {
      clearInterval(timer);
      if (isTerminal) process.stdout.write("\r\x1b[K");
    },
  };
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return null;
  }
}

function wantedPackages() {
  const packages = Object.entries(readLock("package-lock.json") ?? {});
  // Optional ones are builds for other systems; npm leaves them out.
  return packages.filter(([place, { optional, link, extraneous }]) => place && !optional && !link && !extraneous);
}

const lockHash = () => createHash("sha256").update(fs.readFileSync("package-lock.json")).digest("hex");

/** True if our stamp matches the lock file, or npm's own record of the installed packages does. */
function isInstalled() {
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, "utf8") === lockHash()) return true;
  const found = readLock("node_modules/.package-lock.json");
  return found !== null && wantedPackages().every(([place, { version }]) => found[place]?.version === version);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
