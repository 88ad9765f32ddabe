import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build, needsBuild, nextBin } from "../../tooling/dev-stack/build-app";
import { waitForUrl } from "../../tooling/dev-stack/prepare";
import { runQuietly } from "../../tooling/dev-stack/processes";
import { seedDatabase } from "../../tooling/dev-stack/seed-database";
import { type Bench, countBids, createAuction } from "./bench-auction";

export type CheckLimit = (name: string, value: number, limit: { least: number } | { most: number }) => void;
type LatencyStats = { perSecond: number; p50: number; p99: number };
type Run = LatencyStats & { accepted: number };

const connections = 32;
const minimalFolder = path.resolve(".local/bench/minimal");

/** A Next app with one route, which only runs the SQL statement of a bid. */
async function buildMinimal(): Promise<void> {
  const route = path.join(minimalFolder, "app/bid/route.js");
  fs.mkdirSync(path.dirname(route), { recursive: true });
  fs.writeFileSync(
    path.join(minimalFolder, "next.config.mjs"),
    `export default { serverExternalPackages: ["pg"], turbopack: { root: ${JSON.stringify(process.cwd())} } };\n`,
  );
  fs.writeFileSync(
    route,
    `import { Pool } from "pg";
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
export const GET = () => new Response("open");
export async function POST(request) {
  const { sale, who, amount, key } = await request.json();
  const { rows } = await pool.query({ name: "bid", text: "SELECT auction_place_bid($1, $2, false, $3::bigint, NULL, $4) AS answer", values: [sale, who, amount * 100, key] });
  return Response.json(rows[0].answer, { status: rows[0].answer.outcome === "accepted" ? 201 : 409 });
}
`,
  );
  await runQuietly("The minimal build", [nextBin, "build", minimalFolder], {
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  });
}

async function startServer(
  servers: ChildProcess[],
  args: string[],
  env: Record<string, string>,
  address: string,
): Promise<void> {
  const child = spawn(process.execPath, [nextBin, "start", ...args], {
    env: { ...process.env, ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: "ignore",
  });
  servers.push(child);
  await waitForUrl(address, 90, () => child.exitCode !== null);
}

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

/** The same bids through the built museum, guards and all, beside the minimal route. */
export async function measureHttp(
  bench: Bench,
  { appUrl, seconds, rounds, promised }: { appUrl: string; seconds: number; rounds: number; promised: CheckLimit },
): Promise<void> {
  const env = { ...bench.env, NEXT_COMPRESS: "0" };
  // BENCH_BUILD_DIR reuses an existing production build, such as that of `npm start`; without it the app is built here.
  const [folder, distDir] = process.env.BENCH_BUILD_DIR ? [process.env.BENCH_BUILD_DIR, ".next"] : [".", ".next-bench"];
  await seedDatabase(bench.url, env);
  const wanted = process.env.BENCH_BUILD_DIR ? null : await needsBuild({ distDir, env });
  if (wanted) await build({ distDir, env }, wanted);
  await buildMinimal();
  const { port } = new URL(appUrl);
  const minimalUrl = `http://localhost:${Number(port) + 1}`;
  const servers: ChildProcess[] = [];
  try {
    await startServer(servers, [folder, "-p", port], { ...env, NEXT_DIST_DIR: distDir }, `${appUrl}/api/health`);
    await startServer(servers, [minimalFolder, "-p", String(Number(port) + 1)], env, `${minimalUrl}/bid`);
    console.log(`Over HTTP, ${connections} connections, in turns:`);
    // The first run warms both up and counts for nothing.
    await bidOverHttp(bench, "minimal", minimalUrl, 2);
    await bidOverHttp(bench, "museum", appUrl, 2);
    const [plain, ours]: [Run[], Run[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      plain.push(await bidOverHttp(bench, "minimal", minimalUrl, seconds));
      ours.push(await bidOverHttp(bench, "museum", appUrl, seconds));
    }
    const [minimal, museum] = [median(plain), median(ours)];
    printRow("a Next route with the statement", minimal);
    printRow("POST /api/auctions/{id}/bids", museum);
    promised("bids over HTTP / minimal route", museum.perSecond / minimal.perSecond, { least: 0.7 });
    promised("its p99 / the minimal route's", museum.p99 / minimal.p99, { most: 1.5 });
  } finally {
    for (const server of servers) server.kill();
  }
}
