import { hash, verify } from "@node-rs/argon2";

// argon2id (the library's default) with OWASP's minimum of 19 MiB and two passes: about 30 ms, and twenty at once fit in a small function.
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a discarded random text: no password matches, and verifying takes as long as with any other hash. */
export const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$Yv0qRainoZJA86rlgjPmpw$Xe0RwcOJXx+jYDS8gHm+zR7sj2xwVJ72FPkMt1f5Xn0";

// Keyboards write the same letter as different sequences ("ọ́"). NFC makes them one and changes no character, unlike NFKC.
const normalize = (password: string) => password.normalize("NFC");

/** Hashes a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), ARGON2_COST);
}

/** Whether the password matches. Without a hash it takes equally long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? DUMMY_HASH, normalize(password)).catch(() => false);
  return matches && passwordHash !== undefined;
}
