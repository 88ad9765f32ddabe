import type * as z from "zod/mini";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailLayout, EmailText } from "@/lib/email/email-layout";
import { handleJobs } from "@/lib/jobs/define-job";
import { paymentProofJobs } from "@/lib/payment-proofs/jobs";
import { formatDay, type RenderMemberEmail, subscriptionEmail } from "@/lib/subscriptions/emails";
import { getSubscription } from "@/lib/subscriptions/queries";

/** Notifies the sender of a payment proof of the decision. */
const reviewedEmail: RenderMemberEmail<z.infer<typeof paymentProofJobs.reviewed.schema>> = async (
  user,
  { status, reason },
) => {
  const membership = await getSubscription(user.id);
  const isApproved = status === "approved";
  return {
    subject: isApproved ? "Your receipt was approved" : "Your receipt was not approved",
    content: (
      <EmailLayout
        preview={isApproved ? "You may bid in auctions now." : "The reason is in this email."}
        title={isApproved ? "Your receipt was approved" : "Your receipt was not approved"}
        action={{ href: absoluteUrl(paths.auctions), label: "Go to the auctions" }}
      >
        {isApproved && membership ? (
          <EmailText>
            {user.firstName}, your payment was confirmed. You are a Patron until {formatDay(membership.until)} and may
            bid in every auction.
          </EmailText>
        ) : (
          <EmailText>
            {user.firstName}, we could not approve your receipt. Reason: {reason}
          </EmailText>
        )}
      </EmailLayout>
    ),
  };
};

export const paymentProofJobHandlers = handleJobs(paymentProofJobs, { reviewed: subscriptionEmail(reviewedEmail) });
