import { accountDisabled, badCredentials, emailUnverified } from "@/lib/auth/form-messages";
import { securityJobs } from "@/lib/auth/jobs";
import { verifyPassword } from "@/lib/auth/passwords/password";
import type { Device } from "@/lib/auth/sessions/device-token";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { consumeLimit, resetLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/** So many wrong passwords of unknown devices within an hour are reported to the owner of the account. */
const reportedFailures = 20;

type SignIn = { email: string; password: string; ip: string; device: Device | null };

/**
 * Checks the credentials and returns the user's id and session version. A wrong password, an unknown email address and a deleted
 * account give the same error after the same work; only with the right password does the error reveal a disabled or unverified
 * account.
 *
 * Failures are limited per client and account. An account as a whole has a larger budget, so that many clients cannot guess without
 * end; a device that has signed in to it before has its own, so that strangers never lock the owner out.
 */
export async function signIn({ email, password, ip, device }: SignIn): Promise<{ userId: string; version: number }> {
  const user = await db.user.findUnique({ where: { email } });
  const knownDevice = user && device?.users.includes(user.id) ? `${user.id}/${device.id}` : null;
  const pair = `${ip}/${email}`;
  let failures = 0;
  // Counted before the check, so that concurrent guesses cannot exceed the limit.
  if (knownDevice) await consumeLimit("login-device", knownDevice);
  else {
    await consumeLimit("login-pair", pair);
    failures = await consumeLimit("login-account", email);
  }
  const isCorrect = await verifyPassword(password, user?.passwordHash);
  if (!user || !isCorrect || user.deletedAt) {
    if (failures === reportedFailures) await reportFailures(email);
    throwAppError("bad_credentials", badCredentials);
  }
  if (knownDevice) await resetLimit("login-device", knownDevice);
  else await Promise.all([resetLimit("login-pair", pair), resetLimit("login-account", email)]);
  if (user.disabledAt) throwAppError("account_disabled", accountDisabled);
  if (!user.emailVerifiedAt) throwAppError("email_unverified", emailUnverified);
  return { userId: user.id, version: user.sessionVersion };
}

// Enqueued for every address; the job finds out whether there is anyone to tell.
const reportFailures = (email: string) =>
  enqueue(db, securityJobs.failedSignIns.job(`auth.failed-sign-ins.email/${newId("tok")}`, { to: email }));
