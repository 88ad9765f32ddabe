import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";

type AdminAction = {
  actor: Actor;
  userId: string;
  action: string;
  reason: string;
  detail?: Prisma.InputJsonObject;
  /** The subscription ledger entry that it created. */
  factId?: string;
  /** The subject of the audit entry; default: the user. */
  subject?: string;
};

/**
 * Records an admin's action on a user: an immutable audit entry, and the reason in a note that is deleted with the account. The entry
 * references the note. Returns the note's id.
 */
export async function recordAdminAction(
  tx: Tx,
  { actor, userId, action, reason, detail, factId, subject = userId }: AdminAction,
): Promise<string> {
  const id = newId("dnt");
  await tx.adminNote.create({
    data: { id, userId, action, text: reason, entryId: factId, actorId: actor._id },
  });
  await recordAudit(tx, { actorId: actor._id, action, subject, detail: { ...detail, note: id } });
  return id;
}
