import { issueToken } from "@/lib/accounts/issue-token";
import { accountMails } from "@/lib/accounts/notices";
import { transaction } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/outbox";
import { takeFrom } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

/** Mails a link to choose a new password; the one before it stops working. Who asks learns nothing about the address. */
export async function requestPasswordReset(email: string): Promise<void> {
  await takeFrom("forgot-account", email);
  await transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, disabledAt: null, deletedAt: null } });
    if (!user) return;
    const token = await issueToken(tx, { userId: user.id, purpose: "ResetPassword" });
    await enqueue(tx, accountMails.resetPassword({ to: email, token }, sha256(token)));
  });
}
