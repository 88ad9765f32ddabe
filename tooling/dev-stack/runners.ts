import fs from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { type Priority, setPriority } from "./processes";
import { programPath } from "./program-path";
import type { Count } from "./stages";

type Environment = Record<string, string>;
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

/** A project of playwright.config.ts. */
export type BrowserProject = "e2e" | "access" | "resilience";

const folder = path.resolve(".local/test/reports");

/**
 * Runs projects of vitest.config.ts, one after the other. In the background they leave the processor to whatever runs beside them, and have
 * one process more than usual: a database test waits half of its time.
 */
export async function runVitest(projects: readonly string[], priority: Priority = "normal"): Promise<Count> {
  const report = fresh(`${projects[0]}.json`);
  const program = programPath("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const workers = priority === "background" ? ["--maxWorkers=4"] : [];
  const code = await run([program, "run", ...chosen, ...workers, ...reporters], {}, priority);
  const found = read<VitestReport>(report);
  if (!found) return { passed: 0, failed: 1 };
  // A file that cannot even be loaded fails without a failed test in it.
  const broken = found.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  ).length;
  const failed = found.numFailedTests + broken;
  return { passed: found.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

/**
 * Runs projects of playwright.config.ts against a running app. Those that they depend on have run before. Without them nothing keeps
 * several projects apart, so these get one browser.
 */
export async function runBrowserTests(env: Environment, projects: readonly BrowserProject[]): Promise<Count> {
  const name = projects.join("-");
  const report = fresh(`browser-${name}.json`);
  const program = programPath("@playwright/test", "playwright");
  const chosen = projects.map((project) => `--project=${project}`);
  // A folder of its own: a run empties its folder, and the screenshots of the run before are still wanted.
  const output = `--output=${path.join(".local/test/browser", name)}`;
  const workers = projects.length > 1 ? ["--workers=1"] : [];
  const args = [program, "test", "--no-deps", ...chosen, ...workers, output, "--reporter=list,json"];
  const code = await run(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const stats = read<PlaywrightReport>(report)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  if (stats.flaky) console.log(`! ${stats.flaky} of them passed only at the second attempt (listed above as flaky).`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (code === 0 ? 0 : 1) };
}

/** Runs every suite of `npm run stress` with its full counts. */
export async function runStress(): Promise<Count> {
  const code = await run(["--import", "tsx", path.resolve("tests/stress/run.ts"), "--full"], {});
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts the bytes of the main pages on a phone, and of the server's code in the build `distDir`; what is above its budget has failed. */
export async function runPageBudgets(env: Environment, distDir: string): Promise<Count> {
  const report = fresh("budgets.json");
  const code = await run(["--import", "tsx", path.resolve("tooling/checks/page-budgets.ts"), `--report=${report}`], {
    ...env,
    NEXT_DIST_DIR: distDir,
  });
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

/** Its output is passed on through a pipe: on a terminal two programs at once would overwrite each other's lines. */
async function run(args: string[], env: Environment, priority: Priority = "normal"): Promise<number> {
  const running = execa(process.execPath, args, {
    env: { NODE_NO_WARNINGS: "1", NO_COLOR: "1", ...env },
    stdin: "ignore",
    // "pipe" beside "inherit" makes execa pass the output on; it is not collected.
    stdout: ["pipe", "inherit"],
    stderr: ["pipe", "inherit"],
    buffer: false,
    reject: false,
  });
  setPriority(running.pid, priority);
  return (await running).exitCode ?? 1;
}
