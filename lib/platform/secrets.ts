import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 in hex: what is kept of a token whose sender must bring the token itself. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
}
