import { db } from "@/lib/db/client";
import type { ImportedWork, WorkImport, WorkRowStatus } from "@/lib/workflows/work-imports/contracts";

const SHOWN_IMPORTS = 50;

type ImportRow = {
  id: string;
  file_name: string;
  created_at: Date;
  by: string | null;
  finished_at: Date | null;
  undone_at: Date | null;
  undone_by: string | null;
  undo_finished_at: Date | null;
  counts: Partial<Record<WorkRowStatus, number>>;
};

const none = {
  ...{ waiting: 0, created: 0, changed: 0, same: 0 },
  ...{ conflict: 0, error: 0, undone: 0, unchanged: 0 },
} satisfies Record<WorkRowStatus, number>;

/** The latest imports, or the one with an id, with the number of rows in each status. */
async function selectImports(id: string | null): Promise<WorkImport[]> {
  const rows = await db.$queryRaw<ImportRow[]>`
    SELECT i.id, i.file_name, i.created_at, i.finished_at, i.undone_at, i.undo_finished_at,
      u.first_name || ' ' || u.last_name AS by, w.first_name || ' ' || w.last_name AS undone_by,
      (SELECT COALESCE(jsonb_object_agg(c.status, c.count), '{}') FROM (
        SELECT r.status, count(*)::int AS count FROM work_import_rows r WHERE r.import_id = i.id GROUP BY r.status) c) AS counts
    FROM work_imports i LEFT JOIN users u ON u.id = i.created_by_id LEFT JOIN users w ON w.id = i.undone_by_id
    WHERE ${id}::text IS NULL OR i.id = ${id}
    ORDER BY i.created_at DESC, i.id LIMIT ${SHOWN_IMPORTS}`;
  return rows.map((row) => ({
    _id: row.id,
    fileName: row.file_name,
    at: row.created_at.toISOString(),
    by: row.by ?? "A deleted account",
    counts: { ...none, ...row.counts },
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_at ? (row.undone_by ?? "A deleted account") : null,
    isRunning: !row.finished_at || (row.undone_at !== null && !row.undo_finished_at),
  }));
}

/** The latest imports of works. */
export const listWorkImports = (): Promise<WorkImport[]> => selectImports(null);

type FoundRow = Omit<ImportedWork, "artworkId"> & { artwork_id: string | null };

/** An import with the result of each row; null for an unknown one. */
export async function findWorkImport(id: string): Promise<(WorkImport & { rows: ImportedWork[] }) | null> {
  const [found] = await selectImports(id);
  if (!found) return null;
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT r.line, r.exhibition, r.slug, r.title, r.status, r.message, a.id AS artwork_id
    FROM work_import_rows r LEFT JOIN artworks a ON a.id = r.artwork_id
    WHERE r.import_id = ${id} ORDER BY r.line`;
  return { ...found, rows: rows.map(({ artwork_id: artworkId, ...row }) => ({ ...row, artworkId })) };
}
