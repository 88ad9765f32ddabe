import { createHash } from "node:crypto";
import { types } from "pg";
import { databasePool } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

const names = new Map<string, string>();

// A statement that a process has not seen before gets a name; the number of statements in the code bounds the map.
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}

// As Prisma reads them: 64-bit integers are bigint.
const typesOfPrisma = {
  getTypeParser: ((oid: number, format?: "text") =>
    oid === types.builtins.INT8 ? BigInt : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * The rows of a frequent statement, like `db.$queryRaw`, but prepared once per connection and without Prisma's own work: half the CPU time.
 * Not for use in a transaction, nor for a statement whose text is different in each call.
 */
export async function preparedQuery<T extends object>({ text, values }: Prisma.Sql): Promise<T[]> {
  const statement = { name: statementName(text), text, values: [...values], types: typesOfPrisma };
  return (await databasePool().query<T>(statement)).rows;
}
