import { verifyPassword } from "@/lib/auth/password";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { consumeLimit, resetLimit } from "@/lib/db/rate-limit";

export const badCredentials = "Invalid email or password";
export const accountDisabled =
  "This account has been disabled by the museum. If you think that is a mistake, please write to us.";
export const emailUnverified = "Please verify your email before logging in.";

/**
 * Checks the credentials and returns the user's id. A wrong password, an unknown email address and a deleted account give the same
 * error after the same time; only with the right password does the error reveal a disabled or unverified account.
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  // Counted before the check, so that concurrent guesses cannot exceed the limit.
  await consumeLimit("login-account", email);
  const user = await db.user.findUnique({ where: { email } });
  const isCorrect = await verifyPassword(password, user?.passwordHash);
  if (!user || !isCorrect || user.deletedAt) throwAppError("bad_credentials", badCredentials);
  await resetLimit("login-account", email);
  if (user.disabledAt) throwAppError("account_disabled", accountDisabled);
  if (!user.emailVerifiedAt) throwAppError("email_unverified", emailUnverified);
  return user.id;
}
