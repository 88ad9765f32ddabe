import { askAddressDraft } from "@/lib/fulfilment/emails";
import type { fulfilmentJobs } from "@/lib/fulfilment/jobs";
import { proofApproved, proofRefused } from "@/lib/payment-proofs/emails";
import type { paymentProofJobs } from "@/lib/payment-proofs/jobs";
import { chargebackDraft } from "@/lib/payments/chargebacks/emails";
import { accountDeleted, lookupResult } from "@/lib/payments/emails";
import type { paymentJobs } from "@/lib/payments/jobs";
import { refundAccountDraft } from "@/lib/payments/refund-accounts/emails";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import {
  cardExpiresDraft,
  chargeFailedDraft,
  codeUsedDraft,
  endedByAdminDraft,
  endsDraft,
  grantedDraft,
  paidDraft,
} from "@/lib/subscriptions/emails";
import type { GiftMembership } from "@/lib/subscriptions/gifts/contracts";
import { giftCodeDraft, giftLostDraft, giftPaidDraft, giftRefundedDraft } from "@/lib/subscriptions/gifts/emails";
import {
  groupPaidDraft,
  seatInviteDraft,
  seatRenewedDraft,
  seatsRefundedDraft,
} from "@/lib/subscriptions/groups/emails";
import { importWelcomeDraft } from "@/lib/subscriptions/imports/welcome-email";
import type { subscriptionJobs } from "@/lib/subscriptions/jobs";
import { pausedDraft, referralRewardedDraft, resumedDraft } from "@/lib/subscriptions/pause-emails";
import { refundedDraft, renewsSoonDraft } from "@/lib/subscriptions/renewal-emails";
import { trialStartedDraft } from "@/lib/subscriptions/trials/emails";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const user = { firstName: "Adéṣọlá" };
const reference = "LC-7F3K-92QX";
const until = "2027-11-02T09:00:00.000Z";
const receipt = {
  reference,
  plan: "yearly",
  kind: "first",
  amount: 54_000,
  voucher: 10_000,
  paidAt: "2026-11-02T09:00:00.000Z",
  from: "2026-11-02T09:00:00.000Z",
  to: until,
} as const;
const membership: SubscriptionDetail = {
  plan: "yearly",
  isActive: true,
  cardNumber: "LA-0042",
  since: receipt.from,
  until,
  graceSince: null,
  pause: null,
  pauseRefusal: null,
  next: null,
  renewal: {
    status: "active",
    plan: "yearly",
    nextPaymentAt: until,
    card: "Visa ending in 4081",
    cardExpires: "12/2026",
  },
  receipts: [],
  isTrial: false,
  perkLines: [],
  wallAsked: true,
};
const link = "mem_8f3c0b4be1d3a7f5c2d9e0a1";
const byAdmin = { userId: "usr_ada", plan: "yearly", until, reason: "A prize of the guestbook." } as const;

const gift: GiftMembership = {
  plan: "yearly",
  amount: 54_000,
  state: "planned",
  seats: 1,
  recipientName: "Tunde Bakare",
  recipientEmail: "tunde@example.org",
  message: "Happy birthday. See you at the museum.",
  sendOn: "2026-12-24",
};
const giftKey = { giftId: "gft_2q6w0e4r8t1y5u9i3o7p", to: gift.recipientEmail };

const group = {
  name: "Adeola & Sons",
  plan: "yearly",
  count: 5,
  seatPrice: 54_000,
  total: 270_000,
  voucher: 0,
  inUse: 0,
  reference: "LG-7F3K-92QX",
} as const;

type EmailsOf<Jobs, Other extends keyof Jobs> = Omit<Jobs, Other>;

export const subscriptionSamples: EmailSamples<
  EmailsOf<
    typeof subscriptionJobs,
    "findRenewals" | "startRenewal" | "disableAutoRenew" | "decideReferral" | "importMembers" | "undoImport"
  >
> = {
  paid: [paidDraft(user, receipt, membership)],
  chargeFailed: [
    chargeFailedDraft(user, membership, link),
    chargeFailedDraft(user, { ...membership, isActive: false }, null),
  ],
  cardExpires: [cardExpiresDraft(user, membership)],
  ends: [endsDraft(user, membership, { link, isOver: false }), endsDraft(user, membership, { link, isOver: true })],
  renewsSoon: [
    renewsSoonDraft(user, { plan: "yearly", card: "Visa ending in 4081", nextPaymentAt: until }, 5_400_000n),
  ],
  refunded: [
    refundedDraft(user, membership, { reference, kobo: 4_400_000, voucherKobo: 1_000_000 }),
    refundedDraft(user, null, { reference, kobo: 5_400_000, voucherKobo: 0 }),
  ],
  paused: [pausedDraft(user, "yearly", { until: receipt.paidAt, resumesTo: until })],
  resumed: [resumedDraft(user, membership)],
  referralRewarded: [referralRewardedDraft(user, { days: 14 })],
  granted: [grantedDraft(user, byAdmin)],
  giftPaid: [giftPaidDraft(gift, giftKey)],
  giftCode: [giftCodeDraft(gift, { ...giftKey, code: "7F3K92QXM4D8R1BC" })],
  giftRefunded: [giftRefundedDraft(gift, giftKey)],
  giftLost: [giftLostDraft(user, { plan: "yearly", until: null }), giftLostDraft(user, { plan: "yearly", until })],
  trialStarted: [trialStartedDraft(user, { plan: "yearly", until })],
  groupPaid: [groupPaidDraft(group, giftKey.giftId)],
  seatInvite: [seatInviteDraft(group, { name: "Tunde", code: "7F3K92QXM4D8R1BC" })],
  seatRenewed: [seatRenewedDraft(user, { plan: "yearly", until, name: group.name })],
  seatsRefunded: [seatsRefundedDraft(group, { kobo: 10_800_000, seats: 2 })],
  codeUsed: [codeUsedDraft(user, { reference, kobo: 450_000 })],
  endedByAdmin: [endedByAdminDraft(user, byAdmin)],
  importWelcome: [
    importWelcomeDraft(user, { plan: "yearly", until, token: "8f3c0b4be1d3a7f5c2d9e0a1" }),
    importWelcomeDraft(user, { plan: "yearly", until, token: null }),
  ],
};

const chargeback = (occasion: "opened" | "due" | "resolved") =>
  chargebackDraft({ reference, amountKobo: 5_400_000, dueAt: until, won: true, occasion });

export const paymentSamples: EmailSamples<
  EmailsOf<typeof paymentJobs, "chargebackLost" | "findChargebacks" | "refund">
> = {
  chargeback: [chargeback("opened"), chargeback("due"), chargeback("resolved")],
  refundAccount: [
    refundAccountDraft({ reference, amountKobo: 5_400_000, token: "ref_8f3c0b4be1d3a7f5c2d9.signature" }),
  ],
  accountDeleted: [accountDeleted({ reference, kobo: 5_400_000 })],
  lookup: [lookupResult(54_000, [{ reference, message: "It was received, and your plan has started." }])],
};

export const paymentProofSamples: EmailSamples<typeof paymentProofJobs> = {
  reviewed: [proofApproved(user.firstName, until), proofRefused(user.firstName, "The amount cannot be read.")],
};

export const fulfilmentSamples: EmailSamples<typeof fulfilmentJobs> = { askAddress: [askAddressDraft(user)] };
