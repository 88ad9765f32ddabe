import { securityJobs } from "@/lib/auth/jobs";
import { wrongMfaCode } from "@/lib/auth/mfa/mfa-contracts";
import { consumeRecoveryCode } from "@/lib/auth/mfa/recovery-codes";
import { reencryptTotpSecret, verifyTotpCode } from "@/lib/auth/mfa/totp";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Consumes a TOTP or recovery code. Throws `bad_credentials` for a wrong or used one. Attempts are counted before the check, and a
 * correct code does not reset the count: a user needs far fewer than ten in 15 minutes.
 */
export async function verifyMfa(userId: string, code: string): Promise<void> {
  await consumeLimit("mfa-account", userId);
  const digits = code.replace(/[\s-]/g, "");
  const isRight = /^\d{6}$/.test(digits)
    ? await consumeTotpCode(db, userId, digits)
    : await verifyRecoveryCode(userId, code);
  if (!isRight) throwAppError("bad_credentials", wrongMfaCode);
}

/** Consumes a TOTP code: its time step must be later than the last used one, checked and stored in one update. */
export async function consumeTotpCode(tx: Tx, userId: string, digits: string, unconfirmed = false): Promise<boolean> {
  const factor = await tx.totpCredential.findUnique({ where: { userId } });
  const step = factor && verifyTotpCode(userId, factor.encryptedSecret, digits, await databaseNow(tx));
  if (!factor || step === null) return false;
  const encrypted = reencryptTotpSecret(userId, factor.encryptedSecret);
  const used = await tx.$executeRaw`
    UPDATE totp_credentials SET last_step = ${step}, encrypted_secret = ${encrypted}, confirmed_at = COALESCE(confirmed_at, now())
    WHERE user_id = ${userId} AND encrypted_secret = ${factor.encryptedSecret} AND last_step < ${step} AND (confirmed_at IS NULL) = ${unconfirmed}`;
  return used === 1;
}

function verifyRecoveryCode(userId: string, code: string): Promise<boolean> {
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { id: userId, totpCredential: { confirmedAt: { not: null } } } });
    if (!user || !(await consumeRecoveryCode(tx, userId, code))) return false;
    const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
    await enqueue(
      tx,
      securityJobs.recoveryCodeUsed.job(`auth.recovery-code-used.email/${newId("rcv")}`, { to: user.email, left }),
    );
    return true;
  });
}
