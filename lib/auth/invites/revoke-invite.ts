import type { Actor } from "@/lib/auth/contracts";
import { assertOwner } from "@/lib/auth/lock-owners";
import { recordAudit } from "@/lib/auth/record-audit";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

/** Revokes an open invitation: its link stops working at once. */
export async function revokeInvite({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  await transaction(async (tx) => {
    await assertOwner(tx, actor);
    const [revoked] = await tx.$queryRaw<{ staff_role: StaffRole }[]>`
      UPDATE admin_invites SET revoked_at = now() WHERE id = ${id} AND accepted_at IS NULL AND revoked_at IS NULL RETURNING staff_role`;
    if (!revoked) return throwAppError("conflict", "This invitation has been accepted or revoked.");
    const detail = { as: revoked.staff_role };
    await recordAudit(tx, { actorId: actor._id, action: "invitation.revoke", subject: id, detail });
  });
}
