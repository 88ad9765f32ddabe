import type { AuditFilter } from "@/lib/auth/admin-contracts";
import { selectAudit } from "@/lib/auth/admin-queries";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { countExported, MAX_EXPORT_ROWS, writeExport } from "@/lib/core/csv";
import { db } from "@/lib/db/client";

/** Exports the filtered audit log as CSV, and records the export in it. */
export async function exportAudit({ actor, filter }: { actor: Actor; filter: AuditFilter }): Promise<string> {
  const lines = await selectAudit(filter, MAX_EXPORT_ROWS + 1);
  await recordAudit(db, {
    actorId: actor._id,
    action: "audit.export",
    subject: "audit",
    detail: { rows: countExported(lines), wanted: { ...filter } },
  });
  return writeExport(
    ["Time", "User", "Action", "Subject", "Details"],
    lines.map(({ at, actor: by, action, subject, detail }) => [at, by, action, subject, detail]),
  );
}
