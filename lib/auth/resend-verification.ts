import { issueToken, type TokenPayload } from "@/lib/auth/issue-token";
import { accountJobs } from "@/lib/auth/jobs";
import { DUMMY_HASH } from "@/lib/auth/password";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/** Emails a new verification link; earlier links stop working. The result does not reveal whether the address is registered. */
export async function resendVerification(email: string): Promise<void> {
  await consumeLimit("resend-account", email);
  await transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email, emailVerifiedAt: null, disabledAt: null, deletedAt: null },
      include: { tokens: { where: { purpose: "VerifyEmail" }, orderBy: { createdAt: "desc" } } },
    });
    if (!user) return;
    const payload = latestPayload(user.tokens.map((token) => token.payload as TokenPayload | null));
    const token = await issueToken(tx, { userId: user.id, purpose: "VerifyEmail", payload });
    await enqueue(tx, accountJobs.verifyEmail.job(`verify-email/${sha256(token)}`, { to: email, token }));
  });
}

/**
 * The registration for the new link: the newest one. With several different passwords, one may be a stranger's, so the link sets none
 * and the owner chooses one by "Forgot your password?".
 */
function latestPayload(newestFirst: (TokenPayload | null)[]): TokenPayload | undefined {
  const [newest] = newestFirst;
  if (!newest?.registration) return newest ?? undefined;
  const passwords = new Set(newestFirst.map((payload) => payload?.registration?.passwordHash));
  if (passwords.size === 1) return newest;
  return { ...newest, registration: { ...newest.registration, passwordHash: DUMMY_HASH } };
}
