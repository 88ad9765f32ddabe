import type { Actor } from "@/lib/auth/contracts";
import { sameEmail } from "@/lib/auth/form-messages";
import { accountJobs } from "@/lib/auth/jobs";
import { newEmailLinkToken } from "@/lib/auth/new-email/new-email-token";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

const LINK_MINUTES = 60;

type StartEmailChange = { actor: Actor; email: string; currentPassword: string };

/**
 * Emails a link to a new address, with the password of the account. Nothing changes before the link is used. Whether the address has an
 * account is said only to who has the link.
 */
export async function startEmailChange({ actor, email, currentPassword }: StartEmailChange): Promise<void> {
  await assertPassword(actor, currentPassword, "currentPassword");
  if (email === actor.email) throwAppError("invalid_input", sameEmail, { fields: { email: sameEmail } });
  await consumeLimit("email-change", actor._id);
  const [now, { emailVerifiedAt }] = await Promise.all([
    databaseNow(),
    db.user.findUniqueOrThrow({ where: { id: actor._id }, select: { emailVerifiedAt: true } }),
  ]);
  const token = newEmailLinkToken({
    userId: actor._id,
    from: actor.email,
    to: email,
    verifiedAt: emailVerifiedAt?.getTime() ?? 0,
    expiresAt: now.getTime() + LINK_MINUTES * 60_000,
  });
  await enqueue(db, accountJobs.newEmail.job(`new-email/${newId("tok")}`, { to: email, token }));
}
