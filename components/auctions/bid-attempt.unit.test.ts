import { expect, it } from "vitest";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { attemptState, type BidAttempt, isOutbidSince } from "./bid-attempt";

const failedAt = Date.parse("2026-11-20T12:00:00Z");
const attempt: BidAttempt = { amount: 2_100, maximum: undefined, seq: 4, round: 1, failedAt };
const [before, after] = ["2026-11-20T11:59:59Z", "2026-11-20T12:00:01Z"];

/** An auction with the given bids, which are all that count unless `bidCount` says otherwise. */
const auctionWith = (
  bids: { seq: number; bidder: string; amount: number }[],
  { bidCount = bids.length, round = 1, maximum = null as number | null } = {},
) => ({ auction: { bidCount, round }, bids, you: { leads: maximum !== null, maximum } }) as unknown as AuctionDetail;

it("is unknown until the auction was read after the failure, then absent", () => {
  expect(attemptState(attempt, auctionWith([]), null)).toEqual({ kind: "unknown" });
  expect(attemptState(attempt, auctionWith([]), before)).toEqual({ kind: "unknown" });
  expect(attemptState(attempt, auctionWith([]), after)).toEqual({ kind: "absent" });
});

it("is received as soon as the own bid of that amount is in the history, also when another bidder leads since", () => {
  const bids = [
    { seq: 5, bidder: "You", amount: 2_100 },
    { seq: 6, bidder: "Iroko", amount: 2_200 },
  ];
  expect(attemptState(attempt, auctionWith(bids), before)).toEqual({ kind: "received", seq: 5 });
});

it("takes neither an earlier bid of that amount nor somebody else's for it", () => {
  const bids = [
    { seq: 3, bidder: "You", amount: 2_100 },
    { seq: 5, bidder: "Iroko", amount: 2_100 },
  ];
  expect(attemptState(attempt, auctionWith(bids), after)).toEqual({ kind: "absent" });
});

it("is received without an entry when the leader's maximum is the one that was sent", () => {
  const raised = { ...attempt, maximum: 9_000 };
  expect(attemptState(raised, auctionWith([], { maximum: 9_000 }), after)).toEqual({ kind: "received", seq: null });
  expect(attemptState(raised, auctionWith([], { maximum: 8_000 }), after)).toEqual({ kind: "absent" });
});

it("stays unknown when the history no longer reaches back to it, and is absent after a reset", () => {
  const later = [{ seq: 60, bidder: "Iroko", amount: 9_000 }];
  expect(attemptState(attempt, auctionWith(later, { bidCount: 55 }), after)).toEqual({ kind: "unknown" });
  expect(attemptState(attempt, auctionWith([], { round: 2 }), after)).toEqual({ kind: "absent" });
});

it.each([
  ["keeps the receipt until the state of the auction includes the bid", 4, false, false],
  ["keeps the receipt of the leader", 5, true, false],
  ["drops the receipt once somebody else leads", 6, false, true],
])("%s", (_, seq, leads, isOutbid) => {
  expect(isOutbidSince({ auction: { seq }, you: { leads } } as unknown as AuctionDetail, 5)).toBe(isOutbid);
});
