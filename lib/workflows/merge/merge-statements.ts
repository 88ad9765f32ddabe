import { mergedColumns } from "@/lib/workflows/merge/merge-columns";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";
import { Prisma } from "@/prisma/generated/client";

const { sql, raw } = Prisma;

type Statement = { sql: Prisma.Sql; counts: "moved" | "duplicate" };

/** The statements that move or remove the rows of the merged account, except those that are handled elsewhere. */
export function mergeStatements(pair: MergedPair): Statement[] {
  return Object.entries(mergedColumns).flatMap(([name, handling]): Statement[] => {
    const [table = "", column = ""] = name.split(".");
    if (handling.kind === "elsewhere") return [];
    if (handling.kind === "remove")
      return [{ sql: sql`DELETE FROM ${raw(table)} WHERE ${raw(column)} = ${pair.from}`, counts: "duplicate" }];
    return [
      ...(handling.duplicates?.(pair) ?? []).map((statement): Statement => ({ sql: statement, counts: "duplicate" })),
      {
        sql: sql`UPDATE ${raw(table)} SET ${raw(column)} = ${pair.to} WHERE ${raw(column)} = ${pair.from}`,
        counts: "moved",
      },
    ];
  });
}
