// With its file extension, because the end-to-end tests load this file in plain Node.
import { after } from "next/server.js";
import { log } from "@/lib/core/log";

const running = new Set<Promise<void>>();

function run(task: () => Promise<unknown>): Promise<void> {
  const promise: Promise<void> = task()
    .then(() => undefined)
    .catch((err: unknown) => log().error({ err }, "background task failed"))
    .finally(() => running.delete(promise));
  running.add(promise);
  return promise;
}

/**
 * Runs a task after the response is sent. The host keeps the function alive for it; if the process dies anyway, the scheduled
 * jobs process the outbox. Outside a request (a script, a handler's test) the task starts at once.
 */
export function afterResponse(task: () => Promise<unknown>): void {
  try {
    after(() => run(task));
  } catch {
    void run(task);
  }
}

/** Resolves when no background task runs in this process. */
export async function backgroundSettled(): Promise<void> {
  while (running.size) await Promise.all(running);
}
