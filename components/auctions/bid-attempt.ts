import type { AuctionDetail } from "@/lib/auctions/contracts";

/** A bid whose reply was lost, with the last ledger entry known before it was sent. */
export type BidAttempt = {
  amount: number;
  maximum: number | undefined;
  seq: number;
  round: number;
  /** When the reply was given up, in server time. */
  failedAt: number;
};

/** `unknown` until the auction was read after the failure, and when its history no longer reaches back to it. */
export type AttemptState = { kind: "unknown" } | { kind: "absent" } | { kind: "received"; seq: number | null };

/**
 * Whether a bid without a reply has arrived, by the state of the auction. `readAt` is the server time of its last complete response; a
 * later message may still turn `absent` into `received`.
 */
export function attemptState(
  { amount, maximum, seq, round, failedAt }: BidAttempt,
  { auction, bids, you }: AuctionDetail,
  readAt: string | null,
): AttemptState {
  const bid = bids.find((each) => each.bidder === "You" && each.amount === amount && each.seq > seq);
  if (bid) return { kind: "received", seq: bid.seq };
  // A leader who raises their maximum adds no entry to the ledger.
  if (maximum !== undefined && you?.leads && you.maximum === maximum) return { kind: "received", seq: null };
  if (!readAt || Date.parse(readAt) < failedAt) return { kind: "unknown" };
  // After a reset the bids of the earlier round count no longer.
  if (auction.round !== round) return { kind: "absent" };
  const oldest = bids[0]?.seq ?? 0;
  return bids.length < auction.bidCount && oldest > seq + 1 ? { kind: "unknown" } : { kind: "absent" };
}

/** Whether somebody else has led since the bid of a ledger entry: its receipt is then no news. */
export const isOutbidSince = ({ auction, you }: AuctionDetail, entry: number): boolean =>
  auction.seq >= entry && you?.leads === false;
