import { type Carry, issueToken } from "@/lib/accounts/issue-token";
import { accountMails } from "@/lib/accounts/notices";
import { transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { takeFrom } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

/** Sends a new link to an address that waits to be confirmed; older links stop working. Who asks learns nothing about the address. */
export async function resendVerification(email: string): Promise<void> {
  await takeFrom("resend-account", email);
  await transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { email, emailVerifiedAt: null, disabledAt: null, deletedAt: null },
      include: { tokens: { where: { purpose: "VerifyEmail" }, orderBy: { createdAt: "desc" }, take: 1 } },
    });
    if (!user) return;
    const carry = (user.tokens[0]?.carry as Carry | null | undefined) ?? undefined;
    const token = await issueToken(tx, { userId: user.id, purpose: "VerifyEmail", carry });
    await enqueue(tx, accountMails.verifyEmail({ to: email, token }, sha256(token)));
  });
}
