import { handleJobs } from "@/lib/jobs/define-job";
import { disableAutoRenew } from "@/lib/subscriptions/disable-auto-renew";
import {
  cardExpiresEmail,
  chargeFailedEmail,
  codeUsedDraft,
  endedByAdminDraft,
  endsEmail,
  grantedDraft,
  paidEmail,
  subscriptionEmail,
} from "@/lib/subscriptions/emails";
import { findRenewals } from "@/lib/subscriptions/find-renewals";
import { giftCodeEmail, giftLostEmail, giftPaidEmail, giftRefundedEmail } from "@/lib/subscriptions/gifts/emails";
import {
  groupPaidEmail,
  seatInviteEmail,
  seatRenewedEmail,
  seatsRefundedEmail,
} from "@/lib/subscriptions/groups/emails";
import { processImport } from "@/lib/subscriptions/imports/process-import";
import { processUndo } from "@/lib/subscriptions/imports/undo-import";
import { importWelcomeEmail } from "@/lib/subscriptions/imports/welcome-email";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { pausedEmail, referralRewardedDraft, resumedEmail } from "@/lib/subscriptions/pause-emails";
import { decideReferral } from "@/lib/subscriptions/referrals/decide-referral";
import { refundedEmail, renewsSoonEmail } from "@/lib/subscriptions/renewal-emails";
import { startRenewal } from "@/lib/subscriptions/start-renewal";
import { trialStartedDraft } from "@/lib/subscriptions/trials/emails";

export const subscriptionJobHandlers = handleJobs(subscriptionJobs, {
  paid: subscriptionEmail(paidEmail),
  chargeFailed: subscriptionEmail(chargeFailedEmail),
  cardExpires: subscriptionEmail(cardExpiresEmail),
  ends: subscriptionEmail(endsEmail),
  renewsSoon: subscriptionEmail(renewsSoonEmail),
  paused: subscriptionEmail(pausedEmail),
  resumed: subscriptionEmail(resumedEmail),
  referralRewarded: subscriptionEmail(async (user, payload) => referralRewardedDraft(user, payload)),
  decideReferral: { run: ({ reference }) => decideReferral(reference) },
  granted: subscriptionEmail(async (user, payload) => grantedDraft(user, payload)),
  endedByAdmin: subscriptionEmail(async (user, payload) => endedByAdminDraft(user, payload)),
  giftPaid: giftPaidEmail,
  giftCode: giftCodeEmail,
  giftRefunded: giftRefundedEmail,
  giftLost: subscriptionEmail(giftLostEmail),
  trialStarted: subscriptionEmail(async (user, payload) => trialStartedDraft(user, payload)),
  groupPaid: groupPaidEmail,
  seatInvite: seatInviteEmail,
  seatRenewed: subscriptionEmail(seatRenewedEmail),
  seatsRefunded: seatsRefundedEmail,
  codeUsed: subscriptionEmail(async (user, payload) => codeUsedDraft(user, payload)),
  refunded: subscriptionEmail(refundedEmail),
  importMembers: { run: ({ importId }, attempt) => processImport(importId, attempt) },
  undoImport: { run: ({ importId }, attempt) => processUndo(importId, attempt) },
  importWelcome: importWelcomeEmail,
  startRenewal: { run: ({ reference }) => startRenewal(reference) },
  findRenewals: { run: ({ userId }) => findRenewals(userId) },
  disableAutoRenew: { run: ({ code }) => disableAutoRenew(code) },
});
