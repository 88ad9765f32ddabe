import * as z from "zod/mini";
import { planName } from "@/lib/accounts/contracts";

/** The plans that can be bought, by the names of the document. */
export const offeredPlan = z.enum(["monthly", "yearly", "collector"]);
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** POST /payments/init. Amounts in a body are dropped: the table of plans knows them. */
export const initPaymentBody = z.object({ plan: offeredPlan });
/** Its answer: where to pay, and the reference under which it can be asked about. */
export const initPaymentReply = z.object({ authorization_url: z.string(), reference: z.string() });

/** A plan as it is offered; the price in naira. */
export const plan = z.object({
  id: offeredPlan,
  name: z.string(),
  price: z.number(),
  months: z.int(),
  position: z.int(),
});
export type Plan = z.infer<typeof plan>;

/** A payment for the Circle: naira, and the period that it bought. */
export const membershipReceipt = z.object({
  reference: z.string(),
  plan: planName,
  kind: z.string(),
  amount: z.number(),
  paidAt: z.string(),
  from: z.string(),
  to: z.string(),
});
export type MembershipReceipt = z.infer<typeof membershipReceipt>;

/** A line of the perk ledger. */
export const perkLine = z.object({
  id: z.string(),
  perk: z.string(),
  period: z.string(),
  status: z.enum(["due", "sent", "received"]),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  receivedAt: z.nullable(z.string()),
});
export type PerkLine = z.infer<typeof perkLine>;

/** Where a member stands. Times are ISO 8601; `graceSince` is set while the end is patience and not payment. */
export const membership = z.object({
  plan: planName,
  isActive: z.boolean(),
  cardNumber: z.string(),
  since: z.string(),
  until: z.string(),
  graceSince: z.nullable(z.string()),
  /** The plan that follows: paid for and beginning at `at`, or, without a date, wished for the end. */
  next: z.nullable(z.object({ plan: planName, at: z.nullable(z.string()) })),
  /** The card that renews it, if one does. */
  renewal: z.nullable(
    z.object({
      status: z.enum(["active", "non_renewing", "attention", "ended"]),
      plan: planName,
      nextPaymentAt: z.nullable(z.string()),
      card: z.string(),
      cardExpires: z.string(),
    }),
  ),
  receipts: z.array(membershipReceipt),
  perkLines: z.array(perkLine),
  /** Whether the member has been asked about the Founders Wall. */
  wallAsked: z.boolean(),
});
export type Membership = z.infer<typeof membership>;

/** GET /membership: null for someone who never joined. */
export const membershipReply = z.object({ membership: z.nullable(membership) });

/** POST /membership/renewal: the card renews by itself, or no longer. */
export const renewalBody = z.object({ on: z.union([z.boolean(), z.stringbool()]) });
/** POST /membership/plan: what to go on with at the end; null to keep the plan. */
export const nextPlanBody = z.object({ plan: z.nullable(offeredPlan) });
export const cardLinkReply = z.object({ url: z.string() });

/** The dated payment link of a renewal. */
export const renewalParams = z.object({ renewalId: z.string().check(z.regex(/^mem_[0-9a-z]{20}$/)) });
export const renewalOffer = z.object({
  id: z.string(),
  plan: planName,
  amount: z.number(),
  status: z.enum(["open", "paid", "over"]),
  /** The end as it stands, and as it will stand once this is paid. */
  until: z.string(),
  extendsTo: z.string(),
  payBy: z.string(),
});
export type RenewalOffer = z.infer<typeof renewalOffer>;

export const perkLineParams = z.object({ perkId: z.string() });

/** What the result page is told about a payment for the Circle. */
export const membershipPayment = z.object({ state: z.enum(["paid", "pending", "failed", "unknown"]) });
export type PaymentState = z.infer<typeof membershipPayment>["state"];

/** The public page behind a card's number. */
export const cardFacts = z.object({
  cardNumber: z.string(),
  plan: planName,
  isActive: z.boolean(),
  holder: z.string(),
  since: z.string(),
  until: z.string(),
});
export type CardFacts = z.infer<typeof cardFacts>;

/** A name on the Founders Wall, as document 1 lists it: neither address nor id. */
export const founder = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  subscription: z.object({ plan: z.enum(["yearly", "collector"]), startDate: z.string() }),
});
export type Founder = z.infer<typeof founder>;

/** GET /admin/founders-wall: open to all, whatever its address says. */
export const foundersReply = z.object({ founders: z.array(founder) });

/** The sentences of both calls of the downloads. */
export const downloadSentences = {
  unauthenticated: "You need to log in",
  forbidden: "Members Only",
  missing: "There is no such file",
} as const;
export const listFailed = "Failed to fetch downloads";
export const downloadFailed = "Download failed";

/** A file for members, its size in bytes. A locked one comes with a dearer plan; where it lies is nobody's business. */
export const downloadItem = z.object({
  filename: z.string(),
  title: z.string(),
  description: z.string(),
  size: z.int(),
  type: z.string(),
  level: z.enum(["basic", "exclusive"]),
  isLocked: z.boolean(),
});
export type DownloadItem = z.infer<typeof downloadItem>;

/** GET /downloads/list. */
export const downloadsReply = z.object({ items: z.array(downloadItem) });
/** GET /downloads/file: any text may be asked for; only a record's own name finds one. */
export const downloadQuery = z.object({ name: z.string() });
