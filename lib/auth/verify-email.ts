import { consumeToken } from "@/lib/auth/consume-token";
import { badVerificationLink } from "@/lib/auth/form-messages";
import { readTokenPayload, type TokenPayload } from "@/lib/auth/issue-token";
import { accountJobs } from "@/lib/auth/jobs";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Verifies an email address with a token; all verification tokens of the user become invalid. After registrations with different
 * passwords one may be a stranger's, so no password is set and the owner is emailed a link to choose one. The account of an imported member has
 * no registration of its own, so that any may be a stranger's: it keeps its name as well.
 */
export async function verifyEmail(token: string): Promise<{ userId: string; payload: TokenPayload }> {
  return transaction(async (tx) => {
    const consumed = await consumeToken(tx, token, "VerifyEmail");
    if (!consumed) throwAppError("bad_token", badVerificationLink);
    const { userId, payload } = consumed;
    const isImported = (await tx.memberImportRow.count({ where: { userId, newAccount: true } })) > 0;
    const contested = isImported ? payload.registration !== undefined : await isContested(tx, userId);
    const { count } = await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: {
        ...(!isImported && payload.registration),
        ...(contested && { passwordHash: DUMMY_HASH }),
        emailVerifiedAt: new Date(),
      },
    });
    await tx.userToken.deleteMany({ where: { userId, purpose: "VerifyEmail", usedAt: null } });
    if (contested && count === 1) await requestNewPassword(tx, userId);
    return { userId, payload };
  });
}

async function isContested(tx: Tx, userId: string): Promise<boolean> {
  const links = await tx.userToken.findMany({ where: { userId, purpose: "VerifyEmail" }, select: { payload: true } });
  const passwords = links.map(({ payload }) => readTokenPayload(payload).registration?.passwordHash);
  return new Set(passwords.filter(Boolean)).size > 1;
}

async function requestNewPassword(tx: Tx, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await enqueue(tx, accountJobs.resetPassword.job(`reset-password/${newId("tok")}`, { to: email }));
}
