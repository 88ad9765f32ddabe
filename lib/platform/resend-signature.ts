import { createHmac } from "node:crypto";
import { env } from "@/lib/platform/env";
import { sameSecret } from "@/lib/platform/secrets";

/** How old a message may be, in seconds: a copy that somebody kept is good for no longer. */
const fresh = 300;

type Sealed = { id: string | null; timestamp: string | null; signature: string | null };

/** What Resend writes under a webhook: HMAC-SHA256 over its number, its second and its bytes, with the secret's own bytes. */
export function signResend(
  secret: string,
  { id, timestamp, rawBody }: { id: string; timestamp: string; rawBody: string },
) {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${rawBody}`).digest("base64")}`;
}

/** Whether a webhook is Resend's and was sent just now. Without a secret in the settings none is. */
export function isFromResend(rawBody: string, { id, timestamp, signature }: Sealed, now = Date.now()): boolean {
  const secret = env().RESEND_WEBHOOK_SECRET;
  if (!secret || !id || !timestamp || !signature || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1_000 - Number(timestamp)) > fresh) return false;
  const expected = signResend(secret, { id, timestamp, rawBody });
  // While a secret is being changed a message bears the marks of both.
  return signature.split(" ").some((given) => sameSecret(given, expected));
}
