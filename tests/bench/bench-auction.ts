// A Postgres of its own, as durable as in production, with one hot sale and the people who bid in it.
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { stackEnvironment, testSecrets } from "../../tooling/dev-stack/environment";
import { migrate } from "../../tooling/dev-stack/migrate";
import { findFreePort } from "../../tooling/dev-stack/ports";
import { startPostgres } from "../../tooling/dev-stack/postgres";

const auctionId = "auc_bench";
/** So many that nobody meets the limit of twenty bids in ten seconds. */
export const bidders = Array.from({ length: 600 }, (_, i) => `usr_bench_${i}`);

export type Bench = { url: string; env: Record<string, string>; stop: () => Promise<void> };

/** Starts with an empty database; `emulatorPort` is the port of the Pusher emulator. */
export async function openBench(emulatorPort: number, appUrl: string): Promise<Bench> {
  const folder = path.resolve(".local/bench");
  fs.rmSync(folder, { recursive: true, force: true });
  const server = await startPostgres({ port: await findFreePort(3209), dataDir: path.join(folder, "postgres") });
  await migrate(server.url);
  const env = stackEnvironment({
    appUrl,
    emulatorPort,
    databaseUrl: server.url,
    storageDir: path.join(folder, "storage"),
    secrets: testSecrets,
    logLevel: "silent",
  });
  return { url: server.url, env, stop: server.stop };
}

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: Record<string, unknown>[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

/** The people, once. */
export async function addBidders(url: string): Promise<void> {
  const people = bidders.map(
    (id) => `('${id}', '${id}@livingarchive.test', 'x', 'Ada', 'Obi', 'Ada O.', now(), now(), 'Member')`,
  );
  const plans = bidders.map(
    (id, i) => `('sub_${id}', '${id}', 'yearly', now(), now() + interval '1 year', 'LAC-BENCH-${i}')`,
  );
  const sessions = bidders.map((id) => `('sgn_${id}', '${id}', 1, 'A program')`);
  await query(
    url,
    `INSERT INTO users (id, email, password_hash, first_name, last_name, display_name, email_verified_at, updated_at, role) VALUES ${people}`,
    `INSERT INTO subscriptions (id, user_id, plan, started_at, ends_at, card_number) VALUES ${plans}`,
    `INSERT INTO sessions (id, user_id, session_version, device) VALUES ${sessions}`,
  );
}

let auctionCount = 0;

/** A fresh public sale, so that each run begins with the same tables; by ₦1, and far from its end. */
export async function createAuction(url: string): Promise<string> {
  const id = `${auctionId}_${auctionCount++}`;
  await query(
    url,
    `INSERT INTO auctions (id, slug, title, status, starts_at, ends_at, announced_ends_at, updated_at)
     VALUES ('${id}', '${id.replaceAll("_", "-")}', 'A hot lot', 'scheduled', now() - interval '1 hour', now() + interval '1 day',
       now() + interval '1 day', now())`,
    `CREATE SEQUENCE IF NOT EXISTS bench_sum`,
    `ALTER SEQUENCE bench_sum RESTART`,
    "DELETE FROM outbox_messages",
    "DELETE FROM rate_limits",
    "CHECKPOINT",
  );
  return id;
}

/** The number of accepted bids; throws when the ledger does not have as many entries. */
export async function countBids(url: string, id: string): Promise<number> {
  const [row] = await query(
    url,
    `SELECT bid_count, seq, (SELECT count(*)::int FROM auction_ledger WHERE auction_id = '${id}') AS lines FROM auctions WHERE id = '${id}'`,
  );
  if (!row || row.seq !== row.lines) throw new Error(`the ledger of ${id} has a gap`);
  return Number(row.bid_count);
}
