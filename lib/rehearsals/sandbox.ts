import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { databasePool, db, type Tx, withRetry } from "@/lib/db/client";
import { PrismaClient } from "@/prisma/generated/client";

/** The tables of a rehearsal are gone, or belong to another one: it was cancelled. */
export class SandboxGone extends Error {
  override readonly name = "SandboxGone";
}

let known: { pool: Pool; client: PrismaClient } | undefined;

/** A client whose models are the tables of the rehearsal, on the app's connections. */
function sandboxClient(): PrismaClient {
  const pool = databasePool();
  if (known?.pool !== pool)
    known = { pool, client: new PrismaClient({ adapter: new PrismaPg(pool, { schema: "rehearsal" }) }) };
  return known.client;
}

const isMissing = (error: unknown) => error instanceof Error && /42P01|3F000|does not exist/.test(error.message);

/**
 * Runs a transaction in which every table name, of a query or of a function of the shop, is the rehearsal's own table. The first statement
 * fails without the tables of this rehearsal, and keeps them from being deleted before the end of the transaction.
 */
export async function inSandbox<T>(rehearsalId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const run = () =>
    sandboxClient().$transaction(
      async (tx) => {
        const rows = await tx.$queryRaw<object[]>`
          SELECT set_config('search_path', 'rehearsal, public', true) FROM rehearsal.run WHERE id = ${rehearsalId}`.catch(
          (error: unknown) => {
            throw isMissing(error) ? new SandboxGone() : error;
          },
        );
        if (rows.length === 0) throw new SandboxGone();
        return work(tx);
      },
      { maxWait: 10_000, timeout: 10_000 },
    );
  return withRetry(run);
}

const CREATE_SECONDS = 25;

/**
 * Creates the tables of a rehearsal; those of an earlier one are deleted. Throws `SandboxGone` when it was cancelled; a cancellation that
 * comes meanwhile waits for the tables, and deletes them.
 */
export async function createSandbox(rehearsalId: string): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${`${CREATE_SECONDS}s`}, true)`;
      const rows = await tx.$queryRaw<object[]>`
        SELECT 1 FROM rehearsals WHERE id = ${rehearsalId} AND status = 'running' AND step = 0 FOR UPDATE`;
      if (rows.length === 0) throw new SandboxGone();
      await tx.$queryRaw`SELECT rehearsal_create_tables(${rehearsalId})::text`;
    },
    { timeout: CREATE_SECONDS * 1_000 },
  );
}

/** Deletes the tables of the rehearsal, with everything that its buyers did. */
export async function dropSandbox(tx: Tx = db): Promise<void> {
  await tx.$queryRaw`SELECT rehearsal_drop_tables()::text`;
}
