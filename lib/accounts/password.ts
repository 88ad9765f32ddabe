import { hash, verify } from "@node-rs/argon2";

// argon2id (the library's default). 19 MiB and two passes: OWASP's floor, about 30 ms here, and twenty at once still fit a small function.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a random text nobody has kept: no password opens it, and trying takes as long as with any other. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Yv0qRainoZJA86rlgjPmpw$Xe0RwcOJXx+jYDS8gHm+zR7sj2xwVJ72FPkMt1f5Xn0";

// The same password typed on two keyboards may arrive in two Unicode spellings.
const spelled = (password: string) => password.normalize("NFKC");

/** Hashes a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(spelled(password), cost);
}

/** Whether the password is the one behind the hash. Without a hash it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, spelled(password)).catch(() => false);
  return matches && passwordHash !== undefined;
}
