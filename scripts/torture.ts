// npm run torture: the races and the crashes of the test suite in their long form, one file after the other.
import { spawn } from "node:child_process";
import path from "node:path";

const rounds = { RACE_ROUNDS: "100", BID_ROUNDS: "50", KILL_ROUNDS: "20" };
const files = [
  "lib/auction/place-bid.test.ts",
  "tests/hostile/auction-crash.test.ts",
  "lib/shop/races.test.ts",
  ...process.argv.slice(2),
];

function run(file: string): Promise<boolean> {
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "database", "--testTimeout", "1800000", file];
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...rounds } });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const failed: string[] = [];
for (const file of files) if (!(await run(file))) failed.push(file);
console.log(failed.length ? `Did not hold: ${failed.join(", ")}` : `${files.length} files held in their long form.`);
process.exitCode = failed.length ? 1 : 0;
