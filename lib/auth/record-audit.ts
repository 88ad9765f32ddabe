import { newId } from "@/lib/core/ids";
import { requestContext } from "@/lib/core/request-context";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

/** Who did what to what; no actor is the system. `action` is a noun and a verb ("product.delete"), `subject` an id. */
export type AuditEntry = { actorId: string | null; action: string; subject: string; detail?: Prisma.InputJsonObject };

/** Writes an audit entry, in the transaction of the change. */
export async function recordAudit(tx: Tx, { actorId, action, subject, detail = {} }: AuditEntry): Promise<void> {
  const requestId = requestContext()?.requestId ?? null;
  await tx.auditLog.create({ data: { id: newId("aud"), actorId, action, subject, detail, requestId } });
}
