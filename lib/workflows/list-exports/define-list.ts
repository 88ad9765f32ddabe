import * as z from "zod/mini";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import type { Cell } from "@/lib/core/csv";

/** Rows of a list, and the cursor of those that follow. */
type Batch<Row> = { rows: readonly Row[]; nextCursor: string | null };

type ListExport<Query, Row> = {
  permission: RequiredPermission;
  /** The filters that the list has. */
  query: z.core.$ZodType<Query> & { shape: object };
  /** At most `limit` rows after the cursor, or all in one batch, with the conditions of the list's page and without its counts. */
  read: (query: Query & { cursor?: string }, limit: number) => Promise<Batch<Row>>;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
};

/** The parts of an export, without the types of its rows. */
export type AnyListExport = {
  permission: RequiredPermission;
  columns: readonly string[];
  /** Null for a filter that the list does not have, or a value that it cannot have. */
  reader: (query: object) => ((cursor: string | undefined, limit: number) => Promise<Batch<Cell[]>>) | null;
};

/** An export with the columns of its rows. */
export function list<Query, Row>({ permission, query, read, columns }: ListExport<Query, Row>): AnyListExport {
  const cells = Object.values(columns);
  return {
    permission,
    columns: Object.keys(columns),
    reader: (wanted) => {
      const parsed = z.safeParse(query, wanted);
      if (!parsed.success || Object.keys(wanted).some((name) => !(name in query.shape))) return null;
      return async (cursor, limit) => {
        const { rows, nextCursor } = await read({ ...parsed.data, cursor }, limit);
        return { rows: rows.map((row) => cells.map((cell) => cell(row))), nextCursor };
      };
    },
  };
}

export const noFilters = z.object({});
