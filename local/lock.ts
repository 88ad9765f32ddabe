import fs from "node:fs";
import path from "node:path";
import { Complaint } from "./complaint";

type Holder = { pid: number; port: number; since: number };

/** A first start installs, seeds and builds before anything of it answers; no start takes longer. */
const STARTING_MS = 15 * 60_000;

/**
 * One museum at a time in a folder: two would end each other's database and overwrite each other's build. Gives back what
 * lets the next one in.
 */
export async function takeFolder(folder: string, port: number): Promise<() => void> {
  fs.mkdirSync(folder, { recursive: true });
  requireSpace(folder);
  const file = path.join(folder, "museum.lock");
  const mine = JSON.stringify({ pid: process.pid, port, since: Date.now() } satisfies Holder);
  if (!write(file, mine)) {
    const found = read(file);
    const holder = parse(found);
    if (holder && (await isOpen(holder))) throw complainOf(folder, holder.port);
    // Whoever left it is gone; but another start may have found that out meanwhile, and what lies there now be its own.
    if (read(file) === found) fs.rmSync(file, { force: true });
    if (!write(file, mine)) throw complainOf(folder, parse(read(file))?.port ?? port);
  }
  return () => {
    if (read(file) === mine) fs.rmSync(file, { force: true });
  };
}

/** Puts the text there whole, or finds that there is one already: what is linked is complete at once. */
function write(file: string, text: string): boolean {
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

function complainOf(folder: string, port: number): Complaint {
  return new Complaint(
    `The museum in ${folder} is open already, or about to open, at http://localhost:${port}. Close it there first, or keep a second one apart: MUSEUM_DATA=.local-two PORT=4000 npm start`,
  );
}

function requireSpace(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const megabytes = Math.round((bavail * bsize) / 1024 ** 2);
  if (megabytes >= 200) return;
  throw new Complaint(
    `There are ${megabytes} MB left on the disk of ${folder}, and the museum's data needs 200 MB. Free some space first.`,
  );
}

const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** The number of a process may have been given to another one since, so after a while the museum's own page has to answer too. */
async function isOpen({ pid, port, since }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A museum of another user may not be signalled, and is open all the same.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  if (Date.now() - (since ?? 0) < STARTING_MS) return true;
  const answer = await fetch(`http://localhost:${port + 1}/version`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
