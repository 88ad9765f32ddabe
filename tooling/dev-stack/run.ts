import path from "node:path";
import { build, needsBuild } from "./build-app";
import { elapsedSeconds, readyMessage, step } from "./cli-output";
import { startCronLoop } from "./cron-loop";
import { localSecrets, overriddenServices } from "./environment";
import { acquireFolderLock } from "./folder-lock";
import { prepare } from "./prepare";
import { createProcesses } from "./processes";
import { appLogPath, serve } from "./serve";
import { onStopSignal } from "./stop-signals";
import { toUserMessage, UserFacingError } from "./user-facing-error";

/** `npm start` and `npm run dev`. */
export async function run({ isDev, isReset }: { isDev: boolean; isReset: boolean }): Promise<void> {
  const began = Date.now();
  const processes = createProcesses();
  const close = async (code: number) => {
    if (processes.isStopping()) return;
    await processes.stopAll();
    process.exit(code);
  };
  const stop = () => {
    console.log("\n  Stopping.");
    void close(0);
  };
  // The second Ctrl-C does not wait; orphan-reaper.mjs ends what is left.
  onStopSignal(stop, () => process.exit(1));
  const onExit = (name: string, output: string) => {
    console.error(`${name} exited unexpectedly. Last output:\n${output}`);
    void close(1);
  };
  try {
    const folder = path.resolve(process.env.DATA_DIR || ".local");
    const port = readPort();
    const leaveFolder = await acquireFolderLock(folder, port);
    processes.add("Data folder lock", undefined, async () => leaveFolder());
    const secrets = localSecrets(folder);
    const stack = await prepare({ port, folder, secrets, processes, given: process.env, isReset, onExit });
    const distDir = ".next";
    if (!isDev) {
      const wanted = await needsBuild({ distDir, env: stack.env });
      if (wanted)
        await step("Building the app for production (a minute or two)", () =>
          build({ distDir, env: stack.env }, wanted),
        );
    }
    const logFile = isDev ? undefined : appLogPath(folder);
    const mode = isDev ? "dev" : "start";
    await step("Starting the server", () => serve({ stack, port, mode, distDir, processes, logFile, onExit }));
    const stopCronLoop = startCronLoop(port, process.env.CRON_SECRET || secrets.cron);
    processes.add("Cron loop", undefined, async () => stopCronLoop());
    console.log(`  Ready after ${elapsedSeconds(began)}.`);
    console.log(readyMessage(stack.appUrl, stack.providersUrl, overriddenServices(process.env)));
  } catch (error) {
    if (processes.isStopping()) return;
    console.error(toUserMessage(error));
    await close(1);
  }
}

function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_533) return port;
  throw new UserFacingError(`PORT has to be a number between 1 and 65532, and it is ${process.env.PORT}.`);
}
