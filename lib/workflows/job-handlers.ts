import { auctionJobHandlers } from "@/lib/auctions/jobs";
import { accountJobHandlers } from "@/lib/auth/emails";
import { securityJobHandlers } from "@/lib/auth/security-emails";
import { alertJobHandlers } from "@/lib/catalog/jobs";
import { threadChangeJobHandler } from "@/lib/comments/jobs";
import { contactMessageEmail } from "@/lib/contact/emails";
import { eventJobHandlers } from "@/lib/events/emails";
import { type JobHandler, processJobs } from "@/lib/jobs/outbox";
import { confirmNewsletterEmail } from "@/lib/newsletter/emails";
import { newsletterJobHandler, newsletterTestJobHandler } from "@/lib/newsletter/jobs";
import { orderJobHandlers } from "@/lib/orders/jobs";
import { paymentProofJobHandlers } from "@/lib/payment-proofs/jobs";
import { paymentLookupJobHandler } from "@/lib/payments/emails";
import { paymentJobHandlers } from "@/lib/payments/jobs";
import { subscriptionJobHandlers } from "@/lib/subscriptions/jobs";
import { pollPayment } from "@/lib/workflows/settlement-handlers";

/** The handler of every job topic. */
const jobHandlers: Record<string, JobHandler> = {
  ...accountJobHandlers,
  ...securityJobHandlers,
  ...auctionJobHandlers,
  ...eventJobHandlers,
  "comment.thread-changed": threadChangeJobHandler,
  "contact.message.email": contactMessageEmail,
  "newsletter.confirmation.email": confirmNewsletterEmail,
  "newsletter.issue.email": newsletterJobHandler,
  "newsletter.test.email": newsletterTestJobHandler,
  ...subscriptionJobHandlers,
  ...paymentProofJobHandlers,
  ...paymentJobHandlers,
  "payment.lookup.email": paymentLookupJobHandler(pollPayment),
  ...orderJobHandlers,
  ...alertJobHandlers,
};

/** Runs the due jobs of the outbox; called after a response and by the scheduled jobs. */
export function processOutbox(): Promise<number> {
  return processJobs(jobHandlers);
}
