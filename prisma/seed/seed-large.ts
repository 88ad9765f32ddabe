/** Adds so many users, orders and comments to a seeded database that a list without an index is slow. Deterministic and idempotent. */
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { SEED_PASSWORD } from "../../lib/auth/factory";
import { hashPassword } from "../../lib/auth/passwords/password";
import { findDatabase } from "../../tooling/dev-stack/find-database";
import { toUserMessage, UserFacingError } from "../../tooling/dev-stack/user-facing-error";
import { seedRefusal } from "./seed-guard";

export type LoadSize = { users: number; orders: number; comments: number; auctions?: number };
const FULL_SIZE: LoadSize = { users: 10_000, orders: 50_000, comments: 100_000 };

const folder = path.join(import.meta.dirname, "load");

/** Adds the load data in one transaction. Returns a summary to print. */
export async function seedLarge(url: string, size: LoadSize = FULL_SIZE): Promise<string> {
  const { users, orders, comments, auctions = 0 } = size;
  const refusal = seedRefusal(url, process.env.ALLOW_REMOTE_SEED === "1");
  if (refusal) throw new UserFacingError(refusal);
  const client = new Client({ connectionString: url, options: "-c timezone=UTC" });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string | null; exists: boolean }>(
      `SELECT (SELECT id FROM users WHERE role = 'Admin' AND EXISTS (SELECT 1 FROM products) ORDER BY created_at LIMIT 1) AS id,
              EXISTS (SELECT 1 FROM users WHERE email LIKE 'load-%@livingarchive.test') AS exists`,
    );
    const [{ id: adminId, exists } = { id: null, exists: false }] = rows;
    if (!adminId) throw new UserFacingError("This database is not seeded yet: run npm start first.");
    if (exists) return "The load data is already there: nothing was added.";
    await client.query("BEGIN");
    await client.query("SET LOCAL synchronous_commit = off");
    await client.query(
      `CREATE TEMP TABLE load_parameters ON COMMIT DROP AS SELECT $1::int AS users, $2::int AS orders, $3::int AS comments,
         $4::int AS auctions, $5::text AS admin_id, $6::text AS password_hash, date_trunc('second', now()) AS at`,
      [users, orders, comments, auctions, adminId, await hashPassword(SEED_PASSWORD)],
    );
    for (const file of fs.readdirSync(folder).sort())
      await client.query(fs.readFileSync(path.join(folder, file), "utf8"));
    await client.query("SELECT search_reindex()");
    await client.query("COMMIT");
    // The planner needs statistics, and index-only counts need a visibility map.
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
  return `Added ${users} users, ${orders} orders, ${comments} comments.`;
}

/** Asks for confirmation, because no command removes the data again. */
async function confirmFirst(url: string, label: string): Promise<void> {
  const { host, port, database } = new Client({ connectionString: url });
  const where = `${label} (${database} at ${host}:${port})`;
  if (process.argv.includes("--yes")) return console.log(`Adding load data to ${where}.`);
  const question = `This adds ${FULL_SIZE.users} users to ${where} and cannot be undone.`;
  if (!process.stdin.isTTY)
    throw new UserFacingError(`${question} To confirm without a terminal: npm run seed:large -- --yes.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const input = await prompt.question(`${question} Continue? (yes/no) `).finally(() => prompt.close());
  if (input.trim().toLowerCase() !== "yes") throw new UserFacingError("Nothing was added.");
}

async function run(): Promise<void> {
  const { url, label } = await findDatabase();
  await confirmFirst(url, label);
  const startedAt = Date.now();
  const summary = await seedLarge(url);
  console.log(`${summary} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run().catch((error: unknown) => {
    console.error(toUserMessage(error));
    process.exitCode = 1;
  });
}
