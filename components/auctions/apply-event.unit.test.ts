import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEvent, fromSnapshot, isNewer, type LiveState } from "@/components/auctions/apply-event";
import type { AuctionDetail, Bid } from "@/lib/auctions/contracts";

const stamp = (seq: number) => new Date(1_800_000_000_000 + seq * 1_000).toISOString();
const bidOf = (seq: number): Bid => ({
  seq,
  bidder: ["Iroko", "Agogo", "Harmattan"][seq % 3] ?? "",
  amount: 2_000 + seq * 100,
  timestamp: stamp(seq),
  hash: `h${seq}`,
});
const bidsUpTo = (seq: number, most = 50) => Array.from({ length: seq }, (_, i) => bidOf(i + 1)).slice(-most);

/** The server's response after so many bids. */
function snapshotAt(seq: number): AuctionDetail {
  const last = bidOf(seq);
  return {
    auction: {
      currentBid: last.amount,
      minimumBid: last.amount + 100,
      bidCount: seq,
      topBidder: seq ? last.bidder : null,
      seq,
      serverTime: stamp(seq),
    },
    bids: bidsUpTo(seq),
    you: null,
  } as unknown as AuctionDetail;
}

type Message = readonly [event: string, data: unknown];
function messagesAt(seq: number): Message[] {
  const { currentBid, minimumBid, bidCount, topBidder, serverTime } = snapshotAt(seq).auction;
  const bids = bidsUpTo(seq, 20);
  return [
    ["bid_update", { currentBid, minimumBid, bidCount, topBidder, seq, serverTime }],
    ["bid_history", { bids, from: bids[0]?.seq ?? 0, seq, serverTime }],
  ];
}

const applyAll = (state: LiveState, ...messages: Message[]) =>
  messages.reduce(
    ({ state: before }, [event, data]) => applyEvent(before, event, data),
    applyEvent(state, "none", { seq: -1 }),
  );

test("reaches the server's state after the price and the history message", () => {
  const { state, refetch } = applyAll(fromSnapshot(snapshotAt(0)), ...messagesAt(1), ...messagesAt(4));
  expect([state.room, refetch]).toEqual([snapshotAt(4), "no"]);
});

test("asks for a refetch soon after one message, and no longer after the other", () => {
  const [update, history] = messagesAt(2) as [Message, Message];
  expect(applyAll(fromSnapshot(snapshotAt(1)), update).refetch).toBe("soon");
  expect(applyAll(fromSnapshot(snapshotAt(1)), history).refetch).toBe("soon");
  expect(applyAll(fromSnapshot(snapshotAt(1)), history, update).refetch).toBe("no");
});

test("asks for a refetch now when the history starts after the last known bid", () => {
  const [, history] = messagesAt(60) as [Message, Message];
  const before = fromSnapshot(snapshotAt(3));
  expect(applyEvent(before, ...history)).toEqual({ state: before, refetch: "now" });
});

test("asks for a refetch after a voided bid, a new end and a winner, but not after old messages", () => {
  const state = fromSnapshot(snapshotAt(5));
  const fewer = { ...(messagesAt(4)[0]?.[1] as object), seq: 6 };
  expect(applyEvent(state, "bid_update", fewer).refetch).toBe("now");
  for (const event of ["auction_times", "auction_reset", "auction_winner", "next_auction_in"]) {
    expect(applyEvent(state, event, { seq: 6 }).refetch).toBe("now");
    expect(applyEvent(state, event, { seq: 4 }).refetch).toBe("no");
  }
});

test("shows the user's alias as You, and as leading only when it leads", () => {
  const you = { alias: "Agogo", leads: false } as AuctionDetail["you"];
  const inside = fromSnapshot({ ...snapshotAt(0), you });
  const leading = applyAll(inside, ...messagesAt(1)).state;
  expect([leading.room.you?.leads, leading.room.auction.topBidder, leading.room.bids.at(-1)?.bidder]).toEqual([
    true,
    "You",
    "You",
  ]);
  expect(applyAll(leading, ...messagesAt(2)).state.room.you?.leads).toBe(false);
});

test("is correct or asks for a refetch after lost, duplicated or reordered messages, and ignores old responses", () => {
  const delivery = fc
    .array(fc.integer({ min: 1, max: 80 }), { maxLength: 12 })
    .chain((lines) => fc.shuffledSubarray(lines.flatMap(messagesAt).flatMap((message) => [message, message])));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), delivery, (start, messages) => {
      let state = fromSnapshot(snapshotAt(start));
      let needsRefetch = false;
      for (const [event, data] of messages) {
        const result = applyEvent(state, event, data);
        // A certain gap needs a refetch, and only a response resolves it.
        needsRefetch =
          result.refetch === "now" ||
          result.refetch === "soon" ||
          (needsRefetch && result.state.price !== result.state.history);
        state = result.state;
        if (!needsRefetch) expect(state.room).toEqual(snapshotAt(state.price));
        expect(state.price).toBeGreaterThanOrEqual(start);
      }
      const newest = Math.max(state.price, state.history);
      expect([isNewer(state, snapshotAt(newest)), newest > 0 && isNewer(state, snapshotAt(newest - 1))]).toEqual([
        true,
        false,
      ]);
    }),
    { numRuns: 500 },
  );
});
