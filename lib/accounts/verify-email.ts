import { type Carry, issueToken } from "@/lib/accounts/issue-token";
import { accountMails } from "@/lib/accounts/notices";
import { nobodysHash } from "@/lib/accounts/password";
import { spendToken } from "@/lib/accounts/spend-token";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { enqueue } from "@/lib/platform/outbox";
import { sha256 } from "@/lib/platform/secrets";

export const badVerificationLink = "Invalid or expired verification link";

/**
 * Confirms the address a link was sent to; the link, and every other of that person, is used up. When registrations with
 * different passwords were waiting, one of them may be a stranger's, whose mail looked just like the owner's: then no
 * password holds, and the mailbox gets a link to choose one.
 */
export async function verifyEmail(token: string): Promise<{ userId: string; carry: Carry }> {
  return transaction(async (tx) => {
    const spent = await spendToken(tx, token, "VerifyEmail");
    if (!spent) refuse("bad_token", badVerificationLink);
    const { userId, carry } = spent;
    const contested = await isContested(tx, userId);
    const { count } = await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { ...carry.registration, ...(contested && { passwordHash: nobodysHash }), emailVerifiedAt: new Date() },
    });
    await tx.userToken.deleteMany({ where: { userId, purpose: "VerifyEmail", usedAt: null } });
    if (contested && count === 1) await askForPassword(tx, userId);
    return { userId, carry };
  });
}

async function isContested(tx: Tx, userId: string): Promise<boolean> {
  const links = await tx.userToken.findMany({ where: { userId, purpose: "VerifyEmail" }, select: { carry: true } });
  const passwords = links.map(({ carry }) => (carry as Carry | null)?.registration?.passwordHash);
  return new Set(passwords.filter(Boolean)).size > 1;
}

async function askForPassword(tx: Tx, userId: string): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const token = await issueToken(tx, { userId, purpose: "ResetPassword" });
  await enqueue(tx, accountMails.resetPassword({ to: email, token }, sha256(token)));
}
