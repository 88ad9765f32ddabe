// npm run stress: races, crashes and webhooks on two instances of the app, real Postgres and the provider emulators. It needs no build.
// npm run stress -- --full: 20,000 contested checkouts, 2,000 of guests and members with codes, 10,000 bids with 20 kill -9, 10,000 webhooks.
// npm run stress -- --instances 3 --pgbouncer pgbouncer: more instances, and Postgres through that program in transaction mode.
// npm run stress -- checkouts --instances 1: one, to compare with. The bids need two, because one of theirs is killed.
// npm run stress -- bids --seed 7: only the files with that word in their name; the seed of an earlier run repeats its choices.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { whyUnusable } from "../resilience/pgbouncer";

const suites = [
  ["tests/stress/checkouts.test.ts", "a hundred buyers at once for the last units"],
  ["tests/stress/mixed-checkouts.test.ts", "guests and members for the same drops, with discount codes"],
  ["tests/stress/bids.test.ts", "bids on several instances, one of which is killed"],
  ["tests/stress/webhooks.test.ts", "webhooks doubled, permuted, forged and of a wrong amount"],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string" },
    instances: { type: "string", default: "2" },
    pgbouncer: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const hasTwo = values.instances !== "1";
const chosen = suites
  .filter(([file]) => hasTwo || !file.includes("bids"))
  .filter(([file]) => positionals.length === 0 || positionals.some((word) => file.includes(word)));
const isCount = /^[1-9]$/.test(values.instances);
if (!isCount) console.error("✗ --instances is a number from 1 to 9.");
const whyNoPgBouncer = values.pgbouncer ? whyUnusable(values.pgbouncer) : null;
if (whyNoPgBouncer) {
  console.error(`✗ ${whyNoPgBouncer}`);
  process.exit(2);
}
if (!hasTwo && positionals.includes("bids")) {
  console.error("✗ The bids need two instances, because one of theirs is killed.");
  process.exit(2);
}
if (chosen.length === 0 || !Number.isSafeInteger(seed) || !isCount) {
  console.error(`✗ No such suite or seed. Suites: ${suites.map(([file]) => file).join(", ")}`);
  process.exit(2);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stress-"));
const figuresFile = path.join(folder, "figures");

function run(file: string): Promise<boolean> {
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  // Not intercepted, so that the progress of tests/stress/progress.ts appears at once.
  const args = [vitest, "run", "--project", "database", "--disableConsoleIntercept", "--testTimeout", "1800000", file];
  const STRESS_FULL = values.full ? "1" : "";
  const settings = {
    STRESS: "1",
    STRESS_FULL,
    STRESS_SEED: String(seed),
    STRESS_FIGURES: figuresFile,
    STRESS_INSTANCES: values.instances,
    ...(values.pgbouncer && { PGBOUNCER: values.pgbouncer }),
    VERBOSE: "1",
  };
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...settings } });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const since = (began: number) => {
  const seconds = Math.round((performance.now() - began) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

function figuresTable(): string {
  if (!fs.existsSync(figuresFile)) return "";
  const lines = fs.readFileSync(figuresFile, "utf8").trim().split("\n");
  const figures = lines.map((line) => JSON.parse(line) as [string, number]);
  const width = Math.max(...figures.map(([name]) => name.length));
  return `\n${figures.map(([name, value]) => `${name.padEnd(width)}  ${value.toLocaleString("en").padStart(7)}`).join("\n")}\n`;
}

const whole = performance.now();
const failed: string[] = [];
console.log(`Seed ${seed}: npm run stress -- --seed ${seed}${values.full ? " --full" : ""} repeats this run.`);
for (const [index, [file, what]] of chosen.entries()) {
  const began = performance.now();
  console.log(`\n▶ ${index + 1} of ${chosen.length}: ${what} (${file})`);
  const passed = await run(file);
  if (!passed) failed.push(file);
  console.log(`${passed ? "✓" : "✗"} ${file} ${passed ? "passed" : "failed"} in ${since(began)}`);
}
console.log(figuresTable());
fs.rmSync(folder, { recursive: true, force: true });
console.log(
  failed.length
    ? `✗ Finished in ${since(whole)} with seed ${seed}. Failed: ${failed.join(", ")}`
    : `✓ Finished in ${since(whole)} with seed ${seed}: ${chosen.length} of ${suites.length} suites passed.`,
);
process.exitCode = failed.length ? 1 : 0;
