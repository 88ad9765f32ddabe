import { Client } from "pg";
import { expect } from "vitest";
import { env } from "@/lib/core/env";

const LOCK_ID = 74_211;

type BarrierPoint = { table: string; on: "INSERT" | "UPDATE"; when?: string };
export type Barrier = {
  /** Resolves when somebody has come to the place and waits there. */
  reached: () => Promise<void>;
  /** Cuts the connections that wait there, as a lost machine or a restarted server does. */
  cutConnections: () => Promise<void>;
  /** Lets everybody through again. */
  release: () => Promise<void>;
};

/** Makes every statement that reaches a point in the database wait: a trigger takes a lock that the test holds. */
export async function openBarrier({ table, on, when }: BarrierPoint): Promise<Barrier> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [LOCK_ID]);
  await client.query(`
    CREATE FUNCTION test.barrier() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK_ID}); RETURN NEW; END $$;
    CREATE TRIGGER test_barrier BEFORE ${on} ON ${table} FOR EACH ROW ${when ? `WHEN (${when})` : ""} EXECUTE FUNCTION test.barrier()`);
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      [LOCK_ID],
    );
    return rows;
  };
  return {
    reached: () =>
      expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0),
    cutConnections: async () => {
      for (const { pid } of await waiting()) await client.query("SELECT pg_terminate_backend($1, 5000)", [pid]);
    },
    release: async () => {
      await client.query("SELECT pg_advisory_unlock($1)", [LOCK_ID]);
      await client.query(`DROP FUNCTION test.barrier() CASCADE`);
      await client.end();
    },
  };
}
