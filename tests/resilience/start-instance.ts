import { type ChildProcess, spawn } from "node:child_process";
import { afterAll } from "vitest";
import { requestsTo, type SendRequest } from "@/tests/resilience/send-request";

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
});

export type Instance = {
  request: SendRequest;
  /** Ends it as a lost machine would: in the middle of whatever it does. */
  kill: () => Promise<void>;
};

/** Starts an instance of the app in a process of its own, with this test's environment and whatever is given. */
export async function startInstance(given: Record<string, string> = {}): Promise<Instance> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/resilience/app-instance.ts"], {
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", ...given } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  running.add(child);
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("exit", () => reject(new Error(`The instance did not start:\n${output}`)));
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  return {
    request: requestsTo(`http://127.0.0.1:${port}`),
    kill: async () => {
      child.kill("SIGKILL");
      running.delete(child);
      await ended;
    },
  };
}
