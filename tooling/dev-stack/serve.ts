import path from "node:path";
import { nextBin } from "./build-app";
import { type Stack, waitForUrl } from "./prepare";
import type { Processes } from "./processes";

export type ServeOptions = {
  stack: Stack;
  port: number;
  mode: "start" | "dev";
  distDir: string;
  processes: Processes;
  /** The file for the app's output; the terminal without it. */
  logFile?: string;
  onExit: (name: string, output: string) => void;
};

/** Starts the app and waits until it can reach everything it needs. */
export async function serve({ stack, port, mode, distDir, processes, logFile, onExit }: ServeOptions): Promise<void> {
  let hasEnded = false;
  // A client that sends a call on an idle connection just as the app closes it gets an error, so the app waits longer than clients do.
  const idleTimeout = mode === "start" ? ["--keepAliveTimeout", "70000"] : [];
  processes.start("The app", [nextBin, mode, "-p", String(port), ...idleTimeout], {
    env: {
      ...stack.env,
      NEXT_DIST_DIR: distDir,
      NODE_ENV: mode === "dev" ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    logFile,
    onExit: (output) => {
      hasEnded = true;
      onExit("The app", output);
    },
  });
  await waitForUrl(`http://localhost:${port}/api/health`, 90, () => hasEnded);
}

export const appLogPath = (folder: string) => path.join(folder, "logs", "app.log");
