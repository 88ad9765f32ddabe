import * as z from "zod/mini";
import { currentPassword } from "@/lib/auth/contracts";

export const wrongMfaCode = "That code is not right, or it was used already. Please wait for the next one.";

/** A six-digit TOTP code or a recovery code; spaces and dashes are allowed. */
export const mfaCode = z
  .string("Please enter your code")
  .check(z.trim(), z.minLength(1, "Please enter your code"), z.maxLength(60, wrongMfaCode));

const optionalText = z.catch(z.optional(z.string().check(z.maxLength(2_000))), undefined);

/** POST /auth/login/code. Browsers send the ticket of the first step as a cookie. */
export const mfaLoginBody = z.object({
  code: mfaCode,
  ticket: optionalText,
  redirectTo: optionalText,
  add: optionalText,
  variation: z.catch(z.optional(z.array(z.string())), undefined),
  quantity: z.catch(z.optional(z.int()), undefined),
});

/** POST /auth/login for a user with MFA: no session yet, but a ticket for the second step. */
export const mfaChallengeReply = z.object({ factor: z.literal("due"), ticket: z.string(), redirectTo: z.string() });

/** POST /account/mfa: the password again. The reply is shown once. */
export const mfaSetupBody = z.object({ password: currentPassword });
export const mfaSetupReply = z.object({
  /** For manual entry, in groups of four. */
  secret: z.string(),
  /** The otpauth URI as a QR code: the size of the square and the SVG path of its dark modules. */
  picture: z.object({ size: z.int(), path: z.string() }),
});
export type MfaSetup = z.infer<typeof mfaSetupReply>;

/** POST /account/mfa/confirm and /account/mfa/codes. */
export const mfaCodeBody = z.object({ code: mfaCode });
/** The recovery codes: shown once, stored as hashes. */
export const recoveryCodesReply = z.object({ codes: z.array(z.string()) });

/** POST /account/mfa/remove. */
export const disableMfaBody = z.object({ password: currentPassword, code: mfaCode });

/** When MFA was enabled, null if it is not, and the numbers of unused recovery codes and of passkeys. */
export type MfaStatus = { since: string | null; codesLeft: number; passkeys: number };
/** A sign-in with its session: when it was last used, and whether it stands. */
export type SessionEntry = {
  _id: string;
  at: string;
  lastUsedAt: string;
  device: string;
  /** The network, shortened ("102.89.x.x"); empty if unknown. */
  place: string;
  usedMfa: boolean;
  isActive: boolean;
};
