import { createHmac } from "node:crypto";
import { env } from "@/lib/core/env";
import { isSameSecret } from "@/lib/core/secrets";

/** Older webhooks are rejected, against replays. */
const MAX_AGE_SECONDS = 300;

type SignatureHeaders = { id: string | null; timestamp: string | null; signature: string | null };

/** Resend's webhook signature: HMAC-SHA256 over id, timestamp and body. */
export function signResend(
  secret: string,
  { id, timestamp, rawBody }: { id: string; timestamp: string; rawBody: string },
) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${rawBody}`).digest("base64")}`;
}

/** Whether a webhook was signed by Resend within the last minutes. Always false without RESEND_WEBHOOK_SECRET. */
export function verifyResendSignature(
  rawBody: string,
  { id, timestamp, signature }: SignatureHeaders,
  now = Date.now(),
): boolean {
  const secret = env().RESEND_WEBHOOK_SECRET;
  if (!secret || !id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > MAX_AGE_SECONDS) return false;
  const expected = signResend(secret, { id, timestamp, rawBody });
  // While a secret is rotated, the header has a signature for each.
  return signature.split(" ").some((each) => isSameSecret(each, expected));
}
