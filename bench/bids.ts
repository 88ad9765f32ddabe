// npm run bench:bids: how fast a bid is, beside the same statement without us. Prints the ratios and fails below what we promise.
//   1. placeBid on one hot row, beside pgbench calling the same database function over as many connections.
//   2. POST /api/auctions/{id}/bids in the built museum, beside a Next route that does nothing but that statement.
import { startEmulators } from "../local/emulators/start";
import { testSecrets } from "../local/environment";
import { measureHttp, type Promised } from "./http";
import { measurePgbench } from "./pgbench";
import { measurePlaceBid } from "./place";
import { addBidders, openBench } from "./sale";

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connections = 10;
const appUrl = "http://localhost:3210";

type Judged = { perSecond: number; stood: number };
const median = (runs: Judged[]): Judged =>
  [...runs].sort((a, b) => a.perSecond - b.perSecond)[runs.length >> 1] as Judged;
const line = (name: string, { perSecond, stood }: Judged) =>
  console.log(
    `  ${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} bids/s judged, ${stood.toFixed(0).padStart(6)} of them stood`,
  );

const promised: Promised = (name, value, limit) => {
  const holds = "least" in limit ? value >= limit.least : value <= limit.most;
  const words = "least" in limit ? `at least ${limit.least}` : `at most ${limit.most}`;
  console.log(`  ${holds ? "✓" : "✗"} ${name}: ${value.toFixed(2)} (${words})`);
  if (!holds) process.exitCode = 1;
};

const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);
/** The same statement by pgbench and by placeBid, in turns. */
async function measureRow(): Promise<void> {
  console.log(`One hot row, ${connections} connections, ${rounds} rounds of ${seconds} s, in turns:`);
  const [plain, ours]: [Judged[], Judged[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    plain.push(await measurePgbench(bench, { connections, seconds }));
    ours.push(await measurePlaceBid(bench, { connections, seconds }));
  }
  line("pgbench, one statement a bid", median(plain));
  line("placeBid", median(ours));
  promised("placeBid / pgbench", median(ours).perSecond / median(plain).perSecond, { least: 0.6 });
}

try {
  await addBidders(bench.url);
  if (process.argv.includes("--only-http")) console.log("pgbench and placeBid were left out (--only-http).");
  else await measureRow();
  if (process.argv.includes("--no-http")) console.log("The calls over HTTP were left out (--no-http).");
  else await measureHttp(bench, { appUrl, seconds, rounds, promised });
} finally {
  await bench.stop();
  await emulators.stop();
}
process.exit();
