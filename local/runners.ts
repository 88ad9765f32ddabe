import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Count } from "./checks";

type Environment = Record<string, string>;
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

const folder = path.resolve(".local/test/reports");

/** Runs one of Vitest's projects, "unit" or "database". */
export async function runVitest(project: string): Promise<Count> {
  const report = fresh(`${project}.json`);
  const program = path.resolve("node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await run([program, "run", "--project", project, ...reporters], {});
  const found = read<VitestReport>(report);
  if (!found) return { passed: 0, failed: 1 };
  // A file that cannot even be loaded fails without a failed test in it.
  const broken = found.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  ).length;
  const failed = found.numFailedTests + broken;
  return { passed: found.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

/** Runs the journeys in a browser against a museum that is open. */
export async function runJourneys(env: Environment): Promise<Count> {
  const report = fresh("journeys.json");
  const program = path.resolve("node_modules/@playwright/test/cli.js");
  const code = await run([program, "test", "--reporter=list,json"], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const stats = read<PlaywrightReport>(report)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) };
}

/** Counts what a first look at the main pages costs on a phone; above its budget, a page has failed. */
export async function runBudgets(env: Environment): Promise<Count> {
  const report = fresh("budgets.json");
  const code = await run(["--import", "tsx", path.resolve("scripts/budgets.ts"), `--report=${report}`], env);
  const count = read<Count>(report) ?? { passed: 0, failed: 0 };
  return { passed: count.passed, failed: count.failed || (code === 0 ? 0 : 1) };
}

function fresh(name: string): string {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  fs.rmSync(file, { force: true });
  return file;
}

function read<T>(file: string): T | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as T) : null;
}

function run(args: string[], env: Environment): Promise<number> {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_NO_WARNINGS: "1",
      ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
      ...env,
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
}
