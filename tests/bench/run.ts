// npm run bench: pages and calls of the production build, each beside what limits it, in turns; orders of a hot drop, pages while orders come
// in, 200 concurrent writers, the time to the first response and the memory. Prints rates, ratios and the CPU time that others used, and writes
// .local/bench-results/{time}.json. Bids and sockets: npm run bench:bids, npm run bench:fan-out; the CPU time of calls: npm run bench:calls.
//   npm run bench -- --against https://shop.example/list --against https://shop.example/thing   also pages of another shop
//   npm run bench -- --only pages    one part: pages, calls, orders, writers, functions (needs no build)
//   BENCH_SECONDS (5), BENCH_ROUNDS (3), BENCH_BUILD_DIR (reuses an existing build)
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { addBidders, openBench } from "./bench-auction";
import { addBuyers } from "./bench-orders";
import { makeCases, type Part, parts } from "./cases";
import { compare, printRow, type Row } from "./compare";
import { foreignShare, readCpu } from "./cpu";
import { measureWhileOrdering, type RateRow } from "./orders-at-rate";
import { measureOrders } from "./place-order";
import { type BenchServer, startBare } from "./server";
import { startBoth } from "./start-both";
import { measureWriters, type WritersRow } from "./writers";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const busy = 50;
const appUrl = "http://localhost:3210";

const { values } = parseArgs({
  options: { against: { type: "string", multiple: true, default: [] }, only: { type: "string" } },
});
const chosen = parts.filter((part) => values.only === undefined || part === values.only);
if (chosen.length === 0) throw new Error(`--only is one of ${parts.join(", ")}`);
const has = (part: Part) => chosen.includes(part);

const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);
const servers: BenchServer[] = [];
const results: Record<string, unknown> = { at: new Date().toISOString(), cores: os.availableParallelism() };
const before = readCpu();

async function measureFunctions(): Promise<void> {
  const rates = await measureOrders(bench, { connections: 10, seconds, rounds });
  console.log("\nOrders of one hot drop a second, 10 connections:");
  for (const [name, rate] of Object.entries(rates)) console.log(`  ${name.padEnd(42)} ${rate.toFixed(0).padStart(7)}`);
  console.log(`  placeOrder is ${(rates.placeOrder / rates["bare statement"]).toFixed(2)} of the bare statement`);
  results.orders = rates;
}

async function measureServers(): Promise<void> {
  const { ours, minimal, cookies, buyerCookies, query } = await startBoth(bench, { appUrl, servers });
  const idle = { ours: ours.memoryMb(), minimal: minimal.memoryMb() };
  const firstResponseMs = { ours: ours.firstResponseMs, minimal: minimal.firstResponseMs };
  console.log(
    `First response: ours ${ours.firstResponseMs.toFixed(0)} ms, minimal ${minimal.firstResponseMs.toFixed(0)} ms`,
  );
  const bareUrl = "http://127.0.0.1:3212";
  servers.push(await startBare(`${appUrl}/drops`, 3212));
  const { cases, pages, order, writers } = await makeCases({
    urls: { app: appUrl, minimal: "http://localhost:3211", bare: bareUrl, against: values.against },
    bench,
    cookies,
    buyerCookies,
    query,
  });
  const betweenRounds = () => query("DELETE FROM rate_limits; UPDATE cart_lines SET quantity = 1");
  const rows: Row[] = [];
  console.log("\nResponses a second, p50 and p99, the widest spread of the rounds, and the ratio to each limit:");
  for (const each of cases.filter(({ part }) => has(part)))
    for (const connections of [1, busy]) {
      const row = await compare(each, { connections, seconds, rounds, betweenRounds });
      rows.push(row);
      printRow(row);
    }
  let whileOrdering: RateRow[] = [];
  if (has("orders")) {
    console.log("\nPages while orders come in:");
    whileOrdering = await measureWhileOrdering(pages, order, { connections: busy, seconds, rounds, rates: [0, 5, 20] });
    for (const { page, ordersPerSecond, load, ofQuiet } of whileOrdering)
      console.log(
        `  ${page.padEnd(20)} ${String(ordersPerSecond).padStart(3)} orders/s ${load.perSecond.toFixed(0).padStart(7)}  ${ofQuiet.toFixed(2)} of quiet`,
      );
  }
  const whileWriting: WritersRow[] = [];
  if (has("writers")) {
    console.log("\n200 concurrent writers, and what ten readers of a page see meanwhile:");
    for (const each of writers) {
      await query("DELETE FROM rate_limits");
      const row = await measureWriters(each, { connections: 200, seconds: 6 * seconds, query });
      whileWriting.push(row);
      console.log(
        `  ${row.name.padEnd(44)} ${row.written.perSecond.toFixed(0).padStart(7)}/s  the page p50 ${row.read.p50} ms  longest idle transaction ${row.longestIdleSeconds.toFixed(2)} s`,
      );
    }
  }
  const loaded = { ours: ours.memoryMb(), minimal: minimal.memoryMb() };
  console.log(
    `\nMemory, idle and after the load: ours ${idle.ours} and ${loaded.ours} MB, minimal ${idle.minimal} and ${loaded.minimal} MB`,
  );
  Object.assign(results, { firstResponseMs, memoryMb: { idle, loaded }, rows, whileOrdering, whileWriting });
}

try {
  await addBidders(bench.url);
  await addBuyers(bench.url);
  console.log(`Load of the machine before: ${os.loadavg()[0]?.toFixed(1)}`);
  if (has("functions")) await measureFunctions();
  if (chosen.some((part) => part !== "functions")) await measureServers();
  const foreign = foreignShare(before, readCpu());
  console.log(`CPU time that others used: ${foreign === null ? "unknown" : `${(100 * foreign).toFixed(0)} %`}`);
  const folder = path.resolve(".local/bench-results");
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().replaceAll(":", "-")}.json`);
  fs.writeFileSync(file, JSON.stringify({ ...results, foreign }, null, 2));
  console.log(`Written to ${path.relative(".", file)}`);
} finally {
  for (const { child } of servers) child.kill();
  await bench.stop();
  await emulators.stop();
}
process.exit();
