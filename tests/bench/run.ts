// npm run bench: pages and calls of the production build, each beside a minimal Next app that does the same, in turns; the time to the first
// answer and the memory of both. Prints ratios and writes .local/bench-results/{time}.json.
//   npm run bench -- --against https://shop.example/list   also measures a page of another site
//   BENCH_SECONDS (5), BENCH_ROUNDS (3), BENCH_BUILD_DIR (reuses an existing build)
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import type { Actor } from "@/lib/auth/contracts";
import { startEmulators } from "../../tooling/dev-stack/emulators/start";
import { testSecrets } from "../../tooling/dev-stack/environment";
import { addBidders, bidders, openBench } from "./bench-auction";
import { buildBoth } from "./http";
import { type Load, load, medianLoad, spread, type Target } from "./load";
import { minimalFolder } from "./minimal-app";
import { type BenchServer, startServer } from "./server";

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const busy = 50;
const appUrl = "http://localhost:3210";
const minimalUrl = "http://localhost:3211";

type Case = { name: string; ours: Target; minimal: Target };
type Row = { name: string; connections: number; ours: Load; minimal: Load; ratio: number; spread: number };

const at = process.argv.indexOf("--against");
const otherUrl = at > 0 ? process.argv[at + 1] : undefined;

const emulators = await startEmulators({ port: 0, appUrl, secrets: testSecrets });
const bench = await openBench(emulators.port, appUrl);

/** The session cookies of all bidders. Only the ids of user and session are trusted; the rest is read from the database. */
async function sessionCookies(): Promise<string[]> {
  Object.assign(process.env, bench.env);
  const { encodeSession, sessionCookieName } = await import("@/lib/auth/sessions/session-token");
  return Promise.all(
    bidders.map(async (_id) => {
      const actor = { _id, role: "Member", isVIP: true, subscription: null } as unknown as Actor;
      return `${sessionCookieName()}=${await encodeSession(actor, `sgn_${_id}`)}`;
    }),
  );
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: bench.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const makeCases = (cookies: string[], productId: string): Case[] => [
  { name: "the list of drops", ours: { url: `${appUrl}/drops` }, minimal: { url: `${minimalUrl}/list` } },
  { name: "a drop", ours: { url: `${appUrl}/drops/obj-pendant` }, minimal: { url: `${minimalUrl}/detail` } },
  { name: "the cart page", ours: { url: `${appUrl}/cart`, cookies }, minimal: { url: `${minimalUrl}/dynamic` } },
  { name: "the account page", ours: { url: `${appUrl}/account`, cookies }, minimal: { url: `${minimalUrl}/dynamic` } },
  { name: "GET /api/cart", ours: { url: `${appUrl}/api/cart`, cookies }, minimal: { url: `${minimalUrl}/row` } },
  {
    name: "POST /api/cart/add",
    ours: { url: `${appUrl}/api/cart/add`, method: "POST", body: { productId }, cookies, origin: appUrl },
    minimal: { url: `${minimalUrl}/row`, method: "POST", body: { productId } },
  },
];

async function compare({ name, ours, minimal }: Case, connections: number): Promise<Row> {
  const [oursRuns, minimalRuns]: [Load[], Load[]] = [[], []];
  // The first run warms both up and counts for nothing.
  for (const target of [minimal, ours]) await load(target, connections, 1);
  for (let round = 0; round < rounds; round++) {
    minimalRuns.push(await load(minimal, connections, seconds));
    oursRuns.push(await load(ours, connections, seconds));
    await query("DELETE FROM rate_limits; UPDATE cart_lines SET quantity = 1");
  }
  const [mine, theirs] = [medianLoad(oursRuns), medianLoad(minimalRuns)];
  const ratio = mine.perSecond / theirs.perSecond;
  return {
    name,
    connections,
    ours: mine,
    minimal: theirs,
    ratio,
    spread: Math.max(spread(oursRuns), spread(minimalRuns)),
  };
}

const print = ({ name, connections, ours, minimal, ratio, spread: wide }: Row) =>
  console.log(
    [
      name.padEnd(20),
      String(connections).padStart(3),
      ours.perSecond.toFixed(0).padStart(7),
      minimal.perSecond.toFixed(0).padStart(7),
      ratio.toFixed(2).padStart(6),
      `±${(100 * wide).toFixed(0)} %`.padStart(7),
      `${ours.p50} / ${minimal.p50} ms`.padStart(14),
      `${ours.p99} / ${minimal.p99} ms`.padStart(16),
    ].join("  "),
  );

const servers: BenchServer[] = [];
try {
  await addBidders(bench.url);
  const env = { ...bench.env, NEXT_COMPRESS: "0" };
  const { folder, distDir } = await buildBoth(bench, env);
  await query(
    "CREATE TABLE IF NOT EXISTS bench_lines (id text, product text, quantity int, PRIMARY KEY (id, product))",
  );
  const [found] = await query("SELECT id FROM products WHERE slug = 'obj-pendant'");
  const cookies = await sessionCookies();
  const minimal = await startServer({ args: [minimalFolder, "-p", "3211"], env, address: `${minimalUrl}/list` });
  servers.push(minimal);
  const appEnv = { ...env, NEXT_DIST_DIR: distDir };
  const ours = await startServer({ args: [folder, "-p", "3210"], env: appEnv, address: `${appUrl}/` });
  servers.push(ours);
  const idle = { ours: ours.memoryMb(), minimal: minimal.memoryMb() };
  console.log(
    `First response: ours ${ours.firstResponseMs.toFixed(0)} ms, minimal ${minimal.firstResponseMs.toFixed(0)} ms`,
  );
  console.log(`Load of the machine before: ${os.loadavg()[0]?.toFixed(1)}`);
  console.log(
    "\nResponses a second of ours and the minimal app, their ratio, the spread of the rounds, and p50 and p99 of both:",
  );
  const rows: Row[] = [];
  for (const each of makeCases(cookies, String(found?.id)))
    for (const connections of [1, busy]) {
      const row = await compare(each, connections);
      rows.push(row);
      print(row);
    }
  if (otherUrl) {
    const other = await load({ url: otherUrl }, busy, seconds);
    console.log(`${otherUrl}: ${other.perSecond.toFixed(0)} a second, p50 ${other.p50} ms, p99 ${other.p99} ms`);
  }
  const loaded = { ours: ours.memoryMb(), minimal: minimal.memoryMb() };
  console.log(
    `\nMemory, idle and after the load: ours ${idle.ours} and ${loaded.ours} MB, minimal ${idle.minimal} and ${loaded.minimal} MB`,
  );
  const results = path.resolve(".local/bench-results");
  fs.mkdirSync(results, { recursive: true });
  const file = path.join(results, `${new Date().toISOString().replaceAll(":", "-")}.json`);
  const firstResponseMs = { ours: ours.firstResponseMs, minimal: minimal.firstResponseMs };
  fs.writeFileSync(
    file,
    JSON.stringify({ firstResponseMs, memoryMb: { idle, loaded }, load: os.loadavg(), rows }, null, 2),
  );
  console.log(`Written to ${path.relative(".", file)}`);
} finally {
  for (const { child } of servers) child.kill();
  await bench.stop();
  await emulators.stop();
}
process.exit();
