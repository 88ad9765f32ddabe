// npm run torture: the races and the crashes of the test suite in their long form, one file after the other.
// npm run torture -- auction: only the files with that word in their name.
import { spawn } from "node:child_process";
import path from "node:path";

const rounds = { RACE_ROUNDS: "100", BID_ROUNDS: "50", KILL_ROUNDS: "20" };
const ordeals = [
  ["lib/auction/place-bid.test.ts", "200 bids at once, 50 rounds"],
  ["tests/hostile/auction-crash.test.ts", "kill -9 of the server in the middle of the bidding, 20 times"],
  ["lib/shop/races.test.ts", "buyers of the last pieces, 100 rounds"],
] as const;

const words = process.argv.slice(2);
const chosen = ordeals.filter(([file]) => words.length === 0 || words.some((word) => file.includes(word)));

function run(file: string): Promise<boolean> {
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  // A round says so when it is over (tests/rounds.ts), and is heard at once.
  const args = [vitest, "run", "--project", "database", "--disableConsoleIntercept", "--testTimeout", "1800000", file];
  const env = { ...process.env, ...rounds, SAY_ROUNDS: "1" };
  const child = spawn(process.execPath, args, { stdio: "inherit", env });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

const since = (began: number) => {
  const seconds = Math.round((performance.now() - began) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

if (chosen.length === 0) {
  console.error(`✗ No ordeal is called that. There are: ${ordeals.map(([file]) => file).join(", ")}`);
  process.exit(2);
}

const whole = performance.now();
const failed: string[] = [];
for (const [index, [file, what]] of chosen.entries()) {
  const began = performance.now();
  console.log(`\n▶ ${index + 1} of ${chosen.length}: ${what} (${file})`);
  const held = await run(file);
  if (!held) failed.push(file);
  console.log(`${held ? "✓" : "✗"} ${file} ${held ? "held" : "did not hold"}, after ${since(began)}`);
}
console.log(
  failed.length
    ? `\n✗ The torture is over after ${since(whole)}. Did not hold: ${failed.join(", ")}`
    : `\n✓ The torture is over after ${since(whole)}: ${chosen.length} of ${ordeals.length} ordeals, and all of them held.`,
);
process.exitCode = failed.length ? 1 : 0;
