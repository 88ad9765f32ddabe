import * as z from "zod/mini";
import { givenPassword } from "@/lib/accounts/contracts";

export const wrongFactor = "That code is not right, or it was used already. Please wait for the next one.";

/** Six figures of an authenticator, or a recovery code; blanks and dashes are how people write them. */
export const factorCode = z
  .string("Please enter your code")
  .check(z.trim(), z.minLength(1, "Please enter your code"), z.maxLength(60, wrongFactor));

const text = z.catch(z.optional(z.string().check(z.maxLength(2_000))), undefined);

/** POST /auth/login/code. A browser has the ticket of the first step in its cookie. */
export const secondStepBody = z.object({
  code: factorCode,
  ticket: text,
  redirectTo: text,
  add: text,
  variation: z.catch(z.optional(z.array(z.string())), undefined),
  quantity: z.catch(z.optional(z.int()), undefined),
});

/** POST /auth/login, when a second factor is due: no session yet, but the ticket with which to show it. */
export const secondStepReply = z.object({ factor: z.literal("due"), ticket: z.string(), redirectTo: z.string() });

/** POST /account/factor: the password once more. The answer is shown once. */
export const beginFactorBody = z.object({ password: givenPassword });
export const beginFactorReply = z.object({
  /** To be typed into the app, in groups of four. */
  secret: z.string(),
  /** The same as the app reads it from a picture: an otpauth address, as a square of dark fields. */
  picture: z.object({ size: z.int(), path: z.string() }),
});
export type FactorOffer = z.infer<typeof beginFactorReply>;

/** POST /account/factor/confirm and /account/factor/codes. */
export const factorCodeBody = z.object({ code: factorCode });
/** The recovery codes: shown once, kept as hashes. */
export const recoveryCodesReply = z.object({ codes: z.array(z.string()) });

/** POST /account/factor/remove. */
export const removeFactorBody = z.object({ password: givenPassword, code: factorCode });

/** Whether somebody has a second factor that counts, since when, and how many recovery codes are left. */
export type FactorState = { since: string | null; codesLeft: number };
/** A time somebody signed in, and whether a session of then can still stand. */
export type SignInLine = { _id: string; at: string; device: string; withFactor: boolean; stands: boolean };
