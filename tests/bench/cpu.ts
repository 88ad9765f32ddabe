import fs from "node:fs";
import os from "node:os";

const USER_TICKS = 100;

/** Seconds of CPU time: of the whole machine, and of this process with all that it has started. */
type CpuTimes = { at: number; all: number; own: number };

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/** The times of a line of /proc/{pid}/stat, after the name: its parent, and its ticks with those of its ended children. */
export function parseStat(line: string): { parent: number; ticks: number } {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0) };
}

/** The ticks of a process and everything below it. */
export function ticksOfTree(processes: ReadonlyMap<number, { parent: number; ticks: number }>, root: number): number {
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 0; at = processes.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  return [...processes].reduce((sum, [pid, { ticks }]) => sum + (isBelow(pid) ? ticks : 0), 0);
}

/** Null where there is no /proc. */
export function readCpu(): CpuTimes | null {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = numbers(
      fs.readFileSync("/proc/stat", "utf8").split("\n")[0]?.slice(4) ?? "",
    );
    const processes = new Map<number, { parent: number; ticks: number }>();
    for (const name of fs.readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
      try {
        processes.set(Number(name), parseStat(fs.readFileSync(`/proc/${name}/stat`, "utf8")));
      } catch {
        // It has ended since it was listed.
      }
    }
    const own = ticksOfTree(processes, process.pid);
    return { at: performance.now(), all: (user + nice + system + irq + softirq) / USER_TICKS, own: own / USER_TICKS };
  } catch {
    return null;
  }
}

/** The part of the machine that others used between two readings, 0 to 1; null where it cannot be known. */
export function foreignShare(before: CpuTimes | null, after: CpuTimes | null): number | null {
  if (!before || !after) return null;
  const seconds = (after.at - before.at) / 1_000;
  const foreign = after.all - before.all - (after.own - before.own);
  return Math.min(1, Math.max(0, foreign / (seconds * os.availableParallelism())));
}
