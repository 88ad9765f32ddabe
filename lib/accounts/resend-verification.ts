import { type Carry, issueToken } from "@/lib/accounts/issue-token";
import { accountMails } from "@/lib/accounts/notices";
import { nobodysHash } from "@/lib/accounts/password";
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
      include: { tokens: { where: { purpose: "VerifyEmail" }, orderBy: { createdAt: "desc" } } },
    });
    if (!user) return;
    const carry = carryOf(user.tokens.map((token) => token.carry as Carry | null));
    const token = await issueToken(tx, { userId: user.id, purpose: "VerifyEmail", carry });
    await enqueue(tx, accountMails.verifyEmail({ to: email, token }, sha256(token)));
  });
}

/**
 * What the new link brings: the newest registration. When several were made, one of them may be a stranger's, and whoever
 * asked for the link did not say which: then it brings no password, and its owner chooses one by "Forgot your password?".
 */
function carryOf(newestFirst: (Carry | null)[]): Carry | undefined {
  const [newest] = newestFirst;
  if (!newest?.registration) return newest ?? undefined;
  const passwords = new Set(newestFirst.map((carry) => carry?.registration?.passwordHash));
  if (passwords.size === 1) return newest;
  return { ...newest, registration: { ...newest.registration, passwordHash: nobodysHash } };
}
