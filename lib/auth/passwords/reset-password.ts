import { consumeToken } from "@/lib/auth/consume-token";
import { badResetLink } from "@/lib/auth/form-messages";
import { accountJobs } from "@/lib/auth/jobs";
import { assertNewPassword } from "@/lib/auth/passwords/assert-new-password";
import { hashPassword } from "@/lib/auth/passwords/password";
import { throwAppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { resetLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

type ResetPassword = { token: string; password: string; ip: string };

/** Sets a new password with a token. Ends all sessions and other links of the user; does not sign in. */
export async function resetPassword({ token, password, ip }: ResetPassword): Promise<void> {
  await assertNewPassword(password);
  const passwordHash = await hashPassword(password);
  const email = await transaction(async (tx) => {
    const consumed = await consumeToken(tx, token, "ResetPassword");
    if (!consumed) throwAppError("bad_token", badResetLink);
    const user = await tx.user.update({
      where: { id: consumed.userId },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    });
    await tx.userToken.deleteMany({ where: { userId: user.id, usedAt: null } });
    await enqueue(
      tx,
      accountJobs.passwordChanged.job(`password-changed/${sha256(token)}`, { to: user.email, stays: false }),
    );
    return user.email;
  });
  // Failed attempts by others must not lock out the owner.
  await Promise.all([resetLimit("login-account", email), resetLimit("login-pair", `${ip}/${email}`)]);
}
