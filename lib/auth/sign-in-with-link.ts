import { consumeToken } from "@/lib/auth/consume-token";
import { badSignInLink } from "@/lib/auth/form-messages";
import type { TokenPayload } from "@/lib/auth/issue-token";
import { accountJobs } from "@/lib/auth/jobs";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type SignedIn = { userId: string; version: number; payload: TokenPayload };

/**
 * Uses a link to sign in, once, and returns the user's id and session version. It proves that the address is theirs, so it verifies
 * it. A stranger may have registered the address, so the password of an unverified account is dropped, and the owner is emailed a
 * link to choose one.
 */
export async function signInWithLink(token: string): Promise<SignedIn> {
  return transaction(async (tx) => {
    const consumed = await consumeToken(tx, token, "SignIn");
    if (!consumed) return throwAppError("bad_token", badSignInLink);
    const { userId, payload } = consumed;
    const { count: verified } = await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date(), passwordHash: DUMMY_HASH },
    });
    const { email, sessionVersion } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (verified === 1) {
      await tx.userToken.deleteMany({ where: { userId, purpose: "VerifyEmail", usedAt: null } });
      await enqueue(tx, accountJobs.resetPassword.job(`reset-password/${newId("tok")}`, { to: email }));
    }
    return { userId, version: sessionVersion, payload };
  });
}
