import * as z from "zod/mini";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { emailContent, emailJob } from "@/lib/email/email-job";
import { absoluteUrl } from "@/lib/email/email-layout";
import { MailerError, sendMail } from "@/lib/email/mailer";
import { handleJobs, type JobHandler, parseJobData } from "@/lib/jobs/define-job";
import { confirmNewsletterEmail, renderIssue } from "@/lib/newsletter/emails";
import { newsletterJobs } from "@/lib/newsletter/jobs";

const renderedIssue = z.extend(emailContent, { deliveryId: z.string() });

async function updateDelivery(
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

/** Renders and sends one delivery, unless its recipient has unsubscribed meanwhile. */
const issueHandler: JobHandler<{ deliveryId: string }> = {
  // The rendered email contains the unsubscribe token, and thousands of copies would take space.
  sensitive: true,
  render: async ({ deliveryId }) => {
    const delivery = await db.newsletterDelivery.findUnique({ where: { id: deliveryId }, include: { issue: true } });
    if (delivery?.status !== "pending") return null;
    const reader = await db.newsletterSubscriber.findUnique({ where: { email: delivery.email } });
    if (!reader || reader.status === "unsubscribed") {
      await updateDelivery(deliveryId, { status: "skipped", error: "Unsubscribed" });
      return null;
    }
    const { subject, content } = delivery.issue;
    const unsubscribeUrl = absoluteUrl(formRedirectPaths.unsubscribeNewsletter(reader.unsubscribeToken));
    const headers = {
      "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeNewsletterOneClick(reader.unsubscribeToken))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    return {
      deliveryId,
      to: delivery.email,
      subject,
      ...(await renderIssue({ subject, content, unsubscribeUrl })),
      headers,
    };
  },
  send: async (message, key) => {
    const { deliveryId, ...mail } = parseJobData(renderedIssue, message, "stored issue");
    try {
      const { id } = await sendMail({ ...mail, idempotencyKey: key });
      await updateDelivery(deliveryId, { status: "sent", providerId: id });
    } catch (error) {
      if (error instanceof MailerError)
        await updateDelivery(deliveryId, {
          status: error.permanent ? "failed" : undefined,
          error: error.message.slice(0, 300),
        });
      throw error;
    }
  },
};

/** Sends an issue to the admin who writes it. */
const testHandler = emailJob(async ({ to, subject, content }: { to: string; subject: string; content: string }) => {
  const unsubscribeUrl = absoluteUrl(formRedirectPaths.newsletterResult("unsubscribed"));
  return { to, subject: `[Test] ${subject}`, ...(await renderIssue({ subject, content, unsubscribeUrl })) };
});

export const newsletterJobHandlers = handleJobs(newsletterJobs, {
  confirmation: confirmNewsletterEmail,
  issue: issueHandler,
  test: testHandler,
});
