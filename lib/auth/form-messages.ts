import {
  passwordBreached,
  passwordsDiffer,
  passwordTooCommon,
  passwordTooLong,
  passwordTooShort,
} from "@/lib/auth/contracts";
import { wrongMfaCode } from "@/lib/auth/mfa/mfa-contracts";
import { reservedNameMessage } from "@/lib/auth/rules";
import type { AppError } from "@/lib/core/errors";
import { textOfCode } from "@/lib/core/text-of-code";

export const badCredentials = "Invalid email or password";
export const accountDisabled =
  "This account has been disabled by the museum. If you think that is a mistake, please write to us.";
export const emailUnverified = "Please verify your email before logging in.";
export const challengeExpired =
  "Please log in with your password first. The second step has to follow within five minutes.";
export const badResetLink = "Reset failed. This link is invalid or has expired.";
export const badVerificationLink = "Invalid or expired verification link";
export const badSignInLink = "This link is invalid or has expired. Please ask for a new one.";
export const badInvite = "This invitation is invalid, or it was revoked or has expired. Ask an owner to send it again.";
export const mergedAddress =
  "This address belongs to an account that was merged into another. The invitation has to go to the other address.";
export const inviteForOther = "This invitation is for another address. Log in with that one.";
export const wrongPassword = "That is not your password.";
export const sameEmail = "That is the address of your account already.";
export const takenEmail = "This address belongs to another account.";
export const badNewEmailLink = "This link is invalid, was used or has expired. Please ask for a new one.";
export const sessionEnded = "That session has ended already.";

/**
 * Every sentence that a form of an account without JavaScript can be sent back with. The URL has only its code, because anyone can
 * write a URL, and a page shows no sentence of a stranger.
 */
const sentences: Record<string, string> = {
  bad_credentials: badCredentials,
  account_disabled: accountDisabled,
  email_unverified: emailUnverified,
  challenge_expired: challengeExpired,
  wrong_code: wrongMfaCode,
  code_missing: "Please enter your code",
  bad_reset_link: badResetLink,
  bad_verification_link: badVerificationLink,
  bad_sign_in_link: badSignInLink,
  bad_invite: badInvite,
  invite_for_other: inviteForOther,
  merged_address: mergedAddress,
  wrong_password: wrongPassword,
  same_email: sameEmail,
  session_ended: sessionEnded,
  password_missing: "Password is required",
  current_password_too_long: "Password is too long",
  password_too_short: passwordTooShort,
  password_too_long: passwordTooLong,
  password_too_common: passwordTooCommon,
  password_breached: passwordBreached,
  passwords_differ: passwordsDiffer,
  confirmation_missing: "Please confirm your password",
  email_missing: "Email is required",
  email_invalid: "Please enter a valid email",
  first_name_missing: "First name is required",
  last_name_missing: "Last name is required",
  display_name_missing: "Display name is required",
  name_reserved: reservedNameMessage,
  invisible_characters: "Please use visible characters only",
  no_letter: "Please use at least one letter",
  over_12_characters: "Please use at most 12 characters",
  over_40_characters: "Please use at most 40 characters",
  over_60_characters: "Please use at most 60 characters",
  over_80_characters: "Please use at most 80 characters",
  over_120_characters: "Please use at most 120 characters",
  phone_invalid: "Enter a phone number, for example 0803 123 4567",
  line1_missing: "Address Line 1 is required",
  city_missing: "City is required",
  state_missing: "State is required",
  country_missing: "Country is required",
  invalid_input: "Please check what you entered.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The code of an error for the URL of the page that shows it. */
export function messageCode({ code, message }: Pick<AppError, "code" | "message">): string {
  return Object.entries(sentences).find(([, sentence]) => sentence === message)?.[0] ?? code;
}

/** The sentence of a code from a URL, or a known sentence itself; for any other text the general sentence of the form. */
export function formMessage(code: string, otherwise: string): string {
  if (Object.values(sentences).includes(code)) return code;
  return textOfCode(sentences, code) ?? otherwise;
}
