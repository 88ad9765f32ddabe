import * as z from "zod/mini";
import { notUndone, type ProductImport } from "@/lib/catalog/import-contracts";
import { db } from "@/lib/db/client";

const SHOWN_IMPORTS = 50;

type ImportRow = {
  id: string;
  created: number;
  updated: number;
  created_at: Date;
  by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  not_undone: unknown;
};

/** The latest imports, without their rows. */
export async function listImports(): Promise<ProductImport[]> {
  const rows = await db.$queryRaw<ImportRow[]>`
    SELECT i.id, i.created, i.updated, i.created_at, i.undone_at, i.not_undone,
      u.first_name || ' ' || u.last_name AS by, w.first_name || ' ' || w.last_name AS undone_by
    FROM product_imports i LEFT JOIN users u ON u.id = i.created_by_id LEFT JOIN users w ON w.id = i.undone_by_id
    ORDER BY i.created_at DESC, i.id LIMIT ${SHOWN_IMPORTS}`;
  return rows.map((row) => ({
    _id: row.id,
    created: row.created,
    updated: row.updated,
    at: row.created_at.toISOString(),
    by: row.by ?? "A deleted account",
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_at ? (row.undone_by ?? "A deleted account") : null,
    notUndone: z.parse(z.array(notUndone), row.not_undone),
  }));
}
