import type { AuditAction, AuditDetails, AuditEntry } from "@/lib/auth/audit-actions";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

/** The actions on a user: their details name the note with the reason. */
type UserAction = { [A in AuditAction]: "note" extends keyof AuditDetails[A] ? A : never }[AuditAction];

type AdminAction = {
  actor: Actor;
  userId: string;
  reason: string;
  /** The subscription ledger entry that it created. */
  entryId?: string;
  /** The subject of the audit entry; default: the user. */
  subject?: string;
} & { [A in UserAction]: { action: A; detail?: Omit<AuditDetails[A], "note"> } }[UserAction];

/**
 * Records an admin's action on a user: an immutable audit entry, and the reason in a note that is deleted with the account. The entry
 * references the note. Returns the note's id.
 */
export async function recordAdminAction(
  tx: Tx,
  { actor, userId, action, reason, detail, entryId, subject = userId }: AdminAction,
): Promise<string> {
  const id = newId("dnt");
  await tx.adminNote.create({
    data: { id, userId, action, text: reason, entryId, actorId: actor._id },
  });
  // `action` and `detail` belong together, which the compiler forgets when they are taken apart.
  const entry = { actorId: actor._id, action, subject, detail: { ...detail, note: id } } as AuditEntry;
  await recordAudit(tx, entry);
  return id;
}
