import { renderIssue } from "@/lib/community/newsletter-letter";
import { answerPaths } from "@/lib/platform/answer-paths";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { absolute } from "@/lib/platform/letter";
import { mailTopic } from "@/lib/platform/mail-topic";
import { MailerError, sendMail } from "@/lib/platform/mailer";
import type { Effect, TopicHandler } from "@/lib/platform/outbox";

type Ready = {
  deliveryId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};
type Test = { to: string; subject: string; content: string };

/** One issue to one person. The key is the pair, so that nobody is sent an issue twice, whatever fails on the way. */
export const newsletterEffect = (issueId: string, deliveryId: string, notBefore: Date): Effect => ({
  topic: "community.newsletter",
  key: `newsletter/${issueId}/${deliveryId}`,
  payload: { deliveryId },
  notBefore,
});

async function settle(
  deliveryId: string,
  data: { status?: "sent" | "failed" | "skipped"; providerId?: string; error?: string },
) {
  await db.$executeRaw`
    UPDATE newsletter_deliveries SET status = COALESCE(${data.status ?? null}::"DeliveryStatus", status),
      provider_id = COALESCE(${data.providerId ?? null}, provider_id), error = ${data.error ?? null},
      sent_at = CASE WHEN ${data.status ?? ""} = 'sent' THEN clock_timestamp() ELSE sent_at END
    WHERE id = ${deliveryId} AND status = 'pending'`;
  await db.$executeRaw`
    UPDATE newsletter_issues i SET status = 'sent', finished_at = clock_timestamp()
    FROM newsletter_deliveries d WHERE d.id = ${deliveryId} AND i.id = d.issue_id AND i.status = 'sending'
      AND NOT EXISTS (SELECT 1 FROM newsletter_deliveries p WHERE p.issue_id = i.id AND p.status = 'pending')`;
}

/** Writes and sends one letter of an issue, unless its reader has left the list since it was begun. */
export const newsletterTopic: TopicHandler = {
  // The rendered letter holds the secret of its way out, and ten thousand of them are much to keep.
  sensitive: true,
  render: async (payload) => {
    const deliveryId = String(payload.deliveryId);
    const delivery = await db.newsletterDelivery.findUnique({ where: { id: deliveryId }, include: { issue: true } });
    if (delivery?.status !== "pending") return null;
    const reader = await db.newsletterSubscriber.findUnique({ where: { email: delivery.email } });
    if (!reader || reader.status === "unsubscribed") {
      await settle(deliveryId, { status: "skipped", error: "Has left the list" });
      return null;
    }
    const { subject, content } = delivery.issue;
    const leave = absolute(answerPaths.unsubscribeNewsletter(reader.unsubscribeToken));
    const headers = {
      "List-Unsubscribe": `<${absolute(apiPaths.leaveNewsletter(reader.unsubscribeToken))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    return { deliveryId, to: delivery.email, subject, ...(await renderIssue({ subject, content, leave })), headers };
  },
  send: async (rendered, key) => {
    const { deliveryId, ...mail } = rendered as Ready;
    try {
      const { id } = await sendMail({ ...mail, idempotencyKey: key });
      await settle(deliveryId, { status: "sent", providerId: id });
    } catch (error) {
      if (error instanceof MailerError)
        await settle(deliveryId, {
          status: error.permanent ? "failed" : undefined,
          error: error.message.slice(0, 300),
        });
      throw error;
    }
  },
};

/** An issue as its readers would get it, to the admin who writes it. */
export const newsletterTestTopic = mailTopic(async (payload) => {
  const { to, subject, content } = payload as Test;
  const leave = absolute(answerPaths.newsletter("unsubscribed"));
  return { to, subject: `[Test] ${subject}`, ...(await renderIssue({ subject, content, leave })) };
});
