import { isPassword } from "@/lib/accounts/password";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { forgive, takeFrom } from "@/lib/platform/rate-limit";

export const badCredentials = "Invalid email or password";
export const accountDisabled =
  "This account has been disabled by the museum. If you think that is a mistake, please write to us.";
export const emailUnverified = "Please verify your email before logging in.";

/**
 * The id of the person behind this address and password. A wrong password, an unknown address and an account that was deleted
 * are one answer in one time; only the right password is told that the account is disabled, or waits to be confirmed.
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  // Counted before it is judged, so that a burst of guesses cannot overtake the count.
  await takeFrom("login-account", email);
  const user = await db.user.findUnique({ where: { email } });
  const right = await isPassword(password, user?.passwordHash);
  if (!user || !right || user.deletedAt) refuse("bad_credentials", badCredentials);
  await forgive("login-account", email);
  if (user.disabledAt) refuse("account_disabled", accountDisabled);
  if (!user.emailVerifiedAt) refuse("email_unverified", emailUnverified);
  return user.id;
}
