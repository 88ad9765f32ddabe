import type { CartIntent } from "@/lib/auth/contracts";
import { issueToken } from "@/lib/auth/issue-token";
import { transaction } from "@/lib/db/client";

type Target = { to: string; redirectTo?: string | undefined; intent?: CartIntent | undefined };

/** Issues the token of a link to sign in; earlier links stop working. Null when nobody has this address. */
export function issueSignInToken(email: string, { redirectTo, intent }: Target): Promise<string | null> {
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { email, disabledAt: null, deletedAt: null } });
    const payload = { ...(redirectTo && { redirectTo }), ...(intent && { intent }) };
    return user && issueToken(tx, { userId: user.id, purpose: "SignIn", payload });
  });
}
