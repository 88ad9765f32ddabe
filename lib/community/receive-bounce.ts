import * as z from "zod/mini";
import { db } from "@/lib/platform/db";

/** What of Resend's messages is read: which mail, to whom, and why it came back. */
const message = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().check(z.maxLength(100)),
    to: z.array(z.string().check(z.maxLength(254))),
    bounce: z.optional(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
  }),
});

/**
 * Takes in that a mail came back for good, or was called junk. The address is written to no more by the newsletter: whoever called
 * it junk has left the list. A mail that may still arrive says nothing; the same message twice is once; any other is let pass.
 */
export async function receiveBounce(rawBody: string): Promise<void> {
  const { success, data: told } = z.safeParse(message, readJson(rawBody));
  if (!success) return;
  const { type, data } = told;
  const emails = data.to.map((address) => address.toLowerCase());
  const isJunk = type === "email.complained";
  if (!isJunk && !(type === "email.bounced" && data.bounce?.type !== "Transient")) return;
  const reason = isJunk
    ? "Called junk by its reader"
    : (data.bounce?.message || "The address does not exist").slice(0, 300);
  await db.$transaction([
    db.$executeRaw`UPDATE newsletter_deliveries SET bounced_at = clock_timestamp() WHERE provider_id = ${data.email_id} AND bounced_at IS NULL`,
    isJunk
      ? db.$executeRaw`
          UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = clock_timestamp(), bounce_reason = ${reason}
          WHERE email = ANY(${emails}) AND status <> 'unsubscribed'`
      : db.$executeRaw`
          UPDATE newsletter_subscribers SET bounced_at = clock_timestamp(), bounce_reason = ${reason}
          WHERE email = ANY(${emails}) AND bounced_at IS NULL`,
  ]);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
