import { Secret, TOTP } from "otpauth";
import { decrypt, encrypt, reencrypt } from "@/lib/core/encryption";

const ENCRYPTION_PURPOSE = "second factor";
const PERIOD_SECONDS = 30;

const createTotp = (secret: Secret, label = "") =>
  new TOTP({ issuer: "The Living Archive", label, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS, secret });

/** A new TOTP secret: encrypted for the database, as text for manual entry, and as an otpauth URI for a QR code. */
export function generateTotpSecret(
  userId: string,
  email: string,
): { encrypted: string; manualKey: string; uri: string } {
  const secret = new Secret({ size: 20 });
  const manualKey = secret.base32.match(/.{1,4}/g)?.join(" ") ?? secret.base32;
  return {
    encrypted: encrypt(ENCRYPTION_PURPOSE, userId, secret.base32),
    manualKey,
    uri: createTotp(secret, email).toString(),
  };
}

/**
 * Returns the time step of a valid code, accepting one step before and after now for clock drift. Null for a wrong code, and when
 * the secret cannot be decrypted because NEXTAUTH_SECRET changed
 * and the old one is not set.
 */
export function verifyTotpCode(userId: string, encrypted: string, code: string, now: Date): bigint | null {
  const base32 = decrypt(ENCRYPTION_PURPOSE, userId, encrypted);
  if (!base32) return null;
  const timestamp = now.getTime();
  const delta = createTotp(Secret.fromBase32(base32)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta);
}

/** The encrypted secret under the key in use, which differs from the stored one after a rotation. */
export function reencryptTotpSecret(userId: string, encrypted: string): string {
  return reencrypt(ENCRYPTION_PURPOSE, userId, encrypted);
}
