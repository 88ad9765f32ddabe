import * as z from "zod/mini";

// Control characters would break an email header; invisible and right-to-left characters let one name look like another. The
// Braille blank counts as a letter in Unicode but is invisible.
export const visibleCharacters = z.regex(
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u,
  "Please use visible characters only",
);

const maxCharacters = (limit: number) => z.maxLength(limit, `Please use at most ${limit} characters`);
/** A text of one line, which may be empty. */
export const optionalLine = (limit: number) => z.string().check(z.trim(), maxCharacters(limit), visibleCharacters);
export const requiredLine = (missing: string, limit: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), maxCharacters(limit), visibleCharacters);

/** A first or last name: 1 to 60 characters on one line. */
export const personName = (missing: string) => requiredLine(missing, 60);
