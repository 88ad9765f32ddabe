import * as z from "zod/mini";
import { planName } from "@/lib/auth/contracts";
import { defineJob } from "@/lib/jobs/define-job";

const member = z.object({ userId: z.string() });
const gift = z.object({ giftId: z.string(), to: z.string() });
const renewal = z.object({ code: z.string() });

/** Membership emails, and the calls to Paystack after a payment. `code` is that of a Paystack subscription. */
export const subscriptionJobs = {
  paid: defineJob("subscription.paid.email", z.extend(member, { reference: z.string() })),
  chargeFailed: defineJob("subscription.charge-failed.email", member),
  cardExpires: defineJob("subscription.card-expires.email", member),
  ends: defineJob(
    "subscription.ends.email",
    z.extend(member, { endsAt: z.string(), when: z.enum(["week", "day", "ended"]) }),
  ),
  /** A week before a card is charged for another year. */
  renewsSoon: defineJob("subscription.renews-soon.email", z.extend(member, { chargeAt: z.string() })),
  paused: defineJob("subscription.paused.email", member),
  resumed: defineJob("subscription.resumed.email", member),
  referralRewarded: defineJob("subscription.referral-rewarded.email", z.extend(member, { days: z.int() })),
  /** Gives the reward for a first payment, or takes it back after its refund. */
  decideReferral: defineJob("subscription.decide-referral", z.object({ reference: z.string() })),
  granted: defineJob(
    "subscription.granted.email",
    z.extend(member, { plan: planName, until: z.string(), reason: z.string() }),
  ),
  endedByAdmin: defineJob(
    "subscription.ended-by-admin.email",
    z.extend(member, { plan: planName, reason: z.string() }),
  ),
  giftPaid: defineJob("subscription.gift-paid.email", gift),
  giftCode: defineJob("subscription.gift-code.email", z.extend(gift, { code: z.string() })),
  /** `kobo` goes back through Paystack and `voucherKobo` to the gift voucher. */
  giftRefunded: defineJob(
    "subscription.gift-refunded.email",
    z.extend(gift, { kobo: z.optional(z.int()), voucherKobo: z.optional(z.int()) }),
  ),
  /** To the person who redeemed a gift whose payment was returned. */
  giftLost: defineJob("subscription.gift-lost.email", z.extend(member, { plan: planName })),
  trialStarted: defineJob("subscription.trial-started.email", z.extend(member, { plan: planName, until: z.string() })),
  groupPaid: defineJob("subscription.group-paid.email", gift),
  /** The code of a seat, to the person who is invited. */
  seatInvite: defineJob(
    "subscription.seat-invite.email",
    z.object({ seatId: z.string(), to: z.string(), code: z.string() }),
  ),
  /** To a person whose seat was renewed. */
  seatRenewed: defineJob("subscription.seat-renewed.email", z.extend(member, { plan: planName, giftId: z.string() })),
  /** To the buyer: `kobo` for `seats` seats goes back. */
  seatsRefunded: defineJob(
    "subscription.seats-refunded.email",
    z.extend(gift, {
      kobo: z.int(),
      voucherKobo: z.optional(z.int()),
      seats: z.int(),
      /** The payment arrived late, and its gift voucher had been used for something else. */
      isLate: z.optional(z.boolean()),
    }),
  ),
  /** A payment is refunded, because its discount code or voucher was used up or it is not the first of the membership. */
  codeUsed: defineJob(
    "subscription.code-used.email",
    z.extend(member, { reference: z.string(), kobo: z.int(), isVoucher: z.optional(z.boolean()) }),
  ),
  /** An admin has refunded a payment: `kobo` goes back through Paystack and `voucherKobo` to the gift voucher. */
  refunded: defineJob(
    "subscription.refunded.email",
    z.extend(member, { reference: z.string(), kobo: z.int(), voucherKobo: z.int() }),
  ),
  /** Processes the next rows of an import of members. */
  importMembers: defineJob("subscription.import-members", z.object({ importId: z.string() })),
  undoImport: defineJob("subscription.undo-member-import", z.object({ importId: z.string() })),
  importWelcome: defineJob(
    "subscription.import-welcome.email",
    z.extend(member, { plan: planName, until: z.string() }),
  ),
  startRenewal: defineJob("subscription.start-renewal", z.object({ reference: z.string() })),
  findRenewals: defineJob("subscription.find-renewals", member),
  disableAutoRenew: defineJob("subscription.disable-auto-renew", renewal),
};
