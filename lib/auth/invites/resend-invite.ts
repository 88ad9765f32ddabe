import type { Actor } from "@/lib/auth/contracts";
import { sendInvite } from "@/lib/auth/invites/send-invite";
import { assertOwner } from "@/lib/auth/lock-owners";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Sends an open invitation again, with a new link for another seven days. */
export async function resendInvite({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    await assertOwner(tx, actor);
    const as = await sendInvite(tx, { actor, id });
    if (!as) return throwAppError("conflict", "This invitation has been accepted or revoked.");
    await recordAudit(tx, { actorId: actor._id, action: "invitation.resend", subject: id, detail: { as } });
  });
}
