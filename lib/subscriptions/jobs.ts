import type { JobHandler } from "@/lib/jobs/outbox";
import { disableAutoRenew } from "@/lib/subscriptions/disable-auto-renew";
import {
  cardExpiresEmail,
  chargeFailedEmail,
  endedByAdminEmail,
  endsEmail,
  grantedEmail,
  paidEmail,
  subscriptionEmail,
} from "@/lib/subscriptions/emails";
import { findRenewals } from "@/lib/subscriptions/find-renewals";

/** Membership emails, and the calls to Paystack after a payment. Every payload has `userId` or `code`. */
export const subscriptionJobHandlers: Record<string, JobHandler> = {
  "subscription.paid.email": subscriptionEmail(paidEmail),
  "subscription.charge-failed.email": subscriptionEmail(chargeFailedEmail),
  "subscription.card-expires.email": subscriptionEmail(cardExpiresEmail),
  "subscription.ends.email": subscriptionEmail(endsEmail),
  "subscription.granted.email": subscriptionEmail(grantedEmail),
  "subscription.ended-by-admin.email": subscriptionEmail(endedByAdminEmail),
  "subscription.find-renewals": { send: async ({ userId }) => findRenewals(String(userId)) },
  "subscription.disable-auto-renew": { send: async ({ code }) => disableAutoRenew(String(code)) },
};
