import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/core/env";

/** The secret in use, and the one before it while what it encrypted or signed is moved over. */
export function secrets(): string[] {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_OLD } = env();
  return NEXTAUTH_SECRET_OLD ? [NEXTAUTH_SECRET, NEXTAUTH_SECRET_OLD] : [NEXTAUTH_SECRET];
}

// One key for each purpose, derived from one secret, so that a ciphertext for one purpose cannot be used for another.
function deriveKey(purpose: string, secret = env().NEXTAUTH_SECRET): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "the-living-archive", purpose, 32));
}

// Names a key without revealing it; stored before each ciphertext.
const keyId = (key: Buffer) => createHmac("sha256", key).update("key id").digest("base64url").slice(0, 8);

/** Encrypts a text for the database (AES-256-GCM). `owner` is authenticated: the ciphertext cannot be moved to another row. */
export function encrypt(purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const key = deriveKey(purpose);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${keyId(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url")}`;
}

/** Decrypts a text; null when its key is unknown, purpose or owner differs or the ciphertext was altered. */
export function decrypt(purpose: string, owner: string, ciphertext: string): string | null {
  const keys = secrets().map((secret) => deriveKey(purpose, secret));
  const [id, body] = ciphertext.split(".");
  // What was stored before keys had ids has no dot, so each key is tried.
  const candidates = body === undefined ? keys : keys.filter((key) => keyId(key) === id);
  for (const key of candidates) {
    const text = decryptWith(key, owner, body ?? ciphertext);
    if (text !== null) return text;
  }
  return null;
}

function decryptWith(key: Buffer, owner: string, body: string): string | null {
  const bytes = Buffer.from(body, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** The ciphertext itself, or the same text under the key in use when it was encrypted with the one before. */
export function reencrypt(purpose: string, owner: string, ciphertext: string): string {
  if (ciphertext.startsWith(`${keyId(deriveKey(purpose))}.`)) return ciphertext;
  const text = decrypt(purpose, owner, ciphertext);
  return text === null ? ciphertext : encrypt(purpose, owner, text);
}

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("hex");

/** An HMAC that cannot be brute-forced with the database alone. */
export function keyedHash(purpose: string, text: string): string {
  return hmac(deriveKey(purpose), text);
}

/** The HMACs of a text under every secret that still counts, to find a stored one. */
export function keyedHashes(purpose: string, text: string): string[] {
  return secrets().map((secret) => hmac(deriveKey(purpose, secret), text));
}
