"use client";

import { useState } from "react";
import { failure, type Message, success, warning } from "@/components/ui/message";
import type { AuctionDetail, Bid } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { attemptState, type BidAttempt, isOutbidSince } from "./bid-attempt";

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

/**
 * The receipt of the last bid, and what the state of the auction says about one whose reply was lost: never an old sentence. A bid that was
 * found there stays received, whatever comes after it.
 */
export function useBidAttempt(room: AuctionDetail, readAt: string | null) {
  const [attempt, setAttempt] = useState<BidAttempt | null>(null);
  // The last bid that was accepted: the ledger entry that it is in, and its receipt where the reply was lost.
  const [accepted, setAccepted] = useState<{ entry: number; late: Message | null } | null>(null);
  const state = attempt && attemptState(attempt, room, readAt);
  if (attempt && state?.kind === "received") {
    setAccepted({ entry: state.seq ?? room.auction.seq, late: messages.received(attempt, state.seq) });
    setAttempt(null);
  }
  const isStale = accepted !== null && isOutbidSince(room, accepted.entry);
  return {
    /** A bid whose reply was lost, or null when another one is sent. */
    setAttempt(next: BidAttempt | null) {
      setAccepted(null);
      setAttempt(next);
    },
    hasArrived: accepted?.late != null,
    receipt(bid: Bid, currentBid: number, raised: number | undefined): Message {
      setAccepted({ entry: bid.seq, late: null });
      return bidReceipt(bid, currentBid, raised);
    },
    /** The message of the form, or about the lost bid; no receipt once somebody else leads. */
    shown(message: Message | null): Message | null {
      const lost = state && state.kind !== "received" ? messages[state.kind]() : null;
      const latest = message ?? accepted?.late ?? lost;
      return isStale && latest?.tone === "success" ? null : latest;
    },
  };
}
