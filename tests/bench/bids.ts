// npm run bench:bids: bids a second, compared with the bare SQL statement. Prints the ratios, and fails below the limits.
//   1. placeBid on one hot row, beside pgbench calling the same database function over the same number of connections.
//   2. POST /api/auctions/{id}/bids of the production build, beside a Next route that only runs that statement.
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { addBidders, openBench } from "./bench-auction";
import { type CheckLimit, measureHttp } from "./http";
import { measurePgbench } from "./pgbench";
import { measurePlaceBid } from "./place-bid";

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connections = 10;
const appUrl = "http://localhost:3210";

type Throughput = { perSecond: number; accepted: number };
const medianRun = (runs: Throughput[]): Throughput =>
  [...runs].sort((a, b) => a.perSecond - b.perSecond)[runs.length >> 1] as Throughput;
const printRow = (name: string, { perSecond, accepted }: Throughput) =>
  console.log(
    `  ${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} bids/s processed, ${accepted.toFixed(0).padStart(6)} accepted`,
  );

const checkLimit: CheckLimit = (name, value, limit) => {
  const holds = "least" in limit ? value >= limit.least : value <= limit.most;
  const words = "least" in limit ? `at least ${limit.least}` : `at most ${limit.most}`;
  console.log(`  ${holds ? "✓" : "✗"} ${name}: ${value.toFixed(2)} (${words})`);
  if (!holds) process.exitCode = 1;
};

const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);
/** The same statement by pgbench and by placeBid, in turns. */
async function measureHotRow(): Promise<void> {
  console.log(`One hot row, ${connections} connections, ${rounds} rounds of ${seconds} s, in turns:`);
  const [plain, ours]: [Throughput[], Throughput[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    plain.push(await measurePgbench(bench, { connections, seconds }));
    ours.push(await measurePlaceBid(bench, { connections, seconds }));
  }
  printRow("pgbench, one statement a bid", medianRun(plain));
  printRow("placeBid", medianRun(ours));
  checkLimit("placeBid / pgbench", medianRun(ours).perSecond / medianRun(plain).perSecond, { least: 0.6 });
}

try {
  await addBidders(bench.url);
  if (process.argv.includes("--only-http")) console.log("pgbench and placeBid were left out (--only-http).");
  else await measureHotRow();
  if (process.argv.includes("--no-http")) console.log("The calls over HTTP were left out (--no-http).");
  else await measureHttp(bench, { appUrl, seconds, rounds, promised: checkLimit });
} finally {
  await bench.stop();
  await emulators.stop();
}
process.exit();
