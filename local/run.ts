import path from "node:path";
import { build, needsBuild } from "./build-app";
import { asSentence, Complaint } from "./complaint";
import { localSecrets, replacedBy } from "./environment";
import { takeFolder } from "./lock";
import { prepare } from "./prepare";
import { createProcesses } from "./processes";
import { seconds, step, welcome } from "./say";
import { appLog, serve, startClock } from "./serve";

/** `npm start` and `npm run dev`. */
export async function run({ isDev, isReset }: { isDev: boolean; isReset: boolean }): Promise<void> {
  const began = Date.now();
  const processes = createProcesses();
  const close = async (code: number) => {
    if (processes.isStopping()) return;
    await processes.stopAll();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // The second Ctrl-C does not wait; the guard ends what is left.
      if (processes.isStopping()) process.exit(1);
      console.log("\n  Closing the museum.");
      void close(0);
    });
  }
  const onExit = (name: string, said: string) => {
    console.error(`${name} stopped by itself. Its last words:\n${said}`);
    void close(1);
  };
  try {
    const folder = path.resolve(process.env.MUSEUM_DATA || ".local");
    const port = readPort();
    const leaveFolder = await takeFolder(folder, port);
    processes.add("The folder's lock", undefined, async () => leaveFolder());
    const secrets = localSecrets(folder);
    const stack = await prepare({ port, folder, secrets, processes, given: process.env, isReset, onExit });
    const distDir = ".next";
    if (!isDev) {
      const wanted = await needsBuild({ distDir, env: stack.env });
      if (wanted)
        await step("Building the museum for production (a minute or two)", () =>
          build({ distDir, env: stack.env }, wanted),
        );
    }
    const logFile = isDev ? undefined : appLog(folder);
    const mode = isDev ? "dev" : "start";
    await step("Opening the doors", () => serve({ stack, port, mode, distDir, processes, logFile, onExit }));
    const stopClock = startClock(port, process.env.CRON_SECRET || secrets.cron);
    processes.add("The clock", undefined, async () => stopClock());
    console.log(`  Ready after ${seconds(began)}.`);
    console.log(welcome(stack.appUrl, stack.providersUrl, replacedBy(process.env)));
  } catch (error) {
    if (processes.isStopping()) return;
    console.error(asSentence(error));
    await close(1);
  }
}

function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_533) return port;
  throw new Complaint(`PORT has to be a number between 1 and 65532, and it is ${process.env.PORT}.`);
}
