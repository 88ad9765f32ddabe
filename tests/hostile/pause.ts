import { Client } from "pg";
import { expect } from "vitest";
import { env } from "@/lib/platform/env";

const lock = 74_211;

type Place = { table: string; on: "INSERT" | "UPDATE"; when?: string };
export type Paused = {
  /** Resolves when somebody has come to the place and waits there. */
  reached: () => Promise<void>;
  /** Cuts the connections that wait there, as a lost machine or a restarted server does. */
  cut: () => Promise<void>;
  /** Lets everybody through again. */
  end: () => Promise<void>;
};

/** Makes whoever comes to a place in the database wait there: a trigger that asks for a lock which the test holds. */
export async function pauseAt({ table, on, when }: Place): Promise<Paused> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await client.query("SELECT pg_advisory_lock($1)", [lock]);
  await client.query(`
    CREATE FUNCTION test_pause() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(${lock}); RETURN NEW; END $$;
    CREATE TRIGGER test_pause BEFORE ${on} ON ${table} FOR EACH ROW ${when ? `WHEN (${when})` : ""} EXECUTE FUNCTION test_pause()`);
  const waiting = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      [lock],
    );
    return rows;
  };
  return {
    reached: () =>
      expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0),
    cut: async () => {
      for (const { pid } of await waiting()) await client.query("SELECT pg_terminate_backend($1, 5000)", [pid]);
    },
    end: async () => {
      await client.query("SELECT pg_advisory_unlock($1)", [lock]);
      await client.query(`DROP TRIGGER test_pause ON ${table}; DROP FUNCTION test_pause()`);
      await client.end();
    },
  };
}
