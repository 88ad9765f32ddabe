import type { AuditEntry } from "@/lib/auth/audit-actions";
import { newId } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import type { Tx } from "@/lib/db/client";

/** Writes an audit entry, in the transaction of the change. */
export async function recordAudit(tx: Tx, { actorId, action, subject, detail, note }: AuditEntry): Promise<void> {
  const requestId = requestContext()?.requestId ?? null;
  const data = { id: newId("aud"), actorId, action, subject, detail: { ...detail, note }, requestId };
  await tx.auditLog.create({ data });
}
