import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { paymentProofJobs } from "@/lib/payment-proofs/jobs";
import { formatDay, subscriptionEmail } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";

/** Notifies the sender of a payment proof that it was approved. */
export const proofApproved = (firstName: string, until: string): EmailDraft => ({
  subject: "Your receipt was approved",
  email: (
    <EmailLayout
      preview="You may bid in auctions now."
      title="Your receipt was approved"
      action={{ href: absoluteUrl(paths.auctions), label: "Go to the auctions" }}
    >
      <EmailText>
        {firstName}, your payment was confirmed. You are a Patron until {formatDay(until)} and may bid in every auction.
      </EmailText>
    </EmailLayout>
  ),
});

/** Notifies the sender of a payment proof that it was not approved. */
export const proofRefused = (firstName: string, reason: string | null): EmailDraft => ({
  subject: "Your receipt was not approved",
  email: (
    <EmailLayout
      preview="The reason is in this email."
      title="Your receipt was not approved"
      action={{ href: absoluteUrl(paths.auctions), label: "Go to the auctions" }}
    >
      <EmailText>
        {firstName}, we could not approve your receipt. Reason: {reason}
      </EmailText>
    </EmailLayout>
  ),
});

export const paymentProofJobHandlers = handleJobs(paymentProofJobs, {
  reviewed: subscriptionEmail(async ({ id, firstName }, { status, reason }) => {
    if (status === "refused") return proofRefused(firstName, reason);
    const membership = await getSubscription(id);
    return membership && proofApproved(firstName, membership.until);
  }),
});
