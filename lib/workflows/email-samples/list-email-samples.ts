import { type EmailDraft, renderDraft } from "@/lib/email/email-layout";
import { renderIssue } from "@/lib/newsletter/issue-email";
import {
  accountSamples,
  contactSamples,
  newsletterSamples,
  securitySamples,
} from "@/lib/workflows/email-samples/account";
import { auctionSamples } from "@/lib/workflows/email-samples/auctions";
import { collectionSamples } from "@/lib/workflows/email-samples/collections";
import { commentSamples, personalWallSamples } from "@/lib/workflows/email-samples/comments";
import { digestSamples } from "@/lib/workflows/email-samples/digest";
import { eventSamples, guestSamples } from "@/lib/workflows/email-samples/events";
import {
  fulfilmentSamples,
  paymentProofSamples,
  paymentSamples,
  subscriptionSamples,
} from "@/lib/workflows/email-samples/members";
import { alertSamples, drawSamples, orderSamples, wishlistSamples } from "@/lib/workflows/email-samples/orders";
import { transferSamples } from "@/lib/workflows/email-samples/transfers";

/** A rendered example; its id names the group and the job. */
export type EmailSample = { id: string; subject: string; html: string; text: string };

const issue: Parameters<typeof renderIssue>[0] = {
  subject: "November in the archive",
  summary: "A new portrait, an evening and a vase.",
  blocks: [
    {
      id: "head",
      type: "picture",
      url: "/images/home/heads-of-state-1600.jpg",
      alt: "Eighteen portraits in cut paper",
      caption: "The eighteen, in November.",
    },
    {
      id: "text",
      type: "text",
      text:
        "# A new work\n\nThe **eighteenth** portrait hangs. [See it](/heads-of-state).\n\n> Memory is a civic duty.\n\n- One\n- Two\n\n---\n\n" +
        `Long words break: ${"record".repeat(20)}.`,
    },
    { id: "card", type: "card", kind: "product", ref: "prd_vase" },
    {
      id: "second",
      type: "picture",
      url: "/images/products/handover-amphora-1-960.jpg",
      alt: "A vase of fired clay",
      caption: "",
    },
  ],
  cards: {
    prd_vase: {
      kind: "product",
      ref: "prd_vase",
      title: "Handover Amphora",
      detail: "₦345,000",
      picture: "/images/products/handover-amphora-1-960.jpg",
      href: "/drops/handover-amphora",
    },
  },
  slug: "november-in-the-archive",
  unsubscribeUrl: "https://example.org/newsletter/unsubscribe",
};

/** An example of every email that the museum sends, rendered. */
export async function listEmailSamples(): Promise<EmailSample[]> {
  const groups: Record<string, Record<string, EmailDraft[]>> = {
    orders: orderSamples,
    alerts: alertSamples,
    draw: drawSamples,
    wishlist: wishlistSamples,
    comments: commentSamples,
    collections: collectionSamples,
    personalWalls: personalWallSamples,
    digest: digestSamples,
    account: accountSamples,
    security: securitySamples,
    subscriptions: subscriptionSamples,
    payments: paymentSamples,
    paymentProofs: paymentProofSamples,
    auctions: auctionSamples(),
    events: eventSamples(),
    guests: guestSamples(),
    transfers: transferSamples(),
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
