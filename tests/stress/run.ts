// npm run stress: runs the race and crash tests with many rounds, one file after the other.
// npm run stress -- auction: only the files with that word in their name.
import { spawn } from "node:child_process";
import path from "node:path";

const suites = [
  ["lib/auctions/place-bid.test.ts", "200 bids at once, 50 rounds"],
  ["tests/resilience/auction-crash.test.ts", "kill -9 of the server during bidding, 20 rounds"],
  ["lib/orders/concurrency.test.ts", "concurrent buyers of the last units, 100 rounds"],
] as const;

const filters = process.argv.slice(2);
const chosen = suites.filter(([file]) => filters.length === 0 || filters.some((word) => file.includes(word)));

function run(file: string): Promise<boolean> {
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  // Not intercepted, so that the progress of tests/stress/progress.ts appears at once.
  const args = [vitest, "run", "--project", "database", "--disableConsoleIntercept", "--testTimeout", "1800000", file];
  const env = { ...process.env, TEST_TIER: "full", VERBOSE: "1" };
  const child = spawn(process.execPath, args, { stdio: "inherit", env });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const since = (began: number) => {
  const seconds = Math.round((performance.now() - began) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

if (chosen.length === 0) {
  console.error(`✗ No such suite. Choose from: ${suites.map(([file]) => file).join(", ")}`);
  process.exit(2);
}

const whole = performance.now();
const failed: string[] = [];
for (const [index, [file, what]] of chosen.entries()) {
  const began = performance.now();
  console.log(`\n▶ ${index + 1} of ${chosen.length}: ${what} (${file})`);
  const passed = await run(file);
  if (!passed) failed.push(file);
  console.log(`${passed ? "✓" : "✗"} ${file} ${passed ? "passed" : "failed"} in ${since(began)}`);
}
console.log(
  failed.length
    ? `\n✗ Finished in ${since(whole)}. Failed: ${failed.join(", ")}`
    : `\n✓ Finished in ${since(whole)}: ${chosen.length} of ${suites.length} suites passed.`,
);
process.exitCode = failed.length ? 1 : 0;
