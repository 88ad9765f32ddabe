// npm run bench:size: how long every GET of the API takes with 1, 10 and 100 times the data. Prints each call that takes more than twice its
// time, and fails if one of them is not in `grows` or above its limit there. Writes .local/bench-results/size-{time}.json. `-- 1 10` measures with those two only.
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
const sizeOf = (factor: number): LoadSize => ({
  users: 100 * factor,
  orders: 500 * factor,
  comments: 1_000 * factor,
  auctions: 10 * factor,
});

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

// Each size is measured in a process of its own, because the schema engine of Prisma runs once in a process.
const [first, ...others] = process.argv.slice(2);
if (first === "only") {
  process.send?.(await measure(Number(others[0])));
  process.exit();
}

const factors = first ? [first, ...others].map(Number) : [1, 10, 100];
if (!factors.every((factor) => Number.isSafeInteger(factor) && factor > 0)) {
  console.error("✗ Sizes are whole numbers, the smallest first: npm run bench:size -- 1 10");
  process.exit(2);
}
const folder = path.resolve(".local/bench-results");
fs.mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
const measured: SizedCalls[] = [];
for (const factor of factors) {
  measured.push(await receive(["tests/bench/data-size.ts", "only", String(factor)]));
  // After each, because the largest takes longest.
  const file = path.join(folder, `size-${at.replaceAll(":", "-")}.json`);
  fs.writeFileSync(file, JSON.stringify({ at, factors, measured }, null, 2));
}
const rows = Object.keys(measured[0] ?? {}).map((name) => {
  const ms = measured.map((calls) => calls[name] ?? Number.NaN);
  // A call of half a millisecond doubles by chance.
  return { name, ms, ratio: Math.max(ms.at(-1) ?? Number.NaN, smallestMs) / Math.max(ms[0] ?? Number.NaN, smallestMs) };
});
rows.sort((a, b) => b.ratio - a.ratio);
const largest = `${factors.at(-1)}x`;
const slower = rows.filter(({ ratio }) => ratio > 2);
const line = (name: string, cells: string[]) => `${name.padEnd(52)}${cells.map((cell) => cell.padStart(9)).join("")}`;
console.log(
  `\n${line("least of nine, in ms", [...factors.map((factor) => `${factor}x`), `${largest}/${factors[0]}x`])}`,
);
for (const { name, ms, ratio } of rows.slice(0, Math.max(15, slower.length)))
  console.log(line(name, [...ms.map((value) => value.toFixed(1)), ratio.toFixed(1)]));
console.log(`${rows.length} calls; ${slower.length} take more than twice their time with ${largest} the data.`);
const tooSlow = slower.filter(({ name, ratio }) => ratio > (grows[name]?.[0] ?? 2));
for (const { name } of tooSlow)
  console.log(
    `✗ ${name} grows more than data-size-calls.ts allows (${grows[name]?.[0] ?? "twice, because it is not there"})`,
  );
process.exit(tooSlow.length > 0 ? 1 : 0);
