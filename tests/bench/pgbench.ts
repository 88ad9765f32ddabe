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

/** Runs a script by the tool that has nothing else to do; the transactions a second. */
export async function runPgbench(
  bench: Bench,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const file = path.resolve(".local/bench/script.sql");
  fs.writeFileSync(file, script);
  const args = ["-n", "-M", "prepared", "-c", connections, "-j", 2, "-T", seconds, "-f", file, bench.url].map(String);
  const { stdout } = await run(await pgbench(), args);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said nothing of its speed:\n${stdout}`);
  return Number(tps);
}

/** The bid as one prepared statement. */
export async function measurePgbench(bench: Bench, options: { connections: number; seconds: number }) {
  const sale = await createAuction(bench.url);
  const perSecond = await runPgbench(
    bench,
    `\\set who random(0, ${bidders.length - 1})
WITH n AS (SELECT nextval('bench_sum') AS n)
SELECT auction_place_bid('${sale}', 'usr_bench_' || :who, false, 200000 + n * 100, NULL, 'k' || n) FROM n;
`,
    options,
  );
  return { perSecond, accepted: (await countBids(bench.url, sale)) / options.seconds };
}
