import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { db } from "@/lib/db/client";
import { absoluteUrl } from "@/lib/email/email-layout";
import { renderIssue } from "@/lib/newsletter/issue-email";
import { blocksOf, cardsOf } from "@/lib/newsletter/issue-queries";
import type { NewsletterIssue } from "@/prisma/generated/client";

/** The unsubscribe link of an email that has no recipient: a test or a preview. */
const withoutRecipient = () => absoluteUrl(formRedirectPaths.newsletterResult("unsubscribed"));

/** Renders an issue as it is stored: a draft with its cards as they are now, one that was sent with what they showed then. */
export const renderStoredIssue = async (issue: NewsletterIssue, unsubscribeUrl = withoutRecipient()) =>
  renderIssue({
    subject: issue.subject,
    summary: issue.summary,
    blocks: blocksOf(issue),
    cards: await cardsOf(issue),
    slug: issue.isPublic ? issue.slug : null,
    unsubscribeUrl,
  });

/** The email of an issue as its readers got it, without a recipient. */
export async function getIssueEmail(id: string): Promise<{ html: string; text: string }> {
  return renderStoredIssue(await db.newsletterIssue.findUniqueOrThrow({ where: { id } }));
}
