import { createHmac } from "node:crypto";
import { secrets } from "@/lib/core/encryption";
import { env } from "@/lib/core/env";
import { isSameSecret } from "@/lib/core/secrets";

/** What a value is signed for: a value for one purpose is invalid for another. */
type Purpose =
  | "guest"
  | "order-link"
  | "gift-link"
  | "group-link"
  | "voucher-link"
  | "voucher-balance"
  | "voucher-checkout"
  | "refund-link"
  | "transfer-link"
  | "ticket-link"
  | "guest-ticket"
  | "calendar-feed"
  | "email-change"
  | "waiting-challenge"
  | "waiting-places";

const signatureOf = (purpose: Purpose, value: string, secret = env().NEXTAUTH_SECRET) =>
  createHmac("sha256", secret).update(`${purpose}/${value}`).digest("base64url");

/** The value with its signature (HMAC-SHA256), URL-safe if the value is. */
export function signValue(purpose: Purpose, value: string): string {
  return `${value}.${signatureOf(purpose, value)}`;
}

/** The value of a signed text; null if the signature is wrong. The secret before this one counts while it is set. */
export function readSignedValue(purpose: Purpose, signed: string | undefined): string | null {
  const end = signed?.lastIndexOf(".") ?? -1;
  if (!signed || end < 1) return null;
  const value = signed.slice(0, end);
  const isSigned = secrets().some((secret) => isSameSecret(signed.slice(end + 1), signatureOf(purpose, value, secret)));
  return isSigned ? value : null;
}
