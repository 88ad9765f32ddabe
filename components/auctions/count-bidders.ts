import type { Bid } from "@/lib/auctions/contracts";

/** How many people have bid; null when the page has not all of the bids. */
export const countBidders = (bids: readonly Bid[], total: number): number | null =>
  bids.length < total ? null : new Set(bids.map(({ bidder }) => bidder)).size;
