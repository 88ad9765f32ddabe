import { issueToken, readTokenPayload, type TokenPayload } from "@/lib/auth/issue-token";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { transaction } from "@/lib/db/client";

/** Issues a new verification token; earlier links stop working. Null when no account with this address waits for one. */
export function reissueVerificationToken(email: string): Promise<string | null> {
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email, emailVerifiedAt: null, disabledAt: null, deletedAt: null },
      include: { tokens: { where: { purpose: "VerifyEmail" }, orderBy: { createdAt: "desc" } } },
    });
    if (!user) return null;
    const payload = latestPayload(user.tokens.map(({ payload: stored }) => readTokenPayload(stored)));
    return issueToken(tx, { userId: user.id, purpose: "VerifyEmail", payload });
  });
}

/**
 * The registration for the new link: the newest one. With several different passwords, one may be a stranger's, so the link sets none
 * and the owner chooses one by "Forgot your password?".
 */
function latestPayload(newestFirst: TokenPayload[]): TokenPayload | undefined {
  const [newest] = newestFirst;
  if (!newest?.registration) return newest;
  const passwords = new Set(newestFirst.map((payload) => payload.registration?.passwordHash));
  if (passwords.size === 1) return newest;
  return { ...newest, registration: { ...newest.registration, passwordHash: DUMMY_HASH } };
}
