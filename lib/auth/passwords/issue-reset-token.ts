import { issueToken } from "@/lib/auth/issue-token";
import { transaction } from "@/lib/db/client";

/** Issues the token of a password reset link; earlier links stop working. Null when nobody has this address. */
export function issueResetToken(email: string): Promise<string | null> {
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, disabledAt: null, deletedAt: null } });
    return user && issueToken(tx, { userId: user.id, purpose: "ResetPassword" });
  });
}
