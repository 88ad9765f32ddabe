import type { Actor } from "@/lib/auth/contracts";
import { accountJobs } from "@/lib/auth/jobs";
import { assertNewPassword } from "@/lib/auth/passwords/assert-new-password";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { hashPassword } from "@/lib/auth/passwords/password";
import { sessionExpired } from "@/lib/auth/permissions";
import { endOtherSessions } from "@/lib/auth/sessions/end-other-sessions";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type ChangePassword = { actor: Actor; currentPassword: string; password: string };

/** Sets a new password with the current one. Ends every other session and the open links, and emails the owner. */
export async function changePassword({ actor, currentPassword, password }: ChangePassword): Promise<void> {
  const { _id: userId, sessionId, sessionVersion, email } = actor;
  await assertNewPassword(password);
  await assertPassword(actor, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    // Another new password since the check of the current one has raised the version.
    const { count } = await tx.user.updateMany({ where: { id: userId, sessionVersion }, data: { passwordHash } });
    if (count === 0) throwAppError("unauthenticated", sessionExpired);
    await endOtherSessions({ userId, sessionId: sessionId ?? "" }, tx);
    await tx.userToken.deleteMany({ where: { userId, purpose: { in: ["ResetPassword", "SignIn"] }, usedAt: null } });
    await enqueue(tx, accountJobs.passwordChanged.job(`password-changed/${newId("tok")}`, { to: email, stays: true }));
  });
}
