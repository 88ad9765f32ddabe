import { refuseCommonPassword } from "@/lib/accounts/common-passwords";
import { accountMails } from "@/lib/accounts/notices";
import { hashPassword } from "@/lib/accounts/password";
import { spendToken } from "@/lib/accounts/spend-token";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import { forgive } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

export const badResetLink = "Reset failed. This link is invalid or has expired.";

/** Sets a new password by the link of a mail. Every session and every other link of that person ends; nobody is signed in. */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<void> {
  refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const email = await transaction(async (tx) => {
    const spent = await spendToken(tx, token, "ResetPassword");
    if (!spent) refuse("bad_token", badResetLink);
    const user = await tx.user.update({
      where: { id: spent.userId },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    });
    await tx.userToken.deleteMany({ where: { userId: user.id, usedAt: null } });
    await enqueue(tx, accountMails.passwordChanged({ to: user.email }, sha256(token)));
    return user.email;
  });
  // The owner has shown who they are; wrong tries of others do not keep them out.
  await forgive("login-account", email);
}
