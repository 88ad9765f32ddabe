import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { libc } from "./node-runtime.mjs";
import { runNpm } from "./npm.mjs";

const name = "@sparticuz/chromium";
const version = "153.0.0";

/** Writes the browser, which its package holds compressed, into the folder for temporary files. */
const unpackScript = `import chromium from "${name}"; await chromium.executablePath();`;

/**
 * Chromium's headless shell, the build without a user interface: the same engine with two thirds of the processor time in our browser
 * tests. npm has it for one platform; null elsewhere, and where it cannot be fetched or does not run. Kept in `.local/browser`.
 */
export async function findHeadlessShell(): Promise<string | null> {
  if (`${process.platform}-${os.arch()}` !== "linux-x64" || libc() === "musl") return null;
  const folder = path.resolve(".local/browser", version);
  const program = path.join(folder, "chromium");
  if (fs.existsSync(program)) return program;
  console.log(`  Fetching the headless Chromium ${version} through npm. This happens once.`);
  // Fetched beside its place and then renamed, because two commands may do this at the same time.
  const draft = `${folder}-draft-${process.pid}`;
  const unpacked = path.join(draft, "unpacked");
  try {
    fs.mkdirSync(unpacked, { recursive: true });
    fs.writeFileSync(path.join(draft, "package.json"), "{}");
    await runNpm(["install", "--no-package-lock", `${name}@${version}`], draft);
    const run = { cwd: draft, env: { ...process.env, TMPDIR: unpacked } };
    spawnSync(process.execPath, ["--input-type=module", "--eval", unpackScript], run);
    if (spawnSync(path.join(unpacked, "chromium"), ["--version"]).status !== 0) return null;
    fs.renameSync(unpacked, folder);
    return program;
  } catch (error) {
    // Another command was first.
    if (fs.existsSync(program)) return program;
    throw error;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}
