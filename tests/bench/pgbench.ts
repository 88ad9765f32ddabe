import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type Bench, bidders, countBids, createAuction } from "./bench-auction";

const run = promisify(execFile);

/** pgbench comes with Postgres; the embedded one leaves it out. */
async function pgbench(): Promise<string> {
  for (const file of ["pgbench", "/usr/lib/postgresql/18/bin/pgbench", "/opt/homebrew/bin/pgbench"]) {
    if (await run(file, ["--version"]).catch(() => null)) return file;
  }
  throw new Error(
    "pgbench is not on this machine, so there is nothing to compare with: install postgresql-contrib and run this again.",
  );
}

/** The bid as one prepared statement, by the tool that has nothing else to do. */
export async function measurePgbench(bench: Bench, { connections, seconds }: { connections: number; seconds: number }) {
  const tool = await pgbench();
  const sale = await createAuction(bench.url);
  const script = path.resolve(".local/bench/bid.sql");
  fs.writeFileSync(
    script,
    `\\set who random(0, ${bidders.length - 1})
WITH n AS (SELECT nextval('bench_sum') AS n)
SELECT auction_place_bid('${sale}', 'usr_bench_' || :who, false, 200000 + n * 100, NULL, 'k' || n) FROM n;
`,
  );
  const args = ["-n", "-M", "prepared", "-c", connections, "-j", 2, "-T", seconds, "-f", script, bench.url].map(String);
  const { stdout } = await run(tool, args);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said nothing of its speed:\n${stdout}`);
  return { perSecond: Number(tps), accepted: (await countBids(bench.url, sale)) / seconds };
}
