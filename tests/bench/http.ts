import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build, needsBuild } from "../../tooling/dev-stack/build-app";
import { seedDatabase } from "../../tooling/dev-stack/seed-database";
import { type Bench, countBids, createAuction } from "./bench-auction";
import { buildMinimal, minimalFolder } from "./minimal-app";
import { type BenchServer, startServer } from "./server";

export type CheckLimit = (name: string, value: number, limit: { least: number } | { most: number }) => void;
type LatencyStats = { perSecond: number; p50: number; p99: number };
type Run = LatencyStats & { accepted: number };

const connections = 32;
/** One run of bidders in a process of its own, against the one or the other. */
async function bidOverHttp(bench: Bench, kind: "museum" | "minimal", target: string, seconds: number): Promise<Run> {
  const sale = await createAuction(bench.url);
  const args = [
    "--import",
    "tsx",
    "tests/bench/http-worker.ts",
    kind,
    target,
    sale,
    String(connections),
    String(seconds),
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...bench.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const measured = await new Promise<LatencyStats>((resolve, reject) => {
    child.once("message", (value) => resolve(value as LatencyStats));
    child.once("exit", (code) => reject(new Error(`the bidding process ended with ${code}`)));
  });
  return { ...measured, accepted: await countBids(bench.url, sale) };
}

/** Of each number the one in the middle: one bad second of the machine's is not ours. */
function median(runs: Run[]): Run {
  const middle = (of: keyof Run) => runs.map((run) => run[of]).sort((a, b) => a - b)[runs.length >> 1] as number;
  return { perSecond: middle("perSecond"), p50: middle("p50"), p99: middle("p99"), accepted: middle("accepted") };
}

const printRow = (name: string, { perSecond, p50, p99, accepted }: Run) =>
  console.log(
    `  ${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)} bids/s processed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${accepted} accepted`,
  );

/** The folder and the build directory of an existing build, which is named by either. */
function findBuild(existing: string): { folder: string; distDir: string } {
  const build = path.resolve(existing);
  const isBuild = fs.existsSync(path.join(build, "BUILD_ID"));
  const found = isBuild
    ? { folder: path.dirname(build), distDir: path.basename(build) }
    : { folder: build, distDir: ".next" };
  if (!fs.existsSync(path.join(found.folder, found.distDir, "BUILD_ID")))
    throw new Error(`BENCH_BUILD_DIR: there is no production build in ${build}.`);
  return found;
}

/** Builds both apps. Returns the folder and the build directory of ours: BENCH_BUILD_DIR reuses one, such as that of `npm start`. */
export async function buildBoth(
  bench: Bench,
  env: Record<string, string>,
): Promise<{ folder: string; distDir: string }> {
  await seedDatabase(bench.url, env);
  const existing = process.env.BENCH_BUILD_DIR;
  const app = existing ? findBuild(existing) : { folder: ".", distDir: ".next-bench" };
  const wanted = existing ? null : await needsBuild({ distDir: app.distDir, env });
  if (wanted) await build({ distDir: app.distDir, env }, wanted);
  await buildMinimal();
  return app;
}

/** The same bids through the built museum, guards and all, beside the minimal route. */
export async function measureHttp(
  bench: Bench,
  { appUrl, seconds, rounds, promised }: { appUrl: string; seconds: number; rounds: number; promised: CheckLimit },
): Promise<void> {
  const env = { ...bench.env, NEXT_COMPRESS: "0" };
  const { folder, distDir } = await buildBoth(bench, env);
  const port = Number(new URL(appUrl).port);
  const minimalUrl = `http://localhost:${port + 1}`;
  const servers: BenchServer[] = [];
  try {
    const ours = { args: [folder, "-p", String(port)], env: { ...env, NEXT_DIST_DIR: distDir } };
    servers.push(await startServer({ ...ours, address: `${appUrl}/api/health` }));
    const minimalApp = { args: [minimalFolder, "-p", String(port + 1)], env };
    servers.push(await startServer({ ...minimalApp, address: `${minimalUrl}/bid` }));
    console.log(`Over HTTP, ${connections} connections, in turns:`);
    // The first run warms both up and counts for nothing.
    await bidOverHttp(bench, "minimal", minimalUrl, 2);
    await bidOverHttp(bench, "museum", appUrl, 2);
    const [plain, full]: [Run[], Run[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      plain.push(await bidOverHttp(bench, "minimal", minimalUrl, seconds));
      full.push(await bidOverHttp(bench, "museum", appUrl, seconds));
    }
    const [minimal, museum] = [median(plain), median(full)];
    printRow("a Next route with the statement", minimal);
    printRow("POST /api/auctions/{id}/bids", museum);
    promised("bids over HTTP / minimal route", museum.perSecond / minimal.perSecond, { least: 0.7 });
    promised("its p99 / the minimal route's", museum.p99 / minimal.p99, { most: 1.5 });
  } finally {
    for (const { child } of servers) child.kill();
  }
}
