"use client";

import { useState } from "react";
import { failure, type Message, success, warning } from "@/components/ui/message";
import type { AuctionDetail, Bid } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { type AttemptState, attemptState, type BidAttempt, isOutbidSince } from "./bid-attempt";

const messages = {
  unknown: () => warning("Your bid may not have arrived. We check as soon as there is a connection."),
  absent: () => failure("Your bid did not arrive. Place it again: the same bid is never counted twice."),
  received: ({ amount }: { amount: number }, entry: number | null) =>
    success(
      entry === null
        ? "Your maximum bid arrived."
        : `Received: ${formatNaira(amount * 100)}, entry ${entry} of the ledger.`,
    ),
};

/** The receipt of a bid that was accepted; `raised` is the new maximum of the leader, who placed none. */
function bidReceipt(bid: Bid, currentBid: number, raised: number | undefined): Message {
  if (raised) return success(`Your maximum is now ${formatNaira(raised * 100)}.`);
  return bid.amount === currentBid
    ? messages.received(bid, bid.seq)
    : warning("Received, and outbid at once: somebody has a higher maximum.");
}

function messageOf(attempt: BidAttempt, state: AttemptState): Message {
  return state.kind === "received" ? messages.received(attempt, state.seq) : messages[state.kind]();
}

/** The receipt of a bid, and what the state of the auction says about one whose reply was lost: never an old sentence. */
export function useBidAttempt(room: AuctionDetail, readAt: string | null) {
  const [attempt, setAttempt] = useState<BidAttempt | null>(null);
  // The ledger entry of the last bid that was accepted.
  const [accepted, setAccepted] = useState<number | null>(null);
  const state = attempt && attemptState(attempt, room, readAt);
  const entry = state?.kind === "received" ? state.seq : accepted;
  const isStale = entry !== null && isOutbidSince(room, entry);
  return {
    setAttempt,
    hasArrived: state?.kind === "received",
    receipt(bid: Bid, currentBid: number, raised: number | undefined): Message {
      setAccepted(raised ? null : bid.seq);
      return bidReceipt(bid, currentBid, raised);
    },
    /** The message of the form, or about the lost bid; no receipt once somebody else leads. */
    shown(message: Message | null): Message | null {
      const latest = message ?? (attempt && state && messageOf(attempt, state));
      return isStale && latest?.tone === "success" ? null : latest;
    },
  };
}
