import * as z from "zod/mini";
import { db } from "@/lib/db/client";

/** The parts of a Resend webhook that are used. */
const resendEvent = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().check(z.maxLength(100)),
    to: z.array(z.string().check(z.maxLength(254))),
    bounce: z.optional(z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })),
  }),
});

/**
 * Records a permanent bounce or a spam complaint: a bounced address gets no newsletter, a complaint unsubscribes it. Transient
 * bounces, repeated webhooks and other events change nothing.
 */
export async function handleBounce(rawBody: string): Promise<void> {
  const { success, data: event } = z.safeParse(resendEvent, parseJson(rawBody));
  if (!success) return;
  const { type, data } = event;
  const emails = data.to.map((address) => address.toLowerCase());
  const isComplaint = type === "email.complained";
  if (!isComplaint && !(type === "email.bounced" && data.bounce?.type !== "Transient")) return;
  const reason = isComplaint ? "Marked as spam" : (data.bounce?.message || "The address does not exist").slice(0, 300);
  await db.$transaction([
    db.$executeRaw`UPDATE newsletter_deliveries SET bounced_at = clock_timestamp() WHERE provider_id = ${data.email_id} AND bounced_at IS NULL`,
    isComplaint
      ? db.$executeRaw`
          UPDATE newsletter_subscribers SET status = 'unsubscribed', unsubscribed_at = clock_timestamp(), bounce_reason = ${reason}
          WHERE email = ANY(${emails}) AND status <> 'unsubscribed'`
      : db.$executeRaw`
          UPDATE newsletter_subscribers SET bounced_at = clock_timestamp(), bounce_reason = ${reason}
          WHERE email = ANY(${emails}) AND bounced_at IS NULL`,
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
