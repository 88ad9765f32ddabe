import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { personName } from "@/lib/core/text-fields";
import { offeredPlan, planVoucherFields } from "@/lib/subscriptions/contracts";

/** The length of the message to the recipient. */
export const MAX_GIFT_MESSAGE = 300;

/** What a buyer enters. `sendOn` is a day in Lagos; `email` is the buyer's, and only read without an account. */
export const giftMembershipBody = z.object({
  plan: offeredPlan,
  recipientName: personName("Please enter the name"),
  recipientEmail: emailAddress,
  message: z._default(
    z.string().check(z.trim(), z.maxLength(MAX_GIFT_MESSAGE, `Please use at most ${MAX_GIFT_MESSAGE} characters`)),
    "",
  ),
  sendOn: z.iso.date("Please choose a date"),
  email: z.optional(emailAddress),
  ...planVoucherFields,
});

export type GiftMembershipBody = z.infer<typeof giftMembershipBody>;

/** The signed token of the link to a gift. */
export const giftParams = z.object({ token: z.string().check(z.maxLength(120)) });

/** POST /membership/gifts/redeem. */
export const redeemGiftBody = z.object({
  code: z.string("Please enter the code").check(z.trim(), z.minLength(1, "Please enter the code"), z.maxLength(60)),
});

/** The plan that was redeemed and the end of the membership. */
export const redeemGiftReply = z.object({ plan: offeredPlan, until: z.string() });

export const adminGiftParams = z.object({ id: z.string().check(z.regex(/^gft_[0-9a-z]{20}$/)) });

export const giftStates = ["unpaid", "planned", "sent", "redeemed", "refunded"] as const;
export type GiftState = (typeof giftStates)[number];

/** A gift as its buyer sees it. Money in naira; `sendOn` is a day. */
export type GiftMembership = {
  plan: z.infer<typeof offeredPlan>;
  amount: number;
  state: GiftState;
  /** More than one for a group, whose name is the recipient's. */
  seats: number;
  recipientName: string;
  recipientEmail: string;
  message: string;
  sendOn: string;
};

/** A gift in the admin list. */
export type AdminGiftMembership = GiftMembership & {
  _id: string;
  /** Of a group: the seats in use, and those that a refund takes back. */
  usedSeats: number;
  openSeats: number;
  buyerEmail: string;
  createdAt: string;
  paidAt: string | null;
  sentAt: string | null;
  redeemedAt: string | null;
  refundedAt: string | null;
};

/** A resend or a refund of the admin list. */
export const adminGiftReply = z.object({ state: z.enum(giftStates) });
