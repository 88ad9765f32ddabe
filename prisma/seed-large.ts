/**
 * A crowd for the museum that hangs already: so many people, orders and comments that a list without an index is felt. The same
 * crowd each time; a second call adds nobody.
 */
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { knownPassword } from "../lib/accounts/factory";
import { hashPassword } from "../lib/accounts/password";
import { asSentence, Complaint } from "../local/complaint";
import { databaseUrl, findRunning } from "../local/postgres";
import { refusalToSeed } from "./seed/where";

export type Crowd = { users: number; orders: number; comments: number };
const full: Crowd = { users: 10_000, orders: 50_000, comments: 100_000 };

const folder = path.join(import.meta.dirname, "seed", "crowd");

/** Fills the database; all of it or, after an error, none. Returns one line for a person. */
export async function seedLarge(url: string, { users, orders, comments }: Crowd = full): Promise<string> {
  const refusal = refusalToSeed(url, process.env.SEED_ANYWHERE === "1");
  if (refusal) throw new Complaint(refusal);
  const client = new Client({ connectionString: url, options: "-c timezone=UTC" });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string | null; here: boolean }>(
      `SELECT (SELECT id FROM users WHERE role = 'Admin' AND EXISTS (SELECT 1 FROM products) ORDER BY created_at LIMIT 1) AS id,
              EXISTS (SELECT 1 FROM users WHERE email LIKE 'crowd-%@livingarchive.test') AS here`,
    );
    const [{ id: adminId, here } = { id: null, here: false }] = rows;
    if (!adminId) throw new Complaint("There is no museum in this database yet: npm start hangs it first.");
    if (here) return "The crowd is there already: nobody was added.";
    await client.query("BEGIN");
    await client.query("SET LOCAL synchronous_commit = off");
    await client.query(
      `CREATE TEMP TABLE crowd ON COMMIT DROP AS SELECT $1::int AS users, $2::int AS orders, $3::int AS comments,
         $4::text AS admin_id, $5::text AS password_hash, date_trunc('second', now()) AS at`,
      [users, orders, comments, adminId, await hashPassword(knownPassword)],
    );
    for (const file of fs.readdirSync(folder).sort())
      await client.query(fs.readFileSync(path.join(folder, file), "utf8"));
    await client.query("COMMIT");
    // The planner chooses by what it has counted, and a count is read off an index only where the pages are known to be clean.
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
  return `A crowd came: ${users} people, ${orders} orders, ${comments} comments.`;
}

/** Where the crowd is to go: the database that was named, or that of the museum that is open here. */
async function whichDatabase(): Promise<{ url: string; says: string }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, says: "the database of DATABASE_URL" };
  const folder = path.resolve(process.env.MUSEUM_DATA || ".local");
  const running = await findRunning(path.join(folder, "postgres"));
  if (running) return { url: databaseUrl(running.port), says: `the museum that is open in ${folder}` };
  throw new Complaint("No museum is open here: run npm start beside this, or name a database in DATABASE_URL.");
}

/** Names the database and waits for a yes: no command takes ten thousand people out again. */
async function askFirst(url: string, says: string): Promise<void> {
  const { host, port, database } = new Client({ connectionString: url });
  const where = `${says} (${database} at ${host}:${port})`;
  if (process.argv.includes("--yes")) return console.log(`A crowd goes into ${where}.`);
  const question = `A crowd of ${full.users} people would go into ${where}, and nothing takes them out again.`;
  if (!process.stdin.isTTY)
    throw new Complaint(`${question} Nobody is here to be asked: say npm run seed:large -- --yes.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} Go on? (yes/no) `).finally(() => lines.close());
  if (answer.trim().toLowerCase() !== "yes") throw new Complaint("Nobody was added.");
}

async function run(): Promise<void> {
  const { url, says } = await whichDatabase();
  await askFirst(url, says);
  const began = Date.now();
  const line = await seedLarge(url);
  console.log(`${line} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await run().catch((error: unknown) => {
    console.error(asSentence(error));
    process.exitCode = 1;
  });
}
