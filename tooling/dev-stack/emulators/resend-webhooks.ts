import crypto from "node:crypto";
import { Webhook } from "standardwebhooks";
import { type Deliver, deliverOverHttp } from "./paystack-webhooks";
import type { Email } from "./resend";

/** What Resend reports of an email. */
export const emailEvents = ["delivered", "bounced", "complained", "opened", "clicked", "failed", "suppressed"] as const;
export type EmailEvent = (typeof emailEvents)[number];

export type ResendWebhook = { event: string; email: string; statuses: number[]; at: string };
export type ResendWebhooks = ReturnType<typeof createResendWebhooks>;

type Options = { url: string; secret: string; changed: () => void; deliver?: Deliver | undefined };

/** Resend's webhooks, signed as Svix does (Standard Webhooks, with its own header names). A failed delivery is not retried here. */
export function createResendWebhooks({ url, secret, changed, deliver = deliverOverHttp }: Options) {
  const log: ResendWebhook[] = [];

  /** Sends the event of an email; `link` is the clicked one. */
  async function send(event: EmailEvent, email: Email, link = ""): Promise<number> {
    const at = new Date();
    const body = JSON.stringify({
      type: `email.${event}`,
      created_at: at.toISOString(),
      data: {
        created_at: email.created_at,
        email_id: email.id,
        message_id: `<${email.id}@emulator>`,
        from: email.from,
        to: email.to,
        subject: email.subject,
        ...(Object.keys(email.tags).length > 0 && { tags: email.tags }),
        ...details(event, at, link),
      },
    });
    const id = `msg_${crypto.randomUUID().replaceAll("-", "")}`;
    const webhook: ResendWebhook = { event: `email.${event}`, email: email.id, statuses: [], at: at.toISOString() };
    log.unshift(webhook);
    const status = await deliver(url, body, {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "svix-signature": new Webhook(secret).sign(id, at, body),
    });
    webhook.statuses.push(status);
    changed();
    return status;
  }

  return { log, send };
}

function details(event: EmailEvent, at: Date, link: string): object {
  if (event === "bounced")
    return { bounce: { type: "Permanent", subType: "General", message: "550 5.1.1 The mailbox does not exist." } };
  if (event === "suppressed")
    return { suppressed: { type: "OnAccountSuppressionList", message: "The address bounced before." } };
  if (event === "failed") return { failed: { reason: "reached_daily_quota" } };
  if (event === "clicked")
    return { click: { ipAddress: "203.0.113.7", link, timestamp: at.toISOString(), userAgent: "Emulator" } };
  return {};
}
