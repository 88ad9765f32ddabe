import type { JobHandler } from "@/lib/jobs/outbox";
import { paymentProofReviewedEmail } from "@/lib/payment-proofs/emails";
import { subscriptionEmail } from "@/lib/subscriptions/emails";

/** Payment proof emails. */
export const paymentProofJobHandlers: Record<string, JobHandler> = {
  "payment-proof.reviewed.email": subscriptionEmail(paymentProofReviewedEmail),
};
