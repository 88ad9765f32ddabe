import type { Actor } from "@/lib/auth/contracts";
import { badInvite, inviteForOther, mergedAddress } from "@/lib/auth/form-messages";
import type { AcceptInviteBody } from "@/lib/auth/invites/contracts";
import { findInvite } from "@/lib/auth/invites/queries";
import { issueToken } from "@/lib/auth/issue-token";
import { lockOwners } from "@/lib/auth/lock-owners";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { recordAudit } from "@/lib/auth/record-audit";
import { defaultDisplayName } from "@/lib/auth/rules";
import type { StaffRole } from "@/lib/auth/staff-roles";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { paths } from "@/lib/core/urls/paths";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type AcceptInvite = { actor: Actor | null; body: AcceptInviteBody };
type Invite = NonNullable<Awaited<ReturnType<typeof findInvite>>>;

/**
 * Accepts an invitation, once. The link proves the mailbox, and an account with that address has to be signed in besides. An address
 * without an account gets one, whose password is chosen next. Returns the page to continue at.
 */
export async function acceptInvite({ actor, body }: AcceptInvite): Promise<{ next: string }> {
  const next = await transaction(async (tx) => {
    // An owner who loses the role meanwhile waits, or is not found here.
    await lockOwners(tx);
    const invite = await findInvite(body.token, tx);
    if (!invite) return throwAppError("bad_token", badInvite);
    return invite.userId ? acceptAsUser(tx, invite, actor) : acceptAsNewUser(tx, invite, body);
  });
  await revalidatePages(pagesShowing.profiles);
  return { next };
}

async function acceptAsUser(tx: Tx, invite: Invite, actor: Actor | null): Promise<string> {
  if (!actor) return throwAppError("unauthenticated", "Please log in first, with the address that was invited.");
  if (actor.email !== invite.email) return throwAppError("forbidden", inviteForOther);
  // Sessions end, because tokens carry the role.
  const changed = await tx.$executeRaw`
    UPDATE users SET role = 'Admin', staff_role = ${invite.staffRole}::"StaffRole", session_version = session_version + 1
    WHERE id = ${actor._id} AND role <> 'Admin' AND disabled_at IS NULL AND deleted_at IS NULL AND email_verified_at IS NOT NULL`;
  if (changed === 0) throwAppError("conflict", "This account is an admin already.");
  await close(tx, invite, actor._id);
  return paths.login({ redirectTo: paths.admin });
}

async function acceptAsNewUser(tx: Tx, invite: Invite, { firstName, lastName }: AcceptInviteBody): Promise<string> {
  if (!firstName) return throwAppError("invalid_input", "First name is required");
  if (!lastName) return throwAppError("invalid_input", "Last name is required");
  // Two accounts may have been merged since: the address has no second account.
  if (await tx.formerEmail.findUnique({ where: { email: invite.email } }))
    return throwAppError("conflict", mergedAddress);
  const id = newId("usr");
  await tx.user.create({
    data: {
      id,
      email: invite.email,
      firstName,
      lastName,
      displayName: defaultDisplayName(firstName, lastName),
      passwordHash: DUMMY_HASH,
      role: "Admin",
      staffRole: invite.staffRole,
      emailVerifiedAt: new Date(),
    },
  });
  await close(tx, invite, id);
  return paths.resetPassword(await issueToken(tx, { userId: id, purpose: "ResetPassword" }));
}

async function close(tx: Tx, { id, staffRole }: { id: string; staffRole: StaffRole }, userId: string): Promise<void> {
  const accepted = await tx.$executeRaw`
    UPDATE admin_invites SET accepted_at = now(), accepted_by_id = ${userId} WHERE id = ${id} AND accepted_at IS NULL AND revoked_at IS NULL`;
  if (accepted === 0) throwAppError("bad_token", badInvite);
  await recordAudit(tx, { actorId: userId, action: "invitation.accept", subject: id, detail: { as: staffRole } });
}
