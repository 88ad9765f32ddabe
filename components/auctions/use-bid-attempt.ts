"use client";

import { useState } from "react";
import { failure, type Message, success, warning } from "@/components/ui/message";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { formatNaira } from "@/lib/core/money";
import { type AttemptState, attemptState, type BidAttempt } from "./bid-attempt";

const messages = {
  unknown: () => warning("Your bid may not have arrived. We check as soon as there is a connection."),
  absent: () => failure("Your bid did not arrive. Place it again: the same bid is never counted twice."),
  received: ({ amount }: BidAttempt, entry: number | null) =>
    success(
      entry === null
        ? "Your maximum bid arrived."
        : `Received: ${formatNaira(amount * 100)}, entry ${entry} of the ledger.`,
    ),
};

function messageOf(attempt: BidAttempt, state: AttemptState): Message {
  return state.kind === "received" ? messages.received(attempt, state.seq) : messages[state.kind]();
}

/** A bid whose reply was lost, and what the state of the auction says about it: never an old sentence. */
export function useBidAttempt(room: AuctionDetail, readAt: string | null) {
  const [attempt, setAttempt] = useState<BidAttempt | null>(null);
  const state = attempt && attemptState(attempt, room, readAt);
  return {
    setAttempt,
    hasArrived: state?.kind === "received",
    message: attempt && state && messageOf(attempt, state),
  };
}
