import type { Actor } from "@/lib/auth/contracts";
import { securityJobs } from "@/lib/auth/jobs";
import { assertMayChangeFactors, lockFactors } from "@/lib/auth/mfa/lock-factors";
import { wrongMfaCode } from "@/lib/auth/mfa/mfa-contracts";
import { replaceRecoveryCodes } from "@/lib/auth/mfa/recovery-codes";
import { generateTotpSecret } from "@/lib/auth/mfa/totp";
import { consumeTotpCode, verifyMfa } from "@/lib/auth/mfa/verify-mfa";
import { assertPassword } from "@/lib/auth/passwords/assert-password";
import { recordAudit } from "@/lib/auth/record-audit";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/** Starts the setup of an authenticator, replacing an unconfirmed one. MFA is active only after a code confirms it. */
export async function beginMfaSetup({ actor, password }: { actor: Actor; password: string }) {
  await assertPassword(actor, password, "password");
  await assertMayChangeFactors(db, actor);
  const { encrypted, manualKey, uri } = generateTotpSecret(actor._id, actor.email);
  // A confirmed one is not replaced: disabling it first requires one of its codes.
  const inserted = await db.$executeRaw`
    INSERT INTO totp_credentials (user_id, encrypted_secret) VALUES (${actor._id}, ${encrypted})
    ON CONFLICT (user_id) DO UPDATE SET encrypted_secret = ${encrypted}, last_step = 0, created_at = now()
    WHERE totp_credentials.confirmed_at IS NULL`;
  if (inserted === 0)
    throwAppError("conflict", "You have two-factor authentication already. Turn it off first to set it up again.");
  return { manualKey, uri };
}

/** Activates MFA with the first code. Ends all sessions of the user and returns the recovery codes. */
export async function confirmMfa({ actor, code }: { actor: Actor; code: string }): Promise<string[]> {
  await consumeLimit("mfa-account", actor._id);
  return transaction(async (tx) => {
    await lockFactors(tx, actor);
    if (!(await consumeTotpCode(tx, actor._id, code.replace(/[\s-]/g, ""), true)))
      throwAppError("invalid_input", wrongMfaCode);
    await tx.user.update({ where: { id: actor._id }, data: { sessionVersion: { increment: 1 } } });
    await recordAudit(tx, { actorId: actor._id, action: "mfa.enable", subject: actor._id });
    await enqueue(
      tx,
      securityJobs.mfaChanged.job(`auth.mfa-changed.email/${newId("rcv")}`, { to: actor.email, change: "added" }),
    );
    return replaceRecoveryCodes(tx, actor._id);
  });
}

/** Replaces the recovery codes with ten new ones. */
export async function renewRecoveryCodes({ actor, code }: { actor: Actor; code: string }): Promise<string[]> {
  await verifyMfa(actor._id, code);
  return transaction(async (tx) => {
    await recordAudit(tx, { actorId: actor._id, action: "mfa.renew-recovery-codes", subject: actor._id });
    return replaceRecoveryCodes(tx, actor._id);
  });
}

type DisableMfa = { actor: Actor; password: string; code: string };

/** Disables MFA with password and code. The current session continues. */
export async function disableMfa({ actor, password, code }: DisableMfa): Promise<void> {
  if (actor.role === "Admin" && env().ADMIN_TOTP_REQUIRED)
    throwAppError("conflict", "Two-factor authentication is required for admins. Another admin can turn yours off.");
  await assertPassword(actor, password, "password");
  await verifyMfa(actor._id, code);
  await transaction(async (tx) => {
    await tx.totpCredential.deleteMany({ where: { userId: actor._id } });
    await tx.recoveryCode.deleteMany({ where: { userId: actor._id } });
    await recordAudit(tx, { actorId: actor._id, action: "mfa.disable", subject: actor._id });
    await enqueue(
      tx,
      securityJobs.mfaChanged.job(`auth.mfa-changed.email/${newId("rcv")}`, { to: actor.email, change: "removed" }),
    );
  });
}
