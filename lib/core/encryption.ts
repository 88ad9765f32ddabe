import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/core/env";

// One key for each purpose, derived from one secret, so that a ciphertext for one purpose cannot be used for another.
function deriveKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", env().NEXTAUTH_SECRET, "the-living-archive", purpose, 32));
}

/** Encrypts a text for the database (AES-256-GCM). `owner` is authenticated: the ciphertext cannot be moved to another row. */
export function encrypt(purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(purpose), nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** Decrypts a text; null when the key, purpose or owner differs or the ciphertext was altered. */
export function decrypt(purpose: string, owner: string, ciphertext: string): string | null {
  const bytes = Buffer.from(ciphertext, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", deriveKey(purpose), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** An HMAC that cannot be brute-forced with the database alone. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(text).digest("hex");
}
