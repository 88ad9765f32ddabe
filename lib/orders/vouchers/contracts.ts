import * as z from "zod/mini";
import { adminReason } from "@/lib/auth/admin-contracts";
import { emailAddress } from "@/lib/auth/contracts";

/** The length of the message to the recipient. */
export const MAX_VOUCHER_MESSAGE = 300;
/** Naira: the amounts that the form suggests, and the least and the most. */
export const VOUCHER_STEPS = [10_000, 25_000, 50_000, 100_000] as const;
export const MIN_VOUCHER = 5_000;
export const MAX_VOUCHER = 1_000_000;

const amountRange = "Enter a whole amount from ₦5,000 to ₦1,000,000";
/** Whole naira. */
const amount = z.pipe(
  z.coerce.number(amountRange),
  z.int(amountRange).check(z.gte(MIN_VOUCHER, amountRange), z.lte(MAX_VOUCHER, amountRange)),
);
const message = z._default(
  z.string().check(z.trim(), z.maxLength(MAX_VOUCHER_MESSAGE, `Please use at most ${MAX_VOUCHER_MESSAGE} characters`)),
  "",
);
const blankEmail = z.pipe(
  z.string().check(z.trim(), z.maxLength(0)),
  z.transform(() => undefined),
);
/** Blank for none. */
const optionalEmail = z.optional(z.union([blankEmail, emailAddress], "Please enter a valid email address"));

/** What a buyer enters. `sendOn` is a day in Lagos; `email` is the buyer's, and only read without an account. */
export const voucherBody = z.object({
  amount,
  /** Who gets the code; without one the buyer does, right after the payment. */
  recipientEmail: optionalEmail,
  message,
  sendOn: z.iso.date("Please choose a date"),
  email: z.optional(emailAddress),
});
export type VoucherBody = z.infer<typeof voucherBody>;

/** The signed token of the link to a voucher. */
export const voucherLinkParams = z.object({ token: z.string().check(z.maxLength(120)) });

/** What a checkout says about its voucher. */
export const checkoutVoucherFields = {
  /** The token of the gift voucher that was applied to the checkout; blank for none. */
  voucher: z.optional(z.string().check(z.maxLength(120))),
  /** Naira: what the page showed that the voucher pays, without gift wrap. An order that it pays completely costs no more. */
  voucherSeen: z.optional(z.coerce.number()),
};

/** POST /vouchers/balance. */
export const voucherCodeBody = z.object({
  code: z.string("Please enter the code").check(z.trim(), z.minLength(1, "Please enter the code"), z.maxLength(60)),
});

/** The path of the page with the balance. */
export const voucherBalanceReply = z.object({ path: z.string() });

/**
 * POST /checkout/voucher: applies a code to the checkout of this browser; a blank one removes it. The other fields are those of the item
 * of a direct purchase, or of the page of a plan, to come back there without JavaScript.
 */
export const checkoutVoucherBody = z.object({
  code: z._default(z.string().check(z.trim(), z.maxLength(60)), ""),
  productId: z.optional(z.string().check(z.maxLength(80))),
  quantity: z.optional(z.coerce.number()),
  variation: z.optional(z.string().check(z.maxLength(200))),
  edition: z.optional(z.coerce.number()),
  discountCode: z.optional(z.string().check(z.maxLength(40))),
  /** The page of plans, gift memberships or groups, with the plan that is chosen there, instead of the checkout of the shop. */
  page: z.optional(z.enum(["plans", "gift", "group"])),
  plan: z.optional(z.string().check(z.maxLength(20))),
  friend: z.optional(z.string().check(z.maxLength(40))),
  /** The token of the group that is renewed. */
  renew: z.optional(z.string().check(z.maxLength(120))),
});
export const checkoutVoucherReply = z.object({ balance: z.number() });

export const voucherStates = ["unpaid", "planned", "sent", "stopped"] as const;
export type VoucherState = (typeof voucherStates)[number];
export type VoucherEntryName = "issued" | "held" | "redeemed" | "returned" | "refunded";

/** A voucher as its buyer and people with its code see it. Money in naira; `sendOn` is a day. */
export type Voucher = {
  amount: number;
  balance: number;
  state: VoucherState;
  recipientEmail: string | null;
  message: string;
  sendOn: string;
};

/** An entry of the ledger. `amount` is what the balance changes by, in naira. */
export type VoucherEntry = {
  _id: string;
  kind: VoucherEntryName;
  amount: number;
  balance: number;
  at: string;
  /** The number of the order that it is about. */
  order: string | null;
  /** The plan that it is about, for its member or as a gift. */
  plan: "membership" | "gift" | null;
};

/** A voucher of a user's account: bought, or paid with. */
export type OwnVoucher = Pick<Voucher, "amount" | "balance" | "state" | "sendOn"> & {
  _id: string;
  isBought: boolean;
  /** The token of the page with the balance. */
  balanceToken: string;
};

/** A voucher in the admin list. */
export type AdminVoucher = Voucher & {
  _id: string;
  buyerEmail: string | null;
  /** Who issued it and why; null for one that was bought. */
  issuedBy: { name: string; reason: string } | null;
  createdAt: string;
  issuedAt: string | null;
  sentAt: string | null;
  stoppedAt: string | null;
  stopReason: string | null;
};

export type AdminVoucherDetail = AdminVoucher & {
  entries: VoucherEntry[];
  /** What can be refunded to the buyer: what is left of the balance and of the payment. */
  refundable: number;
  payment: string | null;
};

export const adminVoucherParams = z.object({ id: z.string().check(z.regex(/^vch_[0-9a-z]{20}$/)) });

/** POST /admin/vouchers: a voucher that nobody paid for. */
export const issueVoucherBody = z.object({ amount, recipientEmail: emailAddress, message, reason: adminReason });
export type IssueVoucherBody = z.infer<typeof issueVoucherBody>;

/** POST /admin/vouchers/{id}/stop: nobody can spend it any more, or again. */
export const stopVoucherBody = z.object({ stopped: z.boolean(), reason: adminReason });
export const refundVoucherBody = z.object({ reason: adminReason });

export const adminVoucherReply = z.object({ id: z.string(), state: z.enum(voucherStates) });

export const voucherListQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
});
