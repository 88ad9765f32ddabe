import * as z from "zod/mini";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { emailContent, emailJob } from "@/lib/email/email-job";
import { absoluteUrl } from "@/lib/email/email-layout";
import { MailerError, sendMail } from "@/lib/email/mailer";
import { handleJobs, type JobHandler, parseJobData } from "@/lib/jobs/define-job";
import { claimDelivery, finishIssue, recordFailure, recordSent } from "@/lib/newsletter/delivery-state";
import { confirmNewsletterEmail } from "@/lib/newsletter/emails";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { renderStoredIssue } from "@/lib/newsletter/render-stored-issue";

const renderedIssue = z.extend(emailContent, { deliveryId: z.string() });

/** Renders and sends one delivery, unless the issue was stopped or its recipient has unsubscribed or bounced meanwhile. */
const issueHandler: JobHandler<{ deliveryId: string }> = {
  // The rendered email contains the unsubscribe token, and thousands of copies would take space.
  sensitive: true,
  render: async ({ deliveryId }) => {
    const delivery = await db.newsletterDelivery.findUnique({ where: { id: deliveryId }, include: { issue: true } });
    if (delivery?.status !== "pending") {
      // The erasure of its recipient, or an event, may have ended the last one of the issue.
      await finishIssue(deliveryId);
      return null;
    }
    const reader = await db.newsletterSubscriber.findUnique({ where: { email: delivery.email } });
    // The claim also records why nothing is sent, so it is asked here instead of a second set of conditions.
    if (!reader || reader.status === "unsubscribed" || reader.bouncedAt || delivery.issue.status !== "sending") {
      await claimDelivery(deliveryId);
      return null;
    }
    const unsubscribeUrl = absoluteUrl(formRedirectPaths.unsubscribeNewsletter(reader.unsubscribeToken));
    const headers = {
      "List-Unsubscribe": `<${absoluteUrl(serverApiPaths.unsubscribeNewsletterOneClick(reader.unsubscribeToken))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    };
    return {
      deliveryId,
      to: delivery.email,
      subject: delivery.issue.subject,
      ...(await renderStoredIssue(delivery.issue, unsubscribeUrl)),
      headers,
      // The provider's events carry it, also those that arrive before its id is stored.
      tags: [{ name: "delivery", value: deliveryId }],
    };
  },
  send: async (message, key) => {
    const { deliveryId, ...mail } = parseJobData(renderedIssue, message, "stored issue");
    if (!(await claimDelivery(deliveryId))) return;
    try {
      const { id } = await sendMail({ ...mail, idempotencyKey: key });
      await recordSent(deliveryId, id);
    } catch (error) {
      if (error instanceof MailerError)
        await recordFailure(deliveryId, {
          error: error.message,
          permanent: error.permanent,
          hasReply: error.status !== null,
        });
      throw error;
    }
  },
};

type TestPayload = { to: string; issueId?: string | undefined };

/** Sends an issue to the admin who writes it; nothing once the draft is deleted. */
const testHandler = emailJob(async ({ to, issueId }: TestPayload) => {
  const issue = issueId ? await db.newsletterIssue.findUnique({ where: { id: issueId } }) : null;
  if (!issue) return null;
  return { to, subject: `[Test] ${issue.subject}`, ...(await renderStoredIssue(issue)) };
});

export const newsletterJobHandlers = handleJobs(newsletterJobs, {
  confirmation: confirmNewsletterEmail,
  issue: issueHandler,
  test: testHandler,
});
