import * as z from "zod/mini";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import type { Cell } from "@/lib/core/csv";

/** One page of a list, and where the next one begins. */
type ListPage<Row> = { rows: readonly Row[]; next: string | number | null };

type ListExport<Query, Row> = {
  permission: RequiredPermission;
  /** The filters that the list has. */
  query: z.core.$ZodType<Query> & { shape: object };
  /** The query of the list's page, so that the export has exactly what is shown. */
  read: (query: Query, from: string | undefined) => Promise<ListPage<Row>>;
  columns: Readonly<Record<string, (row: Row) => Cell>>;
};

/** The parts of an export, without the types of its rows. */
export type AnyListExport = {
  permission: RequiredPermission;
  columns: readonly string[];
  /** Null for a filter that the list does not have, or a value that it cannot have. */
  reader: (query: object) => ((from: string | undefined) => Promise<ListPage<Cell[]>>) | null;
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
      return async (from) => {
        const { rows, next } = await read(parsed.data, from);
        return { rows: rows.map((row) => cells.map((cell) => cell(row))), next };
      };
    },
  };
}

export const noFilters = z.object({});
export const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });
