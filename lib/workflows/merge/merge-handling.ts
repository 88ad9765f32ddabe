import { Prisma } from "@/prisma/generated/client";

const { sql, raw } = Prisma;

/** The account that is merged away, and the one that stays. */
export type MergedPair = { from: string; to: string };

/** Deletes the rows of the merged account that the other account has too, by the columns that are unique for each user. */
export const dropDuplicates =
  (table: string, ...columns: string[]) =>
  ({ from, to }: MergedPair) => [
    sql`DELETE FROM ${raw(table)} x USING ${raw(table)} y
        WHERE x.user_id = ${from} AND y.user_id = ${to} AND ${raw(columns.map((name) => `x.${name} = y.${name}`).join(" AND "))}`,
  ];

/**
 * How a column that refers to a user is merged: its rows move, after the duplicates are resolved; or they are removed; or `joinRows` of
 * another file moves them.
 */
export type Handling =
  | { kind: "move"; duplicates?: (pair: MergedPair) => Prisma.Sql[] }
  | { kind: "remove" }
  | { kind: "elsewhere" };

export const move: Handling = { kind: "move" };
export const remove: Handling = { kind: "remove" };
export const moveUnique = (table: string, ...columns: string[]): Handling => ({
  kind: "move",
  duplicates: dropDuplicates(table, ...columns),
});
