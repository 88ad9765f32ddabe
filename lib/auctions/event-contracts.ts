import * as z from "zod/mini";
import { auctionStatus, bid } from "@/lib/auctions/contracts";

const eventSequence = { seq: z.int(), serverTime: z.string() };

/**
 * The realtime events on the channel `auction-{id}`. Each is only a hint: after a gap in `seq` or a reconnect the client
 * refetches. A `bid_history` replaces the shown bids from `from` on.
 */
export const auctionEvents = {
  auction_times: z.object({
    start: z.nullable(z.string()),
    end: z.nullable(z.string()),
    // An instance of an earlier release sends the times only.
    status: z.optional(auctionStatus),
    extensions: z.optional(z.int()),
    frozenAt: z.optional(z.nullable(z.string())),
    frozenReason: z.optional(z.nullable(z.string())),
    message: z.optional(z.string()),
    ...eventSequence,
  }),
  bid_update: z.object({
    currentBid: z.number(),
    topBidder: z.nullable(z.string()),
    minimumBid: z.number(),
    bidCount: z.int(),
    ...eventSequence,
  }),
  bid_history: z.object({ bids: z.array(bid), from: z.int(), ...eventSequence }),
  next_auction_in: z.object({ countdown: z.number(), slug: z.string(), start: z.string(), ...eventSequence }),
  auction_reset: z.object({ start: z.nullable(z.string()), end: z.nullable(z.string()), ...eventSequence }),
  auction_winner: z.object({ winner: z.nullable(z.string()), finalBid: z.nullable(z.number()), ...eventSequence }),
} as const;
export type AuctionEvents = { [Name in keyof typeof auctionEvents]: z.infer<(typeof auctionEvents)[Name]> };
