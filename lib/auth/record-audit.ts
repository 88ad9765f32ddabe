import type { AuditEntry } from "@/lib/auth/audit-actions";
import { newId } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import type { Tx } from "@/lib/db/client";

function toRow({ actorId, action, subject, detail, note }: AuditEntry) {
  const requestId = requestContext()?.requestId ?? null;
  return { id: newId("aud"), actorId, action, subject, detail: { ...detail, note }, requestId };
}

/** Writes an audit entry, in the transaction of the change. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.auditLog.create({ data: toRow(entry) });
}

/** Writes the audit entries of one act on many records, in one statement. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  await tx.auditLog.createMany({ data: entries.map(toRow) });
}
