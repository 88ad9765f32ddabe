import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { requestContext } from "@/lib/platform/request-context";
import type { Prisma } from "@/prisma/generated/client";

/** Who did what to what. `action` is a noun and a verb ("product.delete"), `subject` an id. */
export type AuditEntry = { actorId: string; action: string; subject: string; detail?: Prisma.InputJsonObject };

/** Writes a line of the audit log, in the transaction of the change that it tells of. */
export async function recordAudit(tx: Tx, { actorId, action, subject, detail = {} }: AuditEntry): Promise<void> {
  const requestId = requestContext()?.requestId ?? null;
  await tx.auditLog.create({ data: { id: newId("aud"), actorId, action, subject, detail, requestId } });
}
