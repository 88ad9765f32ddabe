import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

/** A ledger entry of an auction. */
const entry = z.object({ auctionId: z.string(), seq: z.number() });
const adminChange = z.extend(entry, { reason: z.string() });
const recipient = z.object({ auctionId: z.string(), userId: z.string() });

/** What happened in an auction; a handler turns it into one email job per recipient. SQL functions enqueue the first two. */
export const auctionEventJobs = {
  bidPlaced: defineJob(
    "auction.bid-placed",
    z.extend(entry, { userId: z.string(), outbidUserId: z.nullable(z.string()) }),
  ),
  closed: defineJob("auction.closed", entry),
  cancelled: defineJob("auction.cancelled", adminChange),
  reset: defineJob("auction.reset", adminChange),
  extended: defineJob("auction.extended", adminChange),
  messageSent: defineJob("auction.message-sent", adminChange),
};

export const auctionEmailJobs = {
  bidConfirmation: defineJob("auction.bid-confirmation.email", z.extend(recipient, { seq: z.number() })),
  outbid: defineJob("auction.outbid.email", recipient),
  won: defineJob("auction.won.email", recipient),
  secondChance: defineJob("auction.second-chance.email", recipient),
  opened: defineJob("auction.opened.email", recipient),
  lastHour: defineJob("auction.last-hour.email", recipient),
  closed: defineJob("auction.closed.email", recipient),
  banned: defineJob("auction.banned.email", recipient),
  offerExpired: defineJob("auction.offer-expired.email", recipient),
  cancelled: defineJob("auction.cancelled.email", z.extend(recipient, { reason: z.string() })),
  reset: defineJob("auction.reset.email", z.extend(recipient, { reason: z.string() })),
  extended: defineJob("auction.extended.email", z.extend(recipient, { reason: z.string() })),
  messageSent: defineJob("auction.message-sent.email", z.extend(recipient, { reason: z.string() })),
  bidVoided: defineJob("auction.bid-voided.email", z.extend(recipient, { seq: z.number(), reason: z.string() })),
  leadingAgain: defineJob("auction.leading-again.email", recipient),
  banLifted: defineJob("auction.ban-lifted.email", recipient),
};

/** The payloads of the jobs, by their keys. */
export type AuctionEventPayloads = {
  [K in keyof typeof auctionEventJobs]: z.infer<(typeof auctionEventJobs)[K]["schema"]>;
};
export type AuctionEmailPayloads = {
  [K in keyof typeof auctionEmailJobs]: z.infer<(typeof auctionEmailJobs)[K]["schema"]>;
};
