import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { env } from "@/lib/platform/env";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";

/** A transaction's client; queries take it so that they can stand inside a change. */
export type Tx = Prisma.TransactionClient;

type Connections = { pool: Pool; client: PrismaClient };

// Kept on globalThis so that a development reload does not open a second pool.
const kept = globalThis as typeof globalThis & { museumDatabase?: Connections };

function connect(): Connections {
  const pool = new Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // No museum's database turns a disk any more: a page out of order costs what the next one does, and the planner believes it.
    options: "-c timezone=UTC -c random_page_cost=1.1",
  });
  // An idle connection that the server closed is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  return { pool, client: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

function connections(): Connections {
  kept.museumDatabase ??= connect();
  return kept.museumDatabase;
}

/** Prisma's client, connected at first use: a build imports every module and must not need a connection for it. */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, name) => Reflect.get(connections().client, name),
});

/** The pool under the client, for the one library that speaks to Postgres itself. */
export function databasePool(): Pool {
  return connections().pool;
}

/** Closes every connection; scripts and tests end with it. */
export async function disconnect(): Promise<void> {
  if (!kept.museumDatabase) return;
  await kept.museumDatabase.client.$disconnect();
  await kept.museumDatabase.pool.end().catch(() => undefined);
  kept.museumDatabase = undefined;
}

const retryable = ["P2034", "40001", "40P01"];

function wasDeadlock(error: unknown): boolean {
  const text = error instanceof Error ? `${(error as { code?: string }).code ?? ""} ${error.message}` : "";
  return retryable.some((code) => text.includes(code)) || text.includes("deadlock detected");
}

/** Whether a change failed because a row with that value is there already; `index` is the name of the unique index. */
export function wasTaken(error: unknown, index: string): boolean {
  return error instanceof Error && error.message.includes("23505") && error.message.includes(`"${index}"`);
}

/** Repeats a change that Postgres gave up in favour of another (deadlock, serialisation), or that `isWorth` says, up to `times`. */
export async function retrying<T>(
  work: () => Promise<T>,
  times = 4,
  isWorth: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= times || !(wasDeadlock(error) || isWorth(error))) throw error;
    }
  }
}

/** One transaction; begun again when Postgres chose it as the victim of a deadlock. Never talk to a network inside it. */
export function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return retrying(() => db.$transaction(work, { maxWait: 5_000, timeout: 10_000 }));
}

/** What a database function said when it raised one of our own SQLSTATEs (LA…): the code and its message. */
export function refusal(error: unknown): { code: string; message: string } | undefined {
  for (let cause: unknown = error; cause && typeof cause === "object"; cause = nextCause(cause)) {
    const found = ownCode(cause);
    if (found) return found;
  }
  return undefined;
}

function nextCause(error: object): unknown {
  const { cause, meta } = error as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
  return cause ?? meta?.driverAdapterError;
}

function ownCode(error: object): { code: string; message: string } | undefined {
  const { originalCode, originalMessage, code, message } = error as Record<string, unknown>;
  const said = [originalCode, code].find((value) => typeof value === "string" && /^LA\d{3}$/.test(value));
  return said ? { code: String(said), message: String(originalMessage ?? message ?? "") } : undefined;
}

/** Whether a write failed because another row has that unique value. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "P2002";
