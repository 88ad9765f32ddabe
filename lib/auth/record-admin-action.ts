import type { AuditChange } from "@/lib/auth/audit-actions";
import type { UserAction } from "@/lib/auth/audit-user-actions";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

type SubscriptionAction = "subscription.grant" | "subscription.end" | "subscription.undo-grant";

/** `entryId` is the subscription ledger entry that the action created. The subject is the payment proof, else the user. */
type AdminAction = { actor: Pick<Actor, "_id">; userId: string; reason: string } & (
  | (AuditChange<Exclude<UserAction, SubscriptionAction | "payment-proof.refuse">> & {
      entryId?: never;
      proofId?: never;
    })
  | (AuditChange<SubscriptionAction> & { entryId: string; proofId?: never })
  | (AuditChange<"payment-proof.refuse"> & { entryId?: never; proofId: string })
);

/**
 * Records an admin's action on a user: an immutable audit entry, and the reason in a note that is deleted with the account. The entry
 * references the note. Returns the note's id.
 */
export async function recordAdminAction(tx: Tx, input: AdminAction): Promise<string> {
  const { actor, userId, reason, entryId, proofId, ...change } = input;
  const id = newId("dnt");
  await tx.adminNote.create({
    data: { id, userId, action: change.action, text: reason, entryId, actorId: actor._id },
  });
  await recordAudit(tx, { ...change, actorId: actor._id, subject: proofId ?? userId, note: id });
  return id;
}
