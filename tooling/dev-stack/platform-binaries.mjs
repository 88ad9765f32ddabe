// Installs the binaries of this platform that package-lock.json does not list: where the lock was made, some builds for macOS and
// Windows could not be had, and npm installs only what the lock lists. Node's own modules only.
import fs from "node:fs";
import path from "node:path";
import { runNpm } from "./npm.mjs";

/** @typedef {{ platform: string; arch: string; libc?: string }} Machine */
/** @typedef {{ optionalDependencies?: Record<string, string>; link?: boolean }} LockedPackage */

const systems = {
  darwin: "darwin",
  linux: "linux",
  win32: "win32",
  windows: "win32",
  freebsd: "freebsd",
  android: "android",
  openharmony: "openharmony",
  openbsd: "openbsd",
  netbsd: "netbsd",
  sunos: "sunos",
  aix: "aix",
};
const processors = ["x64", "arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "loong64", "mips64el"];

/**
 * The system and processor in the name of a package that holds a binary; null for other packages. `libc` is "" where the name has none.
 * @param {string} name
 */
export function readPlatform(name) {
  const words = name.replace("linuxmusl", "linux-musl").split(/[-/.]/);
  const system = words.find((word) => Object.hasOwn(systems, word));
  const arch = words.find((word) => processors.includes(word));
  if (!system || !arch) return null;
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : "";
  return { platform: systems[system], arch, libc };
}

/**
 * The binaries that a package needs on a machine, out of all that it names.
 * @param {string[]} names
 * @param {Machine} machine
 */
export function binariesFor(names, { platform, arch, libc }) {
  const fitting = names.filter((name) => {
    const found = readPlatform(name);
    return found?.platform === platform && found.arch === arch;
  });
  // A build without a libc in its name runs with both, unless there is one for musl beside it.
  const family = (name) => name.replace(/-?musl|-gnu/, "");
  const hasMusl = (name) =>
    fitting.some((other) => family(other) === family(name) && readPlatform(other)?.libc === "musl");
  return fitting.filter((name) => {
    const wanted = readPlatform(name)?.libc;
    if (platform !== "linux") return true;
    return libc === "musl" ? wanted === "musl" || (!wanted && !hasMusl(name)) : wanted !== "musl";
  });
}

/**
 * `name@version` of each binary that an installed package names for this machine and that is not there, at the version that the
 * package asks for.
 * @param {Record<string, LockedPackage>} locked the packages of the lock by their folder
 * @param {Machine} machine
 * @param {(folder: string) => boolean} exists
 */
export function missingBinaries(locked, machine, exists) {
  const missing = new Map();
  for (const [place, { optionalDependencies, link }] of Object.entries(locked)) {
    if (!optionalDependencies || link || !exists(place || ".")) continue;
    for (const name of binariesFor(Object.keys(optionalDependencies), machine)) {
      if (!lookupFolders(place, name).some(exists) && !missing.has(name)) missing.set(name, optionalDependencies[name]);
    }
  }
  return [...missing].map(([name, version]) => `${name}@${version}`).sort();
}

/** Where Node looks for a package, from the folder of the one that needs it up to the project. */
function lookupFolders(place, name) {
  const parts = place.split("node_modules/");
  return parts
    .map((_, depth) => `${parts.slice(0, depth).join("node_modules/")}node_modules/${name}`)
    .concat(`${place}/node_modules/${name}`);
}

/**
 * Installs what is missing, and nothing else. Resolves with a sentence when that fails.
 * @param {Record<string, LockedPackage>} locked
 * @param {Machine} machine
 * @returns {Promise<string | null>}
 */
export async function installMissingBinaries(locked, machine) {
  const exists = (folder) => fs.existsSync(path.join(folder, "package.json"));
  const missing = missingBinaries(locked, machine, exists);
  if (missing.length === 0) return null;
  console.log(`Installing the binaries that this platform needs and npm left out: ${missing.join(", ")}.`);
  const { code, output } = await runNpm(["install", "--no-save", "--include=dev", ...missing]);
  if (code === 0 && missingBinaries(locked, machine, exists).length === 0) return null;
  return `The app needs ${missing.join(", ")} on ${machine.platform}-${machine.arch}, and npm could not install them: check the network and the registry, then run the command again.\n${output.trim().slice(-800)}`;
}
