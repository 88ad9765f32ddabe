import type { Carry } from "@/lib/accounts/issue-token";
import { spendToken } from "@/lib/accounts/spend-token";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

export const badVerificationLink = "Invalid or expired verification link";

/** Confirms the address a link was sent to; the link, and every other of that person, is used up. */
export async function verifyEmail(token: string): Promise<{ userId: string; carry: Carry }> {
  return transaction(async (tx) => {
    const spent = await spendToken(tx, token, "VerifyEmail");
    if (!spent) refuse("bad_token", badVerificationLink);
    const { userId, carry } = spent;
    await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { ...carry.registration, emailVerifiedAt: new Date() },
    });
    await tx.userToken.deleteMany({ where: { userId, purpose: "VerifyEmail", usedAt: null } });
    return { userId, carry };
  });
}
