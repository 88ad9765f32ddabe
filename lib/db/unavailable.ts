import { fieldsOf, isObject } from "@/lib/core/records";

// Prisma's codes, SQLSTATEs and socket errors while Postgres is away, restarting, out of connections or locked, or a query or
// transaction takes too long.
const codes = new Set(
  `P1001 P1002 P1008 P1017 P2024 P2028 P2037
   08000 08001 08003 08004 08006 25P03 25P04 53300 55P03 57014 57P01 57P02 57P03 57P05
   ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH`.split(/\s+/),
);

// The same as texts, for errors that have no code: of node-postgres, its pool and the driver adapter.
const texts =
  /not queryable|connection (?:is )?closed|server has closed|connection terminated|terminating connection|timeout exceeded when trying to connect|can't reach database|the database system is|canceling statement due to|too many clients|remaining connection slots|cached plan must not change|ECONNREFUSED|ECONNRESET|EPIPE/i;

/** Whether an error says that the database cannot answer now, so that the same request may succeed later. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (typeof thrown === "string") return texts.test(thrown);
  for (let error = thrown; isObject(error); error = nextCause(error)) {
    if (codes.has(String(error.code)) || codes.has(String(error.originalCode)) || texts.test(String(error.message)))
      return true;
  }
  return false;
}

const nextCause = ({ cause, meta }: Record<string, unknown>): unknown => cause ?? fieldsOf(meta).driverAdapterError;
