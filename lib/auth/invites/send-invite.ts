import type { Actor } from "@/lib/auth/contracts";
import { INVITE_DAYS } from "@/lib/auth/invites/contracts";
import { accountJobs } from "@/lib/auth/jobs";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { linkToken } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import type { Tx } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type SendInvite = { actor: Actor; id: string };

/** Emails an open invitation with a new link, whose inviter is the actor; earlier links stop working. Null when it is not open. */
export async function sendInvite(tx: Tx, { actor, id }: SendInvite): Promise<StaffRole | null> {
  const token = linkToken();
  const [invite] = await tx.$queryRaw<{ email: string; staff_role: StaffRole }[]>`
    UPDATE admin_invites SET token_hash = ${sha256(token)}, sent_at = now(), expires_at = now() + make_interval(days => ${INVITE_DAYS}),
      invited_by_id = ${actor._id}
    WHERE id = ${id} AND accepted_at IS NULL AND revoked_at IS NULL RETURNING email, staff_role`;
  if (!invite) return null;
  const payload = { to: invite.email, token, as: invite.staff_role, invitedBy: actor.displayName };
  await enqueue(tx, accountJobs.adminInvite.job(`admin-invite/${sha256(token)}`, payload));
  return invite.staff_role;
}
