// npm run bench:fan-out: how long after its commit a bid is seen by 1,000 sockets, at 1, 4 and 10 bids a second; beside the same
// emulator sending one message to all of them, which is the least that can be.
import { type ChildProcess, spawn } from "node:child_process";
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { addBidders, createAuction, openBench } from "./bench-auction";
import type { Commit, Latency } from "./fan-out-sockets";

const sockets = Number(process.env.BENCH_SOCKETS ?? 1_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
/** Bids a second, with the most that p99 may be in milliseconds. */
const rates = [
  { perSecond: 1, most: 50 },
  { perSecond: 4, most: 50 },
  { perSecond: 10, most: 150 },
];

const appUrl = "http://localhost:3210";
const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);

function start(file: string, ...args: (string | number)[]): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", `tests/bench/${file}.ts`, ...args.map(String)], {
    env: { ...process.env, ...bench.env, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

const nextMessage = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    child.once("message", (value) => resolve(value as T));
    child.once("exit", (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`)));
  });

async function measure(perSecond: number, kind: "bids" | "messages"): Promise<Latency> {
  const auctionId = await createAuction(bench.url);
  const listeners = start("fan-out-sockets", auctionId, sockets);
  await nextMessage<"connected">(listeners);
  const sender = start("fan-out-sender", kind, auctionId, perSecond, seconds);
  const commits = await nextMessage<Commit[]>(sender);
  const latency = nextMessage<Latency>(listeners);
  listeners.send(commits);
  return latency;
}

const print = (name: string, { count, missing, p50, p99 }: Latency) =>
  console.log(
    `  ${name.padEnd(28)} ${count} received, ${missing} missing, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  );

try {
  await addBidders(bench.url);
  console.log(`${sockets} sockets, ${seconds} s each:`);
  print("bare messages, 4 a second", await measure(4, "messages"));
  for (const { perSecond, most } of rates) {
    const latency = await measure(perSecond, "bids");
    print(`${perSecond} ${perSecond === 1 ? "bid" : "bids"} a second`, latency);
    const holds = latency.missing === 0 && latency.p99 <= most;
    console.log(`  ${holds ? "✓" : "✗"} at most ${most} ms, none missing`);
    if (!holds) process.exitCode = 1;
  }
} finally {
  await bench.stop();
  await emulators.stop();
}
process.exit();
