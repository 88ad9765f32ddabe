// With its ending: Node itself has to find it when the journeys load this file.
import { after } from "next/server.js";
import { log } from "@/lib/platform/log";

const running = new Set<Promise<void>>();

function run(task: () => Promise<unknown>): Promise<void> {
  const promise: Promise<void> = task()
    .then(() => undefined)
    .catch((err: unknown) => log().error({ err }, "work after the answer failed"))
    .finally(() => running.delete(promise));
  running.add(promise);
  return promise;
}

/**
 * Does the work when the answer has left. The host keeps the function alive for it; if it is killed all the same,
 * the outbox's sweep does what was left. In a script or a handler's test there is no answer to wait for: it starts at once.
 */
export function afterResponse(task: () => Promise<unknown>): void {
  try {
    after(() => run(task));
  } catch {
    void run(task);
  }
}

/** Resolves when no such work is under way in this process. */
export async function backgroundSettled(): Promise<void> {
  while (running.size) await Promise.all(running);
}
