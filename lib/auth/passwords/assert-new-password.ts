import { passwordBreached, passwordTooCommon } from "@/lib/auth/contracts";
import { isBreachedPassword } from "@/lib/auth/passwords/breached-passwords";
import { isCommonPassword } from "@/lib/auth/passwords/common-passwords";
import { throwAppError } from "@/lib/core/errors";

const refuse = (sentence: string) => throwAppError("invalid_input", sentence, { fields: { password: sentence } });

/** Refuses a new password that everybody tries first, or that is in a known data breach. */
export async function assertNewPassword(password: string): Promise<void> {
  if (isCommonPassword(password)) refuse(passwordTooCommon);
  if (await isBreachedPassword(password)) refuse(passwordBreached);
}
