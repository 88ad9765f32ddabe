import { badNewEmailLink, takenEmail } from "@/lib/auth/form-messages";
import { securityJobs } from "@/lib/auth/jobs";
import { readNewEmailLink } from "@/lib/auth/new-email/new-email-token";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { enqueue } from "@/lib/jobs/outbox";

/** What belongs to the same transaction. */
type OnChange = (tx: Tx, change: { userId: string; from: string; to: string }) => Promise<void>;

/**
 * Gives an account the address to which the link was sent, once. Open links to log in or to choose a password stop working, and the address
 * before it gets an email. Orders, plan and sessions stay.
 */
export async function confirmEmailChange(token: string, onChange: OnChange): Promise<void> {
  const change = readNewEmailLink(token);
  if (!change) return throwAppError("bad_token", badNewEmailLink);
  const { userId, from, to, verifiedAt, expiresAt } = change;
  await transaction(async (tx) => {
    const now = await databaseNow(tx);
    if (now.getTime() > expiresAt) throwAppError("bad_token", badNewEmailLink);
    await assertFree(tx, to, userId);
    const { count } = await tx.user.updateMany({
      where: { id: userId, email: from, emailVerifiedAt: new Date(verifiedAt), deletedAt: null, disabledAt: null },
      data: { email: to, emailVerifiedAt: now },
    });
    if (count === 0) throwAppError("bad_token", badNewEmailLink);
    await tx.formerEmail.deleteMany({ where: { email: to, userId } });
    await onChange(tx, { userId, from, to });
    await tx.userToken.deleteMany({ where: { userId, usedAt: null } });
    await enqueue(tx, securityJobs.emailChanged.job(`email-changed/${userId}/${verifiedAt}`, { to: from }));
  });
}

/** Locks the address, so that of two accounts one gets it. */
async function assertFree(tx: Tx, email: string, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`email/${email}`}, 0))`;
  const isTaken =
    (await tx.user.count({ where: { email, id: { not: userId } } })) > 0 ||
    (await tx.formerEmail.count({ where: { email, userId: { not: userId } } })) > 0;
  if (isTaken) throwAppError("conflict", takenEmail);
}
