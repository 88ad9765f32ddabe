// npm run bench:size: how long every GET of the API takes with 1, 10 and 100 times the data. Prints each call that takes twice its time
// or more, and fails if one of them is not in `grows`. Writes .local/bench-results/size-{time}.json.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { type LoadSize, seedLarge } from "../../prisma/seed/seed-large";
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { seedDatabase } from "../../tooling/dev-stack/seed-database";
import { openBench } from "./bench-auction";
import { grows, type SizedCalls, smallestMs } from "./data-size-calls";

const appUrl = "http://localhost:3210";
const factors = [1, 10, 100] as const;
const sizeOf = (factor: number): LoadSize => ({ users: 100 * factor, orders: 500 * factor, comments: 1_000 * factor });

/** Runs a program of this folder that sends the measured calls. */
function receive(args: string[], env: Record<string, string> = {}): Promise<SizedCalls> {
  const child = spawn(process.execPath, ["--import", "tsx", ...args], {
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", (calls) => resolve(calls as SizedCalls));
    child.once("exit", (code) => reject(new Error(`the measuring process ended with ${code}`)));
  });
}

async function measure(factor: number): Promise<SizedCalls> {
  const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
  const bench = await openBench(emulators.port, appUrl);
  try {
    await seedDatabase(bench.url, bench.env);
    console.log(await seedLarge(bench.url, sizeOf(factor)));
    return await receive(["--conditions", "react-server", "tests/bench/data-size-worker.ts"], bench.env);
  } finally {
    await bench.stop();
    await emulators.stop();
  }
}

const [ownFactor] = process.argv.slice(2);
if (ownFactor) {
  process.send?.(await measure(Number(ownFactor)));
  process.exit();
}

// Each size in a process of its own, because the schema engine of Prisma runs once in a process.
const measured: SizedCalls[] = [];
for (const factor of factors) measured.push(await receive(["tests/bench/data-size.ts", String(factor)]));
const [small = {}, middle = {}, large = {}] = measured;
const rows = Object.entries(small).map(([name, ms]) => {
  const [ten = Number.NaN, hundred = Number.NaN] = [middle[name], large[name]];
  // A call of half a millisecond doubles by chance.
  return { name, ms, ten, hundred, ratio: Math.max(hundred, smallestMs) / Math.max(ms, smallestMs) };
});
rows.sort((a, b) => b.ratio - a.ratio);
const slower = rows.filter(({ ratio }) => ratio > 2);
const line = (name: string, ...cells: string[]) =>
  `${name.padEnd(52)}${cells.map((cell) => cell.padStart(9)).join("")}`;
console.log(`\n${line("median in ms", "1x", "10x", "100x", "100x/1x")}`);
for (const { name, ms, ten, hundred, ratio } of rows.slice(0, Math.max(15, slower.length)))
  console.log(line(name, ms.toFixed(1), ten.toFixed(1), hundred.toFixed(1), ratio.toFixed(1)));
console.log(`${rows.length} calls; ${slower.length} take more than twice their time with 100 times the data.`);
const unexplained = slower.filter(({ name }) => !(name in grows));
for (const { name } of unexplained) console.log(`✗ ${name} is not in data-size-calls.ts`);
const folder = path.resolve(".local/bench-results");
fs.mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
fs.writeFileSync(path.join(folder, `size-${at.replaceAll(":", "-")}.json`), JSON.stringify({ at, rows }, null, 2));
process.exit(unexplained.length > 0 ? 1 : 0);
