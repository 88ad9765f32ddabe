import type { AuditFilter } from "@/lib/auth/admin-contracts";
import { selectAudit } from "@/lib/auth/admin-queries";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { writeCsv } from "@/lib/core/csv";
import { db } from "@/lib/db/client";

const MAX_EXPORT_ROWS = 50_000;

/** Exports the filtered audit log as CSV, and records the export in it. */
export async function exportAudit({ actor, filter }: { actor: Actor; filter: AuditFilter }): Promise<string> {
  const lines = await selectAudit(filter, MAX_EXPORT_ROWS);
  await recordAudit(db, {
    actorId: actor._id,
    action: "audit.export",
    subject: "audit",
    detail: { rows: lines.length, wanted: { ...filter } },
  });
  return writeCsv(
    ["Time", "User", "Action", "Subject", "Details"],
    lines.map(({ at, actor: by, action, subject, detail }) => [at, by, action, subject, detail]),
  );
}
