import { Client } from "pg";
import type { Actor } from "@/lib/auth/contracts";
import { type Bench, bidders } from "./bench-auction";
import { buyerId } from "./bench-orders";
import { buildBoth } from "./http";
import { minimalFolder } from "./minimal-app";
import { type BenchServer, startServer } from "./server";

/** Buyers with a session of their own. The others order through the minimal route. */
const BUYERS_SIGNED_IN = 10_000;

/** The session cookies of these people. Only the ids of user and session are trusted; the rest is read from the database. */
async function sessionCookies(ids: readonly string[]): Promise<string[]> {
  const { encodeSession, sessionCookieName } = await import("@/lib/auth/sessions/session-token");
  return Promise.all(
    ids.map(async (_id) => {
      const actor = { _id, role: "Member", isVIP: true, subscription: null } as unknown as Actor;
      return `${sessionCookieName()}=${await encodeSession(actor, `sgn_${_id}`)}`;
    }),
  );
}

/** Builds and starts both apps, and makes the sessions. The servers are added to `servers` as soon as they run. */
export async function startBoth(bench: Bench, { appUrl, servers }: { appUrl: string; servers: BenchServer[] }) {
  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: bench.url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }
  const env = { ...bench.env, NEXT_COMPRESS: "0" };
  const { folder, distDir } = await buildBoth(bench, env);
  await query(
    "CREATE TABLE IF NOT EXISTS bench_lines (id text, product text, quantity int, PRIMARY KEY (id, product))",
  );
  Object.assign(process.env, bench.env);
  const cookies = await sessionCookies(bidders);
  const buyerCookies = await sessionCookies(Array.from({ length: BUYERS_SIGNED_IN }, (_, n) => buyerId(n)));
  const minimal = await startServer({
    args: [minimalFolder, "-p", "3211"],
    env,
    address: "http://localhost:3211/list",
  });
  servers.push(minimal);
  const appEnv = { ...env, NEXT_DIST_DIR: distDir };
  const port = new URL(appUrl).port;
  const ours = await startServer({ args: [folder, "-p", port], env: appEnv, address: `${appUrl}/` });
  servers.push(ours);
  return { ours, minimal, cookies, buyerCookies, query };
}
