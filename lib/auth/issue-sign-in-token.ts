import type { CartIntent } from "@/lib/auth/contracts";
import { issueToken } from "@/lib/auth/issue-token";
import { transaction } from "@/lib/db/client";

type Target = { to: string; redirectTo?: string | undefined; intent?: CartIntent | undefined };

/**
 * Issues the token of a link to sign in; earlier links stop working. Null when nobody has this address. The address of a merged account
 * signs in to the account that it was merged into: the link, which is emailed to that address, is the proof.
 */
export function issueSignInToken(email: string, { redirectTo, intent }: Target): Promise<string | null> {
  return transaction(async (tx) => {
    const enabled = { disabledAt: null, deletedAt: null };
    const user =
      (await tx.user.findFirst({ where: { email, ...enabled } })) ??
      (await tx.user.findFirst({ where: { formerEmails: { some: { email } }, ...enabled } }));
    const payload = { ...(redirectTo && { redirectTo }), ...(intent && { intent }) };
    return user && issueToken(tx, { userId: user.id, purpose: "SignIn", payload });
  });
}
