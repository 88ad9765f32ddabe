import { handleJobs } from "@/lib/jobs/define-job";
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
import { subscriptionJobs } from "@/lib/subscriptions/jobs";

export const subscriptionJobHandlers = handleJobs(subscriptionJobs, {
  paid: subscriptionEmail(paidEmail),
  chargeFailed: subscriptionEmail(chargeFailedEmail),
  cardExpires: subscriptionEmail(cardExpiresEmail),
  ends: subscriptionEmail(endsEmail),
  granted: subscriptionEmail(grantedEmail),
  endedByAdmin: subscriptionEmail(endedByAdminEmail),
  findRenewals: { run: ({ userId }) => findRenewals(userId) },
  disableAutoRenew: { run: ({ code }) => disableAutoRenew(code) },
});
