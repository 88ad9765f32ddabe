import type { Actor } from "@/lib/auth/contracts";
import { sessionEnded } from "@/lib/auth/form-messages";
import { securityJobs } from "@/lib/auth/jobs";
import { assertOwner } from "@/lib/auth/lock-owners";
import { recordAdminAction } from "@/lib/auth/record-admin-action";
import { resendVerification } from "@/lib/auth/resend-verification";
import { sessionStands } from "@/lib/auth/sessions/session-stands";
import type { StaffRole } from "@/lib/auth/staff-roles";
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

/** Disables or enables an account. Its sessions and links end at once; orders, payments and refunds continue. */
export async function setAccountStatus(input: AdminUserAction & { status: "disabled" | "enabled" }): Promise<void> {
  const { actor, userId, reason, status } = input;
  if (userId === actor._id) throwAppError("conflict", "You cannot disable your own account.");
  await transaction(async (tx) => {
    await assertOwner(tx, actor);
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

/**
 * Grants, changes or revokes the role of an admin, not one's own, so one owner always stays. Ends the sessions, because tokens carry the
 * role. Without a staff role a member becomes an admin who may do nothing yet, and an admin does not change (docs/decisions/044).
 */
export async function setRole(
  input: AdminUserAction & { role: "Member" | "Admin"; staffRole?: StaffRole | undefined },
): Promise<void> {
  const { actor, userId, role, reason } = input;
  const staffRole = (role === "Admin" && input.staffRole) || null;
  if (userId === actor._id) throwAppError("conflict", "You cannot change your own role.");
  await transaction(async (tx) => {
    await assertOwner(tx, actor);
    const changed = await tx.$executeRaw`
      UPDATE users SET role = ${role}::"Role", staff_role = ${staffRole}::"StaffRole", session_version = session_version + 1
      WHERE id = ${userId} AND deleted_at IS NULL
        AND (role <> ${role}::"Role" OR (${role} = 'Admin' AND ${staffRole}::"StaffRole" IS NOT NULL AND staff_role IS DISTINCT FROM ${staffRole}::"StaffRole"))
        AND (${role} = 'Member' OR (disabled_at IS NULL AND email_verified_at IS NOT NULL))`;
    if (changed === 0) return throwNotChanged(tx, userId, roleRefusal(role, staffRole));
    // An older invitation would bring back a role that is removed now or later.
    await tx.$executeRaw`
      UPDATE admin_invites i SET revoked_at = now() FROM users u
      WHERE u.id = ${userId} AND i.email = u.email AND i.accepted_at IS NULL AND i.revoked_at IS NULL`;
    const entry = { actor, userId, reason };
    await recordAdminAction(
      tx,
      role === "Admin"
        ? { ...entry, action: "user.grant-admin", detail: staffRole ? { as: staffRole } : {} }
        : { ...entry, action: "user.revoke-admin" },
    );
  });
  // Comments show an admin's badge.
  await revalidatePages(pagesShowing.profiles);
}

function roleRefusal(role: "Member" | "Admin", staffRole: StaffRole | null): string {
  if (role === "Member") return "This user is not an admin.";
  return staffRole
    ? "Only a verified, enabled account can become an admin, and it must not have this role already."
    : "Only a verified, enabled account can become an admin. For an admin, choose the new role.";
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

/** Ends one session of a user, on the device that it names. */
export async function endUserSession(input: AdminUserAction & { sessionId: string }): Promise<void> {
  const { userId, sessionId } = input;
  await transaction(async (tx) => {
    const [ended] = await tx.$queryRaw<{ device: string }[]>`
      UPDATE sessions x SET ended_at = now() FROM users u WHERE u.id = ${userId} AND x.id = ${sessionId} AND ${sessionStands}
      RETURNING x.device`;
    if (!ended) return throwNotChanged(tx, userId, sessionEnded);
    const { actor, reason } = input;
    await recordAdminAction(tx, {
      actor,
      userId,
      reason,
      action: "user.end-session",
      detail: { device: ended.device },
    });
  });
}
