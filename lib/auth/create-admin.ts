import { issueToken } from "@/lib/auth/issue-token";
import { hashPassword } from "@/lib/auth/passwords/password";
import { recordAudit } from "@/lib/auth/record-audit";
import { defaultDisplayName } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

export type CreatedAdmin = {
  outcome: "created" | "promoted" | "unchanged";
  /** For a link that sets the password; null for a user who has one. */
  resetToken: string | null;
};

type UserRow = { id: string; isOwner: boolean; disabled: boolean; verified: boolean };

const newName = { firstName: "Site", lastName: "Admin" };

/**
 * Makes the user of an email address an owner among the admins, or creates one, for an operator who can reach the database: the first admin has no other admin to ask.
 * Anyone can register an address that is not theirs, so an unverified account loses the password and the links it was given.
 */
export async function createAdmin(email: string): Promise<CreatedAdmin> {
  const unknownPassword = await hashPassword(linkToken());
  return transaction(async (tx) => {
    await tx.user.createMany({
      data: [
        {
          id: newId("usr"),
          email,
          passwordHash: unknownPassword,
          ...newName,
          displayName: defaultDisplayName(newName.firstName, newName.lastName),
        },
      ],
      skipDuplicates: true,
    });
    const [user] = await tx.$queryRaw<UserRow[]>`
      SELECT id, role = 'Admin' AND staff_role = 'Owner' AS "isOwner", disabled_at IS NOT NULL AS disabled, email_verified_at IS NOT NULL AS verified
      FROM users WHERE email = ${email} AND deleted_at IS NULL FOR UPDATE`;
    if (!user) return throwAppError("not_found", "There is no account with this email address.");
    if (user.disabled)
      throwAppError("account_disabled", "This account is disabled: another admin has to enable it first.");
    if (user.isOwner && user.verified) return { outcome: "unchanged", resetToken: null };

    await tx.$executeRaw`
      UPDATE users SET role = 'Admin', staff_role = 'Owner', session_version = session_version + 1,
        password_hash = CASE WHEN email_verified_at IS NULL THEN ${unknownPassword} ELSE password_hash END,
        email_verified_at = coalesce(email_verified_at, now())
      WHERE id = ${user.id}`;
    if (!user.verified) await tx.userToken.deleteMany({ where: { userId: user.id, usedAt: null } });
    // No actor: nobody was signed in. The audit log shows it as the system's.
    await recordAudit(tx, { actorId: null, action: "user.grant-admin", subject: user.id, detail: { as: "Owner" } });
    if (user.verified) return { outcome: "promoted", resetToken: null };
    return { outcome: "created", resetToken: await issueToken(tx, { userId: user.id, purpose: "ResetPassword" }) };
  });
}
