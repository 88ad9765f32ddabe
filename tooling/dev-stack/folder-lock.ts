import fs from "node:fs";
import path from "node:path";
import { UserFacingError } from "./user-facing-error";

type LockHolder = { pid: number; port: number; since: number };

/** A first start installs, seeds and builds before it responds; no start takes longer. */
const STARTUP_TIMEOUT_MS = 15 * 60_000;

/**
 * Locks a data folder: two instances would stop each other's database and overwrite each other's build. Returns the function
 * that releases the lock.
 */
export async function acquireFolderLock(folder: string, port: number): Promise<() => void> {
  fs.mkdirSync(folder, { recursive: true });
  requireDiskSpace(folder);
  const file = path.join(folder, "dev-stack.lock");
  const mine = JSON.stringify({ pid: process.pid, port, since: Date.now() } satisfies LockHolder);
  if (!writeLock(file, mine)) {
    const found = readLock(file);
    const holder = parseLock(found);
    if (holder && (await isRunning(holder))) throw alreadyRunningError(folder, holder.port);
    removeStaleLock(file, found);
    if (!writeLock(file, mine)) throw alreadyRunningError(folder, parseLock(readLock(file))?.port ?? port);
  }
  return () => {
    if (readLock(file) === mine) fs.rmSync(file, { force: true });
  };
}

/** Creates the lock file atomically (a hard link); false if one exists. */
function writeLock(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Moves the lock aside before looking at it again, and puts it back if another start has replaced it meanwhile. */
function removeStaleLock(file: string, found: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
    if (readLock(aside) !== found) fs.linkSync(aside, file);
  } catch {
    // Another start was faster; who holds the lock is decided by writing it.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function alreadyRunningError(folder: string, port: number): UserFacingError {
  return new UserFacingError(
    `Another instance uses ${folder} (http://localhost:${port}). Stop it, or run a second one: DATA_DIR=.local-two PORT=4000 npm start`,
  );
}

function requireDiskSpace(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const megabytes = Math.round((bavail * bsize) / 1024 ** 2);
  if (megabytes >= 200) return;
  throw new UserFacingError(
    `There are ${megabytes} MB left on the disk of ${folder}, and the data needs 200 MB. Free some space first.`,
  );
}

const readLock = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

function parseLock(text: string): LockHolder | null {
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    return null;
  }
}

/** The process id may have been reused, so after the startup time the dashboard must respond too. */
async function isRunning({ pid, port, since }: LockHolder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  if (Date.now() - (since ?? 0) < STARTUP_TIMEOUT_MS) return true;
  const response = await fetch(`http://localhost:${port + 1}/version`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return response?.ok ?? false;
}
