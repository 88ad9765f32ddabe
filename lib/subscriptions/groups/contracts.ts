import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { optionalLine, requiredLine } from "@/lib/core/text-fields";
import { offeredPlan, planVoucherFields } from "@/lib/subscriptions/contracts";

export const MIN_SEATS = 2;
export const MAX_SEATS = 20;

/** What a buyer of seats enters. `email` is only read without an account; `renew` is the token of the group that is renewed. */
export const groupBody = z.object({
  plan: offeredPlan,
  seats: z.coerce
    .number("Please enter the number of seats")
    .check(
      z.int(`Please choose ${MIN_SEATS} to ${MAX_SEATS} seats`),
      z.minimum(MIN_SEATS, `Please choose at least ${MIN_SEATS} seats`),
      z.maximum(MAX_SEATS, `Please choose at most ${MAX_SEATS} seats`),
    ),
  name: requiredLine("Please enter a name for the group", 60),
  email: z.optional(emailAddress),
  renew: z.optional(z.string().check(z.maxLength(120))),
  /** The total depends on the number of seats, so `voucherSeen` is required where a voucher pays all of it. */
  ...planVoucherFields,
});

export type GroupBody = z.infer<typeof groupBody>;

/** The signed token of the link to a group. */
export const groupParams = z.object({ token: z.string().check(z.maxLength(120)) });
export const seatParams = z.object({
  token: z.string().check(z.maxLength(120)),
  seat: z.string().check(z.regex(/^gse_[0-9a-z]{20}$/)),
});

/** POST /membership/groups/{token}/seats: invites a person to a free seat. */
export const inviteBody = z.object({ email: emailAddress, name: z._default(optionalLine(60), "") });
export type InviteBody = z.infer<typeof inviteBody>;

export const seatStates = ["free", "invited", "used", "refunded"] as const;
export type SeatState = (typeof seatStates)[number];

export const seatReply = z.object({ state: z.enum(seatStates) });

/** A seat as the buyer sees it: of a person who uses it the public name, and the end of the time that the seat gave. */
export type GroupSeat = {
  id: string;
  position: number;
  state: SeatState;
  name: string;
  email: string | null;
  invitedAt: string | null;
  until: string | null;
};

/** A group as its buyer sees it; money in naira. */
export type Group = {
  name: string;
  plan: z.infer<typeof offeredPlan>;
  /** The number of seats that were bought, and the price of one. */
  count: number;
  seatPrice: number;
  total: number;
  /** What a gift voucher pays of the total. */
  voucher: number;
  state: "unpaid" | "paid" | "refunded";
  reference: string;
  paidAt: string | null;
  /** What went back to the buyer, the part of a gift voucher included. */
  refunded: number;
  seats: GroupSeat[];
  /** How many people a renewal extends. */
  inUse: number;
};

/** A group in the buyer's account. */
export type OwnGroup = {
  token: string;
  name: string;
  plan: z.infer<typeof offeredPlan>;
  count: number;
  used: number;
  paidAt: string;
};
