import fs from "node:fs";
import path from "node:path";
import { findBrowser } from "./browser";
import { build } from "./build-app";
import { add, type Count, deadCode, runCheck, staticChecks, summary } from "./checks";
import { asSentence } from "./complaint";
import { testSecrets } from "./environment";
import { generate } from "./generate";
import { freeTrio } from "./ports";
import { prepare, type Stack } from "./prepare";
import { createProcesses } from "./processes";
import { runBudgets, runJourneys, runVitest } from "./runners";
import { seconds, step } from "./say";
import { appLog, serve, startClock } from "./serve";

const distDir = ".next-test";
const folder = path.resolve(".local/test/museum");

/** `npm test`. A step that fails does not keep the next one from running. */
export async function test(): Promise<void> {
  const counts: Count[] = [];
  const section = async (title: string, work: () => Promise<Count>) => {
    const began = Date.now();
    console.log(`\n${title}`);
    const count = await work().catch((error): Count => {
      console.error(asSentence(error));
      return { passed: 0, failed: 1 };
    });
    counts.push(count);
    console.log(`${title}: ${summary(count).replace(",", " and")} (${seconds(began)})`);
    return count;
  };

  const processes = createProcesses();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void processes.stopAll().then(() => process.exit(1)));
  }
  await section("What can be read off the sources", async () => {
    await generate();
    const results: Count[] = [];
    for (const check of [...staticChecks, deadCode]) results.push(await runCheck(check));
    return add(results);
  });
  await section("Unit tests", () => runVitest("unit"));
  await section("Tests on Postgres", () => runVitest("database"));
  let stack: Stack | undefined;
  await section("The production build, on a museum freshly filled", async () => {
    stack = await open(processes);
    return { passed: 1, failed: 0 };
  });
  const museum = stack;
  await section("What a first look costs on a phone", async () => {
    if (!museum) throw new Error("The museum did not open, so nobody could look at it.");
    return runBudgets({ ...museum.env, ...journeyAddresses(museum), CHROMIUM_PATH: await findBrowser() });
  });
  await section("Journeys in a browser", async () => {
    if (!museum) throw new Error("The museum did not open, so nobody could walk through it.");
    return runJourneys({ ...museum.env, ...journeyAddresses(museum), CHROMIUM_PATH: await findBrowser() });
  });
  await processes.stopAll();
  const total = add(counts);
  console.log(`\n${summary(total)}`);
  process.exit(total.failed ? 1 : 0);
}

const journeyAddresses = ({ appUrl, providersUrl }: Stack) => ({
  E2E_BASE_URL: appUrl,
  E2E_PROVIDERS_URL: providersUrl,
});

async function open(processes: ReturnType<typeof createProcesses>): Promise<Stack> {
  fs.mkdirSync(folder, { recursive: true });
  const port = await freeTrio(Number(process.env.TEST_PORT || 3100));
  const onExit = (name: string, said: string) => console.error(`${name} stopped by itself. Its last words:\n${said}`);
  const plan = { port, folder, secrets: testSecrets, processes, given: {}, isReset: true, onExit };
  const stack = await prepare(plan);
  await step("Building the museum for production", () => build({ distDir, env: stack.env }, "of a test run"));
  const logFile = appLog(folder);
  await step("Opening the doors", () => serve({ stack, port, mode: "start", distDir, processes, logFile, onExit }));
  const stopClock = startClock(port, testSecrets.cron, 2);
  processes.add("The clock", undefined, async () => stopClock());
  return stack;
}
