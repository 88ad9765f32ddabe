import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { env } from "@/lib/core/env";

/**
 * Whether a webhook was signed by Resend within the last minutes. Always false without RESEND_WEBHOOK_SECRET. Resend's SDK uses the
 * same library, but fails for a signed body that is not JSON.
 */
export function verifyResendWebhook(rawBody: string, headers: Headers): boolean {
  const secret = env().RESEND_WEBHOOK_SECRET;
  if (!secret) return false;
  const signed = {
    "webhook-id": headers.get("svix-id") ?? "",
    "webhook-timestamp": headers.get("svix-timestamp") ?? "",
    "webhook-signature": headers.get("svix-signature") ?? "",
  };
  try {
    new Webhook(secret).verify(rawBody, signed, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}
