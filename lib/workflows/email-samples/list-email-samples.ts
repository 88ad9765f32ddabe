import { type EmailDraft, renderDraft } from "@/lib/email/email-layout";
import { renderIssue } from "@/lib/newsletter/emails";
import {
  accountSamples,
  contactSamples,
  newsletterSamples,
  securitySamples,
} from "@/lib/workflows/email-samples/account";
import { auctionSamples } from "@/lib/workflows/email-samples/auctions";
import {
  eventSamples,
  fulfilmentSamples,
  paymentProofSamples,
  paymentSamples,
  subscriptionSamples,
} from "@/lib/workflows/email-samples/members";
import { alertSamples, orderSamples, wishlistSamples } from "@/lib/workflows/email-samples/orders";

/** A rendered example; its id names the group and the job. */
export type EmailSample = { id: string; subject: string; html: string; text: string };

const issue = {
  subject: "November in the archive",
  content:
    "# A new work\n\nThe **eighteenth** portrait hangs. [See it](/heads-of-state).\n\n> Memory is a civic duty.\n\n- One\n- Two\n\n---\n\n" +
    `Long words break: ${"record".repeat(20)}.`,
  unsubscribeUrl: "https://example.org/newsletter/unsubscribed",
};

/** An example of every email that the museum sends, rendered. */
export async function listEmailSamples(): Promise<EmailSample[]> {
  const groups: Record<string, Record<string, EmailDraft[]>> = {
    orders: orderSamples,
    alerts: alertSamples,
    wishlist: wishlistSamples,
    account: accountSamples,
    security: securitySamples,
    subscriptions: subscriptionSamples,
    payments: paymentSamples,
    paymentProofs: paymentProofSamples,
    auctions: auctionSamples(),
    events: eventSamples(),
    fulfilment: fulfilmentSamples,
    newsletter: newsletterSamples,
    contact: contactSamples,
  };
  const drafts = Object.entries(groups).flatMap(([group, jobs]) =>
    Object.entries(jobs).flatMap(([job, list]) =>
      list.map((draft, index) => ({ id: `${group}-${job}${index === 0 ? "" : `-${index + 1}`}`, draft })),
    ),
  );
  const rendered = await Promise.all(drafts.map(async ({ id, draft }) => ({ id, ...(await renderDraft(draft)) })));
  return [...rendered, { id: "newsletter-issue", subject: issue.subject, ...(await renderIssue(issue)) }];
}
