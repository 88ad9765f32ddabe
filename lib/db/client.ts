import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { env } from "@/lib/core/env";
import { fieldsOf, isObject } from "@/lib/core/records";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";

/** The client of a transaction; queries take it so that they can run inside one. */
export type Tx = Prisma.TransactionClient;

type Connections = { pool: Pool; client: PrismaClient };

// On globalThis, so that a development reload does not open a second pool.
declare global {
  var museumDatabase: Connections | undefined;
}

function connect(): Connections {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // On SSDs a random page read costs about as much as a sequential one; the planner's default assumes spinning disks.
    options: "-c timezone=UTC -c random_page_cost=1.1",
  });
  // The pool replaces idle connections that the server closed; without a listener the error would end the process.
  pool.on("error", () => undefined);
  return { pool, client: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

function connections(): Connections {
  globalThis.museumDatabase ??= connect();
  return globalThis.museumDatabase;
}

/** The Prisma client, connected at first use, because a build imports every module without a database. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(connections().client, name),
});

/** The connection pool, for the rate limiter, which queries Postgres without Prisma. */
export function databasePool(): Pool {
  return connections().pool;
}

/** Closes every connection; for scripts and tests. */
export async function disconnect(): Promise<void> {
  if (!globalThis.museumDatabase) return;
  await globalThis.museumDatabase.client.$disconnect();
  await globalThis.museumDatabase.pool.end().catch(() => undefined);
  globalThis.museumDatabase = undefined;
}

const retryableCodes = ["P2034", "40001", "40P01"];

function isDeadlock(error: unknown): boolean {
  const text = error instanceof Error ? `${fieldsOf(error).code ?? ""} ${error.message}` : "";
  return retryableCodes.some((code) => text.includes(code)) || text.includes("deadlock detected");
}

/** Whether a write violated the unique index of that name. */
export function violatesIndex(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false;
  const text = `${fieldsOf(error).code ?? ""} ${error.message}`;
  return text.includes("23505") && text.includes(`"${index}"`);
}

/** Runs `work` up to `times` times, as long as it fails with a deadlock, a serialisation failure or an error that `isRetryable`. */
export async function withRetry<T>(
  work: () => Promise<T>,
  times = 4,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= times || !(isDeadlock(error) || isRetryable(error))) throw error;
    }
  }
}

/** Runs a transaction, retried on deadlock. Network calls do not belong inside it. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetry(() => db.$transaction(work, { maxWait: 5_000, timeout: 10_000 }));
}

type DbError = { code: string; message: string; detail: string | null };

/** The code, message and detail of a custom SQLSTATE (LA…) that a database function raised, or undefined. */
export function dbErrorCode(error: unknown): DbError | undefined {
  for (let cause: unknown = error; isObject(cause); cause = nextCause(cause)) {
    const found = getCustomSqlState(cause);
    if (found) return found;
  }
  return undefined;
}

const nextCause = ({ cause, meta }: Record<string, unknown>): unknown => cause ?? fieldsOf(meta).driverAdapterError;

function getCustomSqlState(error: Record<string, unknown>): DbError | undefined {
  const { originalCode, originalMessage, code, message, detail } = error;
  const state = [originalCode, code].find((value) => typeof value === "string" && /^LA\d{3}$/.test(value));
  return state
    ? {
        code: String(state),
        message: String(originalMessage ?? message ?? ""),
        detail: typeof detail === "string" ? detail : null,
      }
    : undefined;
}

/** Whether a write through Prisma violated a unique index. */
export const isUniqueViolation = (error: unknown): boolean => fieldsOf(error).code === "P2002";
