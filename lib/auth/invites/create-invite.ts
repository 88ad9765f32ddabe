import type { Actor } from "@/lib/auth/contracts";
import { mergedAddress } from "@/lib/auth/form-messages";
import { sendInvite } from "@/lib/auth/invites/send-invite";
import { assertOwner } from "@/lib/auth/lock-owners";
import { recordAudit } from "@/lib/auth/record-audit";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type CreateInvite = { actor: Actor; email: string; staffRole: StaffRole };

/** Invites an address to become an admin: an owner's act. The emailed link works for seven days. */
export async function createInvite({ actor, email, staffRole }: CreateInvite): Promise<void> {
  await transaction(async (tx) => {
    await assertOwner(tx, actor);
    const user = await tx.user.findUnique({ where: { email }, select: { role: true, disabledAt: true } });
    if (user?.role === "Admin")
      throwAppError("conflict", "This address belongs to an admin already. Change the role on their page.");
    if (user?.disabledAt) throwAppError("conflict", "The account of this address is disabled. Enable it first.");
    if (await tx.formerEmail.findUnique({ where: { email } })) throwAppError("conflict", mergedAddress);
    const id = newId("inv");
    const [created] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO admin_invites (id, email, staff_role, token_hash, expires_at, invited_by_id)
      VALUES (${id}, ${email}, ${staffRole}::"StaffRole", ${id}, now(), ${actor._id})
      ON CONFLICT (email) WHERE accepted_at IS NULL AND revoked_at IS NULL DO NOTHING RETURNING id`;
    if (!created) throwAppError("conflict", "This address has been invited already. Send the invitation again below.");
    await sendInvite(tx, { actor, id });
    await recordAudit(tx, { actorId: actor._id, action: "invitation.create", subject: id, detail: { as: staffRole } });
  });
}
