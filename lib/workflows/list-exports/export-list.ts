import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { recordAudit } from "@/lib/auth/record-audit";
import { can } from "@/lib/auth/staff-roles";
import { type Cell, countExported, MAX_EXPORT_ROWS, writeExport } from "@/lib/core/csv";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { ExportedList, ListExportQuery } from "@/lib/workflows/list-exports/contracts";
import { listExports } from "@/lib/workflows/list-exports/lists";

const BATCH_ROWS = 1_000;

type ExportList = { actor: Actor; list: ExportedList; wanted: ListExportQuery };

/**
 * Exports all rows of a filtered list as CSV, read in batches. The audit log records who exported how many rows.
 * Throws `forbidden` for a list that the admin may not open.
 */
export async function exportList({ actor, list, wanted }: ExportList): Promise<string> {
  const { permission, columns, reader } = listExports[list];
  if (!can(actor, permission)) throwAppError("admin_only", noPermission);
  const read = reader(wanted) ?? throwAppError("invalid_input", "This list has no such filter.");
  const rows: Cell[][] = [];
  for (let cursor: string | undefined; ; ) {
    const batch = await read(cursor, BATCH_ROWS);
    for (const row of batch.rows) rows.push(row);
    if (batch.nextCursor === null || rows.length > MAX_EXPORT_ROWS) break;
    cursor = batch.nextCursor;
  }
  // A searched name or email address is not stored.
  const { q: _q, to: _to, ...filters } = wanted;
  await recordAudit(db, {
    actorId: actor._id,
    action: "list.export",
    subject: list,
    detail: { rows: countExported(rows), wanted: filters },
  });
  return writeExport(columns, rows);
}
