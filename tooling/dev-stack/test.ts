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
import { flagsOfTests } from "./postgres";
import { prepare, type Stack } from "./prepare";
import { createProcesses } from "./processes";
import { type BrowserProject, runBrowserTests, runPageBudgets, runStress, runVitest } from "./runners";
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
 * cores. Beside the build run the unit tests, because database tests beside it wait so long that they run into their
 * time limits. The types and the source checks follow the unit tests and have no time limits: at a lower priority they use what the
 * build leaves, of which the last part uses one core, and later the moments in which all five browsers wait. The browser tests that
 * run alone wait most of their time, for a poll or a provider that is down, so the database tests run beside them, at a lower
 * priority.
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
    const browser = findBrowser();
    // Its error is reported below, after the build.
    browser.catch(() => undefined);
    const stack = await startTestStack(processes);
    browserEnv = { ...stack.env, ...e2eUrls(stack), CHROMIUM_PATH: await browser };
    return { passed: 1, failed: 0 };
  };
  const browserTests = (name: string, ...projects: BrowserProject[]) =>
    stages.run(name, () => runBrowserTests(running(), projects));
  const databaseTests = () => stages.run("Database tests", () => runVitest(["database", "isolated"], "background"));
  const oneAtATime = async () => {
    await browserTests("Browser tests, one at a time", "access", "resilience");
    await processes.stopAll();
  };
  const checks = async () => {
    await stages.run("Types", () => runChecks([typeCheck], "background"));
    await stages.run("Source checks", () => runChecks([...sourceChecks, deadCode], "background"));
  };

  const unitTests = stages.run("Unit tests", () => runVitest(["unit", "unit-isolated"]));
  const checked = unitTests.then(checks);
  await Promise.all([stages.run("Production build", buildAndServe), unitTests]);
  // Before the browser tests, which add drops to the pages that are weighed.
  await stages.run("Page budgets", () => runPageBudgets(running(), distDir));
  await browserTests("Browser tests", "e2e");
  await checked;
  // In the full tier one of the browser tests makes a build of its own.
  if (isFull) await oneAtATime().then(databaseTests);
  else await Promise.all([oneAtATime(), databaseTests()]);
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
  const secrets = testSecrets;
  const plan = { port, folder, secrets, processes, given: {}, isReset: true, postgresFlags: flagsOfTests, onExit };
  const leaveFolder = await acquireFolderLock(folder, port);
  processes.add("Data folder lock", undefined, async () => leaveFolder());
  const prepared = await prepare(plan);
  const stack = { ...prepared, env: { ...notForTests, ...prepared.env } };
  // Most runs are the only one in their checkout. From the second one on a build is stored for the next.
  const buildCache = fs.existsSync(path.join(distDir, "BUILD_ID")) ? "1" : "0";
  const buildEnv = { ...stack.env, NEXT_BUILD_CACHE: buildCache };
  await step("Building the app for production", () => build({ distDir, env: buildEnv }, "of a test run"));
  const logFile = appLogPath(folder);
  await step("Starting the app", () => serve({ stack, port, mode: "start", distDir, processes, logFile, onExit }));
  const stopClock = startCronLoop(port, secrets.cron, 2);
  processes.add("The cron loop", undefined, async () => stopClock());
  return stack;
}
