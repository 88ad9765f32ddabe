import { Secret, TOTP } from "otpauth";
import { seal, unseal } from "@/lib/platform/sealing";

const use = "second factor";
const period = 30;

const totp = (secret: Secret, label = "") =>
  new TOTP({ issuer: "The Living Archive", label, algorithm: "SHA1", digits: 6, period, secret });

/** A new authenticator's secret: as it is kept, as it is typed, and as an app reads it. */
export function newAuthenticator(userId: string, email: string): { sealed: string; typed: string; address: string } {
  const secret = new Secret({ size: 20 });
  const typed = secret.base32.match(/.{1,4}/g)?.join(" ") ?? secret.base32;
  return { sealed: seal(use, userId, secret.base32), typed, address: totp(secret, email).toString() };
}

/**
 * The step that this code is of, one before and one after now allowed: a phone's clock is seldom right. Null for a wrong code,
 * and where the secret cannot be opened because the museum's own was changed.
 */
export function stepOf(userId: string, sealed: string, code: string, now: Date): bigint | null {
  const base32 = unseal(use, userId, sealed);
  if (!base32) return null;
  const timestamp = now.getTime();
  const delta = totp(Secret.fromBase32(base32)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : BigInt(Math.floor(timestamp / 1_000 / period) + delta);
}
