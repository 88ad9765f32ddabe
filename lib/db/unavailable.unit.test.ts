import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "@/lib/db/unavailable";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });
/** As Prisma reports an error of Postgres. */
const fromPrisma = (state: string, message: string) =>
  Object.assign(new Error(`Database error. Code: \`${state}\`. Message: \`${message}\``), {
    name: "PrismaClientKnownRequestError",
    code: "P2039",
    meta: {
      driverAdapterError: Object.assign(new Error(message), { cause: { originalCode: state, code: state, message } }),
    },
  });

describe("an unavailable database", () => {
  test.each<[string, unknown]>([
    ["a query behind a lock that runs into statement_timeout, through Prisma", fromPrisma("57014", "canceled")],
    ["the same through the pool", coded("57014", "canceling statement due to statement timeout")],
    ["a lock that runs into lock_timeout", fromPrisma("55P03", "canceled")],
    ["a transaction that waits too long", coded("P2028", "Transaction API error")],
    ["a pool without a free connection", coded("P2024")],
    ["a pool of node-postgres without one", new Error("timeout exceeded when trying to connect")],
    ["a server without a free connection", coded("53300", "sorry, too many clients already")],
    ["a server that cannot be reached", coded("P1001")],
    ["an operation that takes too long", coded("P1008")],
    ["a refused connection", new Error("query failed", { cause: coded("ECONNREFUSED") })],
    ["a reset connection", coded("ECONNRESET", "read ECONNRESET")],
    ["a closed socket", coded("EPIPE", "write EPIPE")],
    ["a host name that cannot be resolved", coded("ENOTFOUND")],
    ["a terminated connection", new Error("Connection terminated unexpectedly")],
    ["a server that starts", coded("57P03", "the database system is starting up")],
    ["a plan from before a migration", coded("0A000", "cached plan must not change result type")],
  ])("is recognised: %s", (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

  test.each<[string, unknown]>([
    ["a unique violation", fromPrisma("23505", "duplicate key value")],
    ["a value that looks like a code", coded("P2010", "invalid input: 57014")],
    ["a bug", new TypeError("x is not a function")],
    ["nothing", undefined],
  ])("is not %s", (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
});
