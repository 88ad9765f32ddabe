import fs from "node:fs";
import path from "node:path";
import { Complaint } from "./complaint";

type Holder = { pid: number; port: number };

/** One museum at a time in a folder: two would end each other's database and overwrite each other's build. */
export async function takeFolder(folder: string, port: number): Promise<void> {
  const file = path.join(folder, "museum.lock");
  const holder = readHolder(file);
  if (holder && (await isOpen(holder))) {
    throw new Complaint(
      `The museum in ${folder} is open already at http://localhost:${holder.port}. Close it there first, or keep a second one apart: MUSEUM_DATA=.local-two PORT=4000 npm start`,
    );
  }
  fs.mkdirSync(folder, { recursive: true });
  requireSpace(folder);
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, port } satisfies Holder));
}

function requireSpace(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const megabytes = Math.round((bavail * bsize) / 1024 ** 2);
  if (megabytes >= 200) return;
  throw new Complaint(
    `There are ${megabytes} MB left on the disk of ${folder}, and the museum's data needs 200 MB. Free some space first.`,
  );
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Holder;
  } catch {
    return null;
  }
}

/** A number of a process may have been given to another one since, so the museum's own page has to answer too. */
async function isOpen({ pid, port }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const answer = await fetch(`http://localhost:${port + 1}/version`, { signal: AbortSignal.timeout(2000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
