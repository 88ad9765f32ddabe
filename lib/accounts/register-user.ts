import { refuseCommonPassword } from "@/lib/accounts/common-passwords";
import type { CartIntent, RegisterBody } from "@/lib/accounts/contracts";
import { type Carry, issueToken, type Registration } from "@/lib/accounts/issue-token";
import { accountMails } from "@/lib/accounts/notices";
import { hashPassword, isPassword } from "@/lib/accounts/password";
import { defaultDisplayName, displayNameRefusal } from "@/lib/accounts/rules";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { isWithin } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";

type RegisterUser = {
  person: Pick<RegisterBody, "firstName" | "lastName" | "email" | "password">;
  redirectTo?: string;
  intent?: CartIntent | null;
};

/**
 * Opens an account and mails the link that confirms its address. An address that has one already gets the same answer
 * after the same work, and its owner a mail instead; nothing of that account changes.
 */
export async function registerUser({ person, redirectTo, intent }: RegisterUser): Promise<void> {
  const { firstName, lastName, email, password } = person;
  refuseCommonPassword(password);
  const displayName = defaultDisplayName(firstName, lastName);
  const refusal = displayNameRefusal(displayName, "Member");
  if (refusal) refuse("invalid_input", refusal, { fields: { firstName: refusal } });

  // The same password once more is the same registration: a form sent twice must not look like two people's.
  const waiting = await db.user.findFirst({ where: { email, emailVerifiedAt: null }, select: { passwordHash: true } });
  const isRepeated = await isPassword(password, waiting?.passwordHash);
  const fresh = await hashPassword(password);
  const passwordHash = isRepeated && waiting ? waiting.passwordHash : fresh;
  const registration: Registration = { firstName, lastName, displayName, passwordHash };
  const mayMail = await isWithin("register-account", email);
  const carry: Carry = { ...(redirectTo && { redirectTo }), ...(intent && { intent }), registration };
  await transaction(async (tx) => {
    const id = newId("usr");
    // One statement decides who was first: a hundred at once leave one row.
    const { count } = await tx.user.createMany({ data: [{ id, email, ...registration }], skipDuplicates: true });
    const user = count === 1 ? { id, emailVerifiedAt: null } : await tx.user.findUnique({ where: { email } });
    if (user && mayMail) await write(tx, user, email, carry);
  });
}

async function write(
  tx: Tx,
  user: { id: string; emailVerifiedAt: Date | null },
  to: string,
  carry: Carry,
): Promise<void> {
  if (user.emailVerifiedAt) return enqueue(tx, accountMails.alreadyRegistered({ to }, newId("tok")));
  // Somebody may have registered this address before its owner did. Each link therefore brings the password of its own
  // registration, and only the mailbox's owner can say which of them counts.
  const token = await issueToken(tx, { userId: user.id, purpose: "VerifyEmail", carry, keepOlder: true });
  await enqueue(tx, accountMails.verifyEmail({ to, token }, sha256(token)));
}
