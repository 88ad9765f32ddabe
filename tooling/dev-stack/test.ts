import fs from "node:fs";
import path from "node:path";
import { isFull } from "../../tests/tier";
import { build } from "./build-app";
import { deadCode, runChecks, sourceChecks, typeCheck } from "./checks";
import { step } from "./cli-output";
import { startCronLoop } from "./cron-loop";
import { testSecrets } from "./environment";
import { findBrowser } from "./find-browser";
import { acquireFolderLock } from "./folder-lock";
import { generateAll } from "./generate";
import { findFreePortRange } from "./ports";
import { prepare, type Stack } from "./prepare";
import { createProcesses } from "./processes";
import { runBrowserTests, runPageBudgets, runStress, runVitest } from "./runners";
import { appLogPath, serve } from "./serve";
import { createStages } from "./stages";
import { onStopSignal } from "./stop-signals";
import { UserFacingError } from "./user-facing-error";

/** Settings that `.env` or the shell may have for a host. Next reads `.env` itself, but overrides nothing that is set, even if empty. */
const notForTests = { S3_BUCKET: "", S3_ENDPOINT: "", ADMIN_TOTP_REQUIRED: "" };
const distDir = ".next-test";
const folder = path.resolve(".local/test/app");

/**
 * `npm test`, and `npm run test:full` with TEST_TIER=full in the environment. What runs at the same time is chosen for two
 * cores: beside the build only the unit tests, because database tests beside it wait so long that they run into their
 * time limits. The browser tests have the machine to themselves.
 */
export async function test(secondsBefore: number): Promise<void> {
  const stages = createStages(secondsBefore);
  const processes = createProcesses();
  const stop = () => void processes.stopAll().then(() => process.exit(1));
  onStopSignal(stop, () => process.exit(1));
  await stages.run("Generated files", async () => {
    await generateAll();
    return { passed: 1, failed: 0 };
  });

  let browserEnv: Record<string, string> | undefined;
  const running = () => {
    if (!browserEnv) throw new UserFacingError("The app did not start, so nothing could be looked at in a browser.");
    return browserEnv;
  };
  const buildAndServe = async () => {
    const stack = await startTestStack(processes);
    browserEnv = { ...stack.env, ...e2eUrls(stack), CHROMIUM_PATH: await findBrowser() };
    return { passed: 1, failed: 0 };
  };
  const checks = async () => {
    await stages.run("Types", () => runChecks([typeCheck]));
    await stages.run("Source checks", () => runChecks([...sourceChecks, deadCode]));
    await stages.run("Page budgets", () => runPageBudgets(running()));
  };
  await Promise.all([
    stages.run("Production build", buildAndServe),
    stages.run("Unit tests", () => runVitest("unit", "unit-isolated")),
  ]);
  await Promise.all([stages.run("Database tests", () => runVitest("database", "isolated")), checks()]);
  await stages.run("Browser tests", () => runBrowserTests(running()));
  await processes.stopAll();
  if (isFull) await stages.run("Stress", runStress);
  stages.finish();
}

const e2eUrls = ({ appUrl, providersUrl }: Stack) => ({
  E2E_BASE_URL: appUrl,
  E2E_PROVIDERS_URL: providersUrl,
});

async function startTestStack(processes: ReturnType<typeof createProcesses>): Promise<Stack> {
  fs.mkdirSync(folder, { recursive: true });
  const port = await findFreePortRange(Number(process.env.TEST_PORT || 3100));
  const onExit = (name: string, output: string) =>
    console.error(`${name} stopped unexpectedly. Its last output:\n${output}`);
  const plan = { port, folder, secrets: testSecrets, processes, given: {}, isReset: true, onExit };
  const leaveFolder = await acquireFolderLock(folder, port);
  processes.add("Data folder lock", undefined, async () => leaveFolder());
  const prepared = await prepare(plan);
  const stack = { ...prepared, env: { ...notForTests, ...prepared.env } };
  await step("Building the app for production", () => build({ distDir, env: stack.env }, "of a test run"));
  const logFile = appLogPath(folder);
  await step("Starting the app", () => serve({ stack, port, mode: "start", distDir, processes, logFile, onExit }));
  const stopClock = startCronLoop(port, testSecrets.cron, 2);
  processes.add("The cron loop", undefined, async () => stopClock());
  return stack;
}
