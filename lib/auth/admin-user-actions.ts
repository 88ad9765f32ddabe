import type { Actor } from "@/lib/auth/contracts";
import { securityJobs } from "@/lib/auth/jobs";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { resendVerification } from "@/lib/auth/resend-verification";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";

/** An admin's action on a user, with its reason. */
export type AdminUserAction = { actor: Actor; userId: string; reason: string };
type UserRow = { email: string };

const USER_NOT_FOUND = "There is no such user.";

/** Throws `not_found` for a missing user, else `conflict`, after an update that changed no row. */
async function throwNotChanged(tx: Tx, userId: string, message: string): Promise<never> {
  const user = await tx.user.findFirst({
    where: { id: userId, deletedAt: null, isGuest: false },
    select: { id: true },
  });
  return user ? throwAppError("conflict", message) : throwAppError("not_found", USER_NOT_FOUND);
}

/**
 * Locks the rows of all admins, so that two admins who revoke each other's role at the same time cannot leave none. Throws
 * `admin_only` when the actor is no longer an admin.
 */
async function lockAdmins(tx: Tx, actor: Actor): Promise<void> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'Admin' AND disabled_at IS NULL AND deleted_at IS NULL ORDER BY id FOR UPDATE`;
  if (!admins.some(({ id }) => id === actor._id)) throwAppError("admin_only", "You are no longer an admin.");
}

/** Disables or enables an account. Its sessions and links end at once; orders, payments and refunds continue. */
export async function setAccountStatus(input: AdminUserAction & { status: "disabled" | "enabled" }): Promise<void> {
  const { actor, userId, reason, status } = input;
  if (userId === actor._id) throwAppError("conflict", "You cannot disable your own account.");
  await transaction(async (tx) => {
    await lockAdmins(tx, actor);
    const [user] =
      status === "disabled"
        ? await tx.$queryRaw<UserRow[]>`
            UPDATE users SET disabled_at = now(), session_version = session_version + 1
            WHERE id = ${userId} AND disabled_at IS NULL AND deleted_at IS NULL RETURNING email`
        : await tx.$queryRaw<UserRow[]>`
            UPDATE users SET disabled_at = NULL, session_version = session_version + 1
            WHERE id = ${userId} AND disabled_at IS NOT NULL AND deleted_at IS NULL RETURNING email`;
    if (!user) return throwNotChanged(tx, userId, `This account is already ${status}.`);
    if (status === "disabled") await tx.userToken.deleteMany({ where: { userId, usedAt: null } });
    const note = await recordAdminAction(tx, {
      ...input,
      action: status === "disabled" ? "user.disable" : "user.enable",
    });
    await enqueue(
      tx,
      securityJobs.accountStatus.job(`auth.account-status.email/${note}`, { to: user.email, status, reason }),
    );
  });
  // A disabled user is not on the Founders Wall.
  await revalidatePages(pagesShowing.profiles);
}

/** Grants or revokes the admin role, not one's own. Ends the sessions, because tokens carry the role. */
export async function setRole(input: AdminUserAction & { role: "Member" | "Admin" }): Promise<void> {
  const { actor, userId, role } = input;
  if (userId === actor._id) throwAppError("conflict", "You cannot change your own role.");
  await transaction(async (tx) => {
    await lockAdmins(tx, actor);
    const changed = await tx.$executeRaw`
      UPDATE users SET role = ${role}::"Role", session_version = session_version + 1
      WHERE id = ${userId} AND role <> ${role}::"Role" AND deleted_at IS NULL
        AND (${role} = 'Member' OR (disabled_at IS NULL AND email_verified_at IS NOT NULL))`;
    if (changed === 0)
      return throwNotChanged(
        tx,
        userId,
        role === "Admin" ? "Only a verified, enabled account can become an admin." : "This user is not an admin.",
      );
    await recordAdminAction(tx, { ...input, action: role === "Admin" ? "user.grant-admin" : "user.revoke-admin" });
  });
  // Comments show an admin's badge.
  await revalidatePages(pagesShowing.profiles);
}

/** Ends every session of a user and the open links to sign in. */
export async function revokeSessions(input: AdminUserAction): Promise<void> {
  const { userId } = input;
  await transaction(async (tx) => {
    const ended = await tx.$executeRaw`
      UPDATE users SET session_version = session_version + 1 WHERE id = ${userId} AND NOT is_guest AND deleted_at IS NULL`;
    if (ended === 0) throwAppError("not_found", USER_NOT_FOUND);
    await tx.userToken.deleteMany({ where: { userId, purpose: "SignIn", usedAt: null } });
    await recordAdminAction(tx, { ...input, action: "user.revoke-sessions" });
  });
}

/** Removes authenticator and passkeys of a user who lost them, and ends the sessions. */
export async function adminDisableMfa(input: AdminUserAction): Promise<void> {
  const { actor, userId } = input;
  if (userId === actor._id) throwAppError("conflict", "Disable your own under Login and security.");
  await transaction(async (tx) => {
    const { count } = await tx.totpCredential.deleteMany({ where: { userId, confirmedAt: { not: null } } });
    const passkeys = await tx.passkey.deleteMany({ where: { userId } });
    if (count + passkeys.count === 0) return throwNotChanged(tx, userId, "This user has no two-factor authentication.");
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const { email } = await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
    const note = await recordAdminAction(tx, { ...input, action: "mfa.disable-by-admin" });
    await enqueue(
      tx,
      securityJobs.mfaChanged.job(`auth.mfa-changed.email/${note}`, { to: email, change: "taken off" }),
    );
  });
}

/** Sends the verification email again. */
export async function adminResendVerification(input: AdminUserAction): Promise<void> {
  const { userId } = input;
  const user = await db.user.findFirst({
    where: { id: userId, emailVerifiedAt: null, disabledAt: null, deletedAt: null, isGuest: false },
    select: { email: true },
  });
  if (!user) return throwNotChanged(db, userId, "The email address is already verified, or the account is disabled.");
  await resendVerification(user.email);
  await recordAdminAction(db, { ...input, action: "user.resend-verification" });
}
