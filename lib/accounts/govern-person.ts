import type { Actor } from "@/lib/accounts/contracts";
import { securityMails } from "@/lib/accounts/letters";
import { recordDeskAct } from "@/lib/accounts/record-desk-act";
import { resendVerification } from "@/lib/accounts/resend-verification";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";

/** What is done at the desk to one person, and why. */
export type DeskDeed = { actor: Actor; userId: string; reason: string };
type Person = { email: string };

const nobody = "There is no such person.";

/** Why a change that found nothing to change found nothing. */
async function whyNot(tx: Tx, userId: string, sentence: string): Promise<never> {
  const there = await tx.user.findFirst({ where: { id: userId, deletedAt: null }, select: { id: true } });
  return there ? refuse("conflict", sentence) : refuse("not_found", nobody);
}

/**
 * Locks every admin, so that two who take each other's office at the same moment cannot leave the museum without one: the second
 * finds itself no admin any more.
 */
async function lockAdmins(tx: Tx, actor: Actor): Promise<void> {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'Admin' AND disabled_at IS NULL AND deleted_at IS NULL ORDER BY id FOR UPDATE`;
  if (!admins.some(({ id }) => id === actor._id)) refuse("admin_only", "You are no admin any more.");
}

/** Shuts an account, or opens it again. Its sessions and links end at once; orders, payments and refunds go on as they were. */
export async function setStanding(deed: DeskDeed & { standing: "disabled" | "enabled" }): Promise<void> {
  const { actor, userId, reason, standing } = deed;
  if (userId === actor._id) refuse("conflict", "Nobody disables their own account.");
  await transaction(async (tx) => {
    await lockAdmins(tx, actor);
    const [person] =
      standing === "disabled"
        ? await tx.$queryRaw<Person[]>`
            UPDATE users SET disabled_at = now(), session_version = session_version + 1
            WHERE id = ${userId} AND disabled_at IS NULL AND deleted_at IS NULL RETURNING email`
        : await tx.$queryRaw<Person[]>`
            UPDATE users SET disabled_at = NULL, session_version = session_version + 1
            WHERE id = ${userId} AND disabled_at IS NOT NULL AND deleted_at IS NULL RETURNING email`;
    if (!person) return whyNot(tx, userId, `This account is ${standing} already.`);
    if (standing === "disabled") await tx.userToken.deleteMany({ where: { userId, usedAt: null } });
    const note = await recordDeskAct(tx, { ...deed, action: standing === "disabled" ? "user.disable" : "user.enable" });
    await enqueue(tx, securityMails.standing({ to: person.email, standing, reason }, note));
  });
}

/** Makes an admin, or a member of one: never of oneself. What the token says of the role ends with the sessions. */
export async function setRole(deed: DeskDeed & { role: "Member" | "Admin" }): Promise<void> {
  const { actor, userId, role } = deed;
  if (userId === actor._id) refuse("conflict", "Nobody changes their own role.");
  await transaction(async (tx) => {
    await lockAdmins(tx, actor);
    const changed = await tx.$executeRaw`
      UPDATE users SET role = ${role}::"Role", session_version = session_version + 1
      WHERE id = ${userId} AND role <> ${role}::"Role" AND deleted_at IS NULL
        AND (${role} = 'Member' OR (disabled_at IS NULL AND email_verified_at IS NOT NULL))`;
    if (changed === 0)
      return whyNot(
        tx,
        userId,
        role === "Admin" ? "Only a confirmed, open account can be made an admin." : "They are no admin.",
      );
    await recordDeskAct(tx, { ...deed, action: role === "Admin" ? "user.make-admin" : "user.unmake-admin" });
  });
}

/** Ends every session of a person, on every device, at their next call. */
export async function signPersonOut(deed: DeskDeed): Promise<void> {
  const { userId } = deed;
  await transaction(async (tx) => {
    const ended = await tx.$executeRaw`
      UPDATE users SET session_version = session_version + 1 WHERE id = ${userId} AND deleted_at IS NULL`;
    if (ended === 0) refuse("not_found", nobody);
    await recordDeskAct(tx, { ...deed, action: "user.sign-out" });
  });
}

/** Takes a second factor off that somebody has lost. Their sessions end; the password alone opens the account again. */
export async function takeFactorOff(deed: DeskDeed): Promise<void> {
  const { actor, userId } = deed;
  if (userId === actor._id) refuse("conflict", "Take off your own at Sign-in and security, with a code of it.");
  await transaction(async (tx) => {
    const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
    if (count === 0) return whyNot(tx, userId, "They have no second factor.");
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const { email } = await tx.user.update({ where: { id: userId }, data: { sessionVersion: { increment: 1 } } });
    const note = await recordDeskAct(tx, { ...deed, action: "factor.take-off" });
    await enqueue(tx, securityMails.factorChanged({ to: email, change: "taken off" }, note));
  });
}

/** Mails the link that confirms an address once more, for somebody who asked the desk. */
export async function resendLink(deed: DeskDeed): Promise<void> {
  const { userId } = deed;
  const user = await db.user.findFirst({
    where: { id: userId, emailVerifiedAt: null, disabledAt: null, deletedAt: null },
    select: { email: true },
  });
  if (!user) return whyNot(db, userId, "Their address is confirmed already, or the account is disabled.");
  await resendVerification(user.email);
  await recordDeskAct(db, { ...deed, action: "user.resend-verification" });
}
