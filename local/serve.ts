import path from "node:path";
import { nextProgram } from "./build-app";
import { type Stack, waitFor } from "./prepare";
import type { Processes } from "./processes";

export type Serving = {
  stack: Stack;
  port: number;
  mode: "start" | "dev";
  distDir: string;
  processes: Processes;
  /** What the app writes goes here; without it to the terminal. */
  logFile?: string;
  onExit: (name: string, said: string) => void;
};

/** Starts the app and waits until it can reach everything it needs. */
export async function serve({ stack, port, mode, distDir, processes, logFile, onExit }: Serving): Promise<void> {
  let hasEnded = false;
  processes.start("The app", [nextProgram, mode, "-p", String(port)], {
    env: {
      ...stack.env,
      NEXT_DIST_DIR: distDir,
      NODE_ENV: mode === "dev" ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    logFile,
    onExit: (said) => {
      hasEnded = true;
      onExit("The app", said);
    },
  });
  await waitFor(`http://localhost:${port}/api/health`, 90, () => hasEnded);
}

/** The clock of a machine without a scheduler: it calls the sweep as a serverless host's cron does in production. */
export function startClock(port: number, secret: string, everySeconds = 10): () => void {
  const headers = { authorization: `Bearer ${secret}` };
  const call = () =>
    // One that fails is made up for by the next.
    fetch(`http://localhost:${port}/api/cron/sweep`, { headers, signal: AbortSignal.timeout(60_000) }).catch(
      () => null,
    );
  const timer = setInterval(call, everySeconds * 1000);
  return () => clearInterval(timer);
}

export const appLog = (folder: string) => path.join(folder, "logs", "app.log");
