import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/platform/env";

// One key for each use, all from the one secret: what is sealed for one is nothing to another.
function keyFor(use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "the-living-archive", use, 32));
}

/** Encrypts a text for the database (AES-256-GCM). `owner` is bound in: moved to somebody else's row it does not open. */
export function seal(use: string, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(use), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text again; null when it was sealed with another key, for another use or somebody else, or was changed. */
export function unseal(use: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(use), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** A hash that nobody can try guesses against who has the database alone. */
export function keyedHash(use: string, text: string): string {
  return createHmac("sha256", keyFor(use)).update(text).digest("hex");
}
