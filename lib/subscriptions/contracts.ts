import * as z from "zod/mini";
import { perkNames, planName, role } from "@/lib/auth/contracts";
import { pageParams, searchParam } from "@/lib/core/list-query";

/** The plans that can be bought. */
export const offeredPlan = z.enum(["monthly", "yearly", "collector"]);

export type OfferedPlan = z.infer<typeof offeredPlan>;

/** What the page of a plan says about its gift voucher. */
export const planVoucherFields = {
  /** The token of the gift voucher that was applied; blank for none. */
  voucher: z.optional(z.string().check(z.maxLength(120))),
  /** Naira: what the page showed that the voucher pays. A plan that it pays completely costs no more. */
  voucherSeen: z.optional(z.coerce.number()),
};

/** POST /payments/init. Amounts in the body are ignored: the price comes from the plan. */
export const initPaymentBody = z.object({
  plan: offeredPlan,
  /** A discount code for the first payment, in any case; blank for none. */
  discountCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** The code of the link of the member who brought the buyer. */
  friend: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** "renewing" (default): by card, which is charged again at the end. "once": also by transfer or USSD, and nothing is charged again. */
  payment: z.optional(z.enum(["renewing", "once"])),
  ...planVoucherFields,
});

/** The payment page, or the result page of what a gift voucher has paid, and the payment reference. */
export const initPaymentReply = z.object({ authorization_url: z.string(), reference: z.string() });

/** An offered plan; the price in naira. */
export const plan = z.object({
  id: offeredPlan,
  name: z.string(),
  price: z.number(),
  months: z.int(),
  position: z.int(),
});

export type Plan = z.infer<typeof plan>;

/** A membership payment in naira, and the period that it paid for. */
export const subscriptionReceipt = z.object({
  reference: z.string(),
  plan: planName,
  kind: z.string(),
  amount: z.number(),
  /** What a gift voucher paid of the amount. */
  voucher: z.number(),
  paidAt: z.string(),
  from: z.string(),
  to: z.string(),
});

export type SubscriptionReceipt = z.infer<typeof subscriptionReceipt>;

/** The payment of a receipt. */
export const receiptParams = z.object({ reference: z.string().check(z.regex(/^[A-Za-z0-9\-.=]{1,100}$/)) });

/** A perk to fulfil in one period. */
export const fulfilmentLine = z.object({
  id: z.string(),
  perk: z.string(),
  period: z.string(),
  status: z.enum(["due", "sent", "received"]),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
});

export type FulfilmentLine = z.infer<typeof fulfilmentLine>;

/** A member's subscription. `graceSince` is set during the grace period after a failed charge. */
export const subscription = z.object({
  plan: planName,
  isActive: z.boolean(),
  cardNumber: z.string(),
  since: z.string(),
  until: z.string(),
  graceSince: z.nullable(z.string()),
  /** A running pause, and the end of the membership after it. */
  pause: z.nullable(z.object({ until: z.string(), resumesTo: z.string() })),
  /** Why the membership cannot be paused now; null if it can. */
  pauseRefusal: z.nullable(z.string()),
  /** The next plan: paid and starting at `at`, or, without a date, chosen for the end of the current one. */
  next: z.nullable(z.object({ plan: planName, at: z.nullable(z.string()) })),
  /** The automatic renewal by card, if there is one. */
  renewal: z.nullable(
    z.object({
      status: z.enum(["active", "non_renewing", "attention", "ended"]),
      plan: planName,
      nextPaymentAt: z.nullable(z.string()),
      card: z.string(),
      cardExpires: z.string(),
    }),
  ),
  /** Whether all of it is a free trial. */
  isTrial: z.boolean(),
  receipts: z.array(subscriptionReceipt),
  perkLines: z.array(fulfilmentLine),
  /** Whether the member has answered the Founders Wall question. */
  wallAsked: z.boolean(),
});

export type SubscriptionDetail = z.infer<typeof subscription>;

/** GET /membership: null for a user who never had a plan. */
export const subscriptionReply = z.object({ membership: z.nullable(subscription) });

export const exitReasons = ["price", "seldom", "content", "payment", "break", "other"] as const;

/** POST /membership/renewal: turns the automatic renewal on or off. Why it is turned off is optional, and stored without the person. */
export const autoRenewBody = z.object({
  on: z.union([z.boolean(), z.stringbool()]),
  reason: z.optional(z.union([z.enum(exitReasons), z.literal("")])),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(300, "At most 300 characters"))),
});

/** POST /membership/pause. */
export const pauseBody = z.object({
  months: z.coerce
    .number("Choose how long")
    .check(z.refine((months) => [1, 2, 3].includes(months), "Choose 1, 2 or 3 months")),
});

/** POST /membership/plan: the plan after the current one ends; null to keep the plan. */
export const nextPlanBody = z.object({ plan: z.nullable(offeredPlan) });

export const cardLinkReply = z.object({ url: z.string() });

/** The payment link of a renewal. */
export const renewalParams = z.object({ renewalId: z.string().check(z.regex(/^mem_[0-9a-z]{20}$/)) });

export const renewalOffer = z.object({
  id: z.string(),
  plan: planName,
  amount: z.number(),
  status: z.enum(["open", "paid", "over"]),
  /** The current end, and the end after this payment. */
  until: z.string(),
  extendsTo: z.string(),
  payBy: z.string(),
});

export type RenewalOffer = z.infer<typeof renewalOffer>;

/** The state of a membership payment on the result page. */
export const subscriptionPayment = z.object({ state: z.enum(["paid", "pending", "failed", "refunded", "unknown"]) });

export type PaymentState = z.infer<typeof subscriptionPayment>["state"];

/** The public data of a membership card. */
export const membershipCard = z.object({
  cardNumber: z.string(),
  plan: planName,
  isActive: z.boolean(),
  holder: z.string(),
  since: z.string(),
  until: z.string(),
});

export type MembershipCard = z.infer<typeof membershipCard>;

/** A name on the Founders Wall, without email and id. `lastName` is an initial unless the public name has it whole. */
export const founder = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  subscription: z.object({ plan: z.enum(["yearly", "collector"]), startDate: z.string() }),
});

export type Founder = z.infer<typeof founder>;

/** GET /admin/founders-wall: public, despite its URL. */
export const foundersReply = z.object({ founders: z.array(founder) });

/** GET /admin/vip-users: all users who have or had a plan. */
export const vipUsersQuery = z.object({
  q: searchParam,
  status: z.optional(z.enum(["active", "expired"])),
  ...pageParams,
});

export type VipUsersQuery = z.infer<typeof vipUsersQuery>;

export const vipUser = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  isVIP: z.boolean(),
  perks: z.record(z.enum(perkNames), z.boolean()),
  subscription: z.nullable(z.object({ plan: z.nullable(planName), endDate: z.nullable(z.string()) })),
});

export type VipUser = z.infer<typeof vipUser>;

export const vipUsersReply = z.object({ vips: z.array(vipUser), nextCursor: z.nullable(z.string()), total: z.int() });

/** The first payment of each plan with a code, in naira, for the plans that it applies to; or why it cannot be used. */
export type PlanCodeQuote =
  | { code: string; problem: null; firstPayment: Partial<Record<OfferedPlan, number>> }
  | { code: string; problem: string };

/** A gift voucher that was applied: its token, its balance, and what it pays of each plan, in naira. */
export type PlanVoucherQuote = { token: string; balance: number; parts: Partial<Record<OfferedPlan, number>> };

/** GET /admin/failed-charges: renewals whose card could not be charged. */
export const failedChargesQuery = z.object({
  status: z.optional(z.enum(["open", "paid"])),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export type FailedChargesQuery = z.infer<typeof failedChargesQuery>;

/** A failed charge of a renewal; the amount in kobo. */
export type FailedCharge = {
  id: string;
  member: { id: string; name: string; email: string };
  plan: z.infer<typeof planName>;
  amountKobo: number;
  failedAt: string;
  /** What the bank said; empty if Paystack did not pass it on. */
  reason: string;
  card: string;
  /** When Paystack charges the card by itself next. */
  nextTryAt: string | null;
  /** "trying" while the result of an admin's try is not known. */
  status: "open" | "trying" | "paid" | "ended";
  lastTry: { at: string; reason: string } | null;
  canRetry: boolean;
};

/** POST /admin/renewals/{failureId}/retry. */
export const renewalRetryParams = z.object({ failureId: z.string().check(z.regex(/^fct_\w{1,40}$/)) });

export const renewalRetryReply = z.object({ state: z.enum(["paid", "pending", "failed"]), message: z.string() });

export type RenewalRetry = z.infer<typeof renewalRetryReply>;
