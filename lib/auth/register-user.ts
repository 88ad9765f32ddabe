import type { CartIntent, RegisterBody } from "@/lib/auth/contracts";
import { issueToken, type Registration, type TokenPayload } from "@/lib/auth/issue-token";
import { accountJobs } from "@/lib/auth/jobs";
import { assertNewPassword } from "@/lib/auth/passwords/assert-new-password";
import { hashPassword, verifyPassword } from "@/lib/auth/passwords/password";
import { defaultDisplayName, displayNameRefusal } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { db, type Tx, transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

type RegisterUser = {
  person: Pick<RegisterBody, "firstName" | "lastName" | "email" | "password">;
  redirectTo?: string;
  intent?: CartIntent | null;
};

/**
 * Creates an account and emails the verification link. For a registered address the result and its timing are the same, but its
 * owner gets another email and the account does not change.
 */
export async function registerUser({ person, redirectTo, intent }: RegisterUser): Promise<void> {
  const { firstName, lastName, email, password } = person;
  await assertNewPassword(password);
  const displayName = defaultDisplayName(firstName, lastName);
  const refusal = displayNameRefusal(displayName, "Member");
  if (refusal) throwAppError("invalid_input", refusal, { fields: { firstName: refusal } });

  // The same password means the same registration, so that a form sent twice does not look like two people's.
  const unverified = await db.user.findFirst({
    where: { email, emailVerifiedAt: null },
    select: { passwordHash: true },
  });
  const isRepeated = await verifyPassword(password, unverified?.passwordHash);
  const newHash = await hashPassword(password);
  const passwordHash = isRepeated && unverified ? unverified.passwordHash : newHash;
  const [terms] = await db.$queryRaw<[{ id: string | null }]>`SELECT legal_page_current('terms') AS id`;
  const registration: Registration = { firstName, lastName, displayName, passwordHash, termsVersionId: terms.id };
  const canEmail = await tryConsumeLimit("register-account", email);
  const payload: TokenPayload = { ...(redirectTo && { redirectTo }), ...(intent && { intent }), registration };
  await transaction(async (tx) => {
    const id = newId("usr");
    // The address of a merged account belongs to the account that stays, whose owner gets the same email as for any registered address.
    const former = await tx.formerEmail.findUnique({ where: { email }, select: { user: true } });
    // One insert decides between concurrent registrations.
    if (!former) await tx.user.createMany({ data: [{ id, email, ...registration }], skipDuplicates: true });
    const user = former?.user ?? (await tx.user.findUnique({ where: { email } }));
    if (user && canEmail) await sendEmail(tx, user, email, payload);
  });
}

async function sendEmail(
  tx: Tx,
  user: { id: string; emailVerifiedAt: Date | null },
  to: string,
  payload: TokenPayload,
): Promise<void> {
  if (user.emailVerifiedAt) {
    // There are none. It takes as long as storing a token.
    await tx.userToken.deleteMany({ where: { userId: user.id, purpose: "VerifyEmail", usedAt: null } });
    return enqueue(tx, accountJobs.alreadyRegistered.job(`already-registered/${newId("tok")}`, { to }));
  }
  // A stranger may have registered this address first. Each link therefore sets the password of its own registration, and only the
  // owner of the mailbox can use one.
  const token = await issueToken(tx, { userId: user.id, purpose: "VerifyEmail", payload, preserveOlder: true });
  await enqueue(tx, accountJobs.verifyEmail.job(`verify-email/${sha256(token)}`, { to, token }));
}
