import { issueToken } from "@/lib/auth/issue-token";
import { accountJobs } from "@/lib/auth/jobs";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/** Emails a password reset link; earlier links stop working. The result does not reveal whether the address is registered. */
export async function requestPasswordReset(email: string): Promise<void> {
  await consumeLimit("forgot-account", email);
  await transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, disabledAt: null, deletedAt: null } });
    if (!user) return;
    const token = await issueToken(tx, { userId: user.id, purpose: "ResetPassword" });
    await enqueue(tx, accountJobs.resetPassword.job(`reset-password/${sha256(token)}`, { to: email, token }));
  });
}
