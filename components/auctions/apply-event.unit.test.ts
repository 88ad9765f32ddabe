import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyEvent,
  applySnapshot,
  bidderState,
  fromSnapshot,
  isNewer,
  type LiveState,
} from "@/components/auctions/apply-event";
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
    terms: { frozenAt: null, frozenReason: null, message: "" },
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
  const voided = applyEvent(state, "bid_update", fewer);
  expect([voided.refetch, voided.state.room.auction.topBidder]).toEqual(["now", bidOf(4).bidder]);
  for (const event of ["auction_times", "auction_reset", "auction_winner", "next_auction_in"]) {
    expect(applyEvent(state, event, { seq: 6 }).refetch).toBe("now");
    expect(applyEvent(state, event, { seq: 4 }).refetch).toBe("no");
  }
});

test("does not show the end of a sale before its result, which comes with the refetch", () => {
  const state = fromSnapshot(snapshotAt(5));
  expect(applyEvent(state, "auction_times", { status: "ended", seq: 7 })).toEqual({ state, refetch: "now" });
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

/**
 * A sale of three bidders in which some bids are voided, and which is paused, resumed and extended: the entries of its ledger. The reader
 * is Iroko.
 */
type Entry = { by: "Iroko" | "Agogo" | "Harmattan" } | "void" | "pause or resume" | "message";
const entries = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom("Iroko", "Agogo", "Harmattan").map((by) => ({ by }) as Entry) },
    { weight: 3, arbitrary: fc.constantFrom<Entry>("void", "pause or resume", "message") },
  ),
  { minLength: 1, maxLength: 45 },
);

const saleEnd = 1_800_000_600_000;

/**
 * What the server knows after so many entries: a void takes the highest bid away, a bid during a pause is refused, so its entry is an
 * extension, and a pause ends with the time that was left.
 */
function stateAfter(ledger: readonly Entry[], seq: number) {
  const bids: Bid[] = [];
  let [end, frozenAt, message] = [saleEnd, null as string | null, ""];
  for (const [index, entry] of ledger.slice(0, seq).entries()) {
    const at = stamp(index + 1);
    if (entry === "void") bids.pop();
    else if (entry === "message") message = `Message ${index}`;
    else if (entry === "pause or resume") {
      if (frozenAt) end += Date.parse(at) - Date.parse(frozenAt);
      frozenAt = frozenAt ? null : at;
    } else if (frozenAt) end += 60_000;
    else bids.push({ ...bidOf(index + 1), bidder: entry.by, amount: (bids.at(-1)?.amount ?? 2_000) + 100 });
  }
  const times = {
    start: stamp(0),
    end: new Date(end).toISOString(),
    status: frozenAt ? ("frozen" as const) : ("running" as const),
    extensions: 0,
  };
  return { bids, times, pause: { frozenAt, frozenReason: frozenAt && "A check", message } };
}

/** The server's response to the reader, and its messages, which are the same for everyone. */
function truthAt(ledger: readonly Entry[], seq: number) {
  const { bids, times, pause } = stateAfter(ledger, seq);
  const last = bids.at(-1);
  const common = {
    currentBid: last?.amount ?? 2_000,
    minimumBid: (last?.amount ?? 2_000) + 100,
    bidCount: bids.length,
    seq,
    serverTime: stamp(seq),
  };
  const asReader = (name: string) => (name === "Iroko" ? "You" : name);
  const snapshot = {
    auction: { ...common, ...times, topBidder: last ? asReader(last.bidder) : null },
    terms: pause,
    bids: bids.slice(-50).map((bid) => ({ ...bid, bidder: asReader(bid.bidder) })),
    you: {
      alias: "Iroko",
      leads: last?.bidder === "Iroko",
      hasBid: bids.some(({ bidder }) => bidder === "Iroko"),
    },
  } as unknown as AuctionDetail;
  const shown = bids.slice(-20);
  const messages: Message[] = [
    ["bid_update", { ...common, topBidder: last?.bidder ?? null }],
    ["bid_history", { bids: shown, from: shown[0]?.seq ?? 0, seq, serverTime: common.serverTime }],
    ["auction_times", { ...times, ...pause, seq, serverTime: common.serverTime }],
  ];
  return { snapshot, messages, times, pause };
}

test("says after any order of lost and repeated messages and old responses, and one fresh response, what the server says", () => {
  const sale = entries.chain((ledger) =>
    fc.record({
      ledger: fc.constant(ledger),
      start: fc.integer({ min: 0, max: ledger.length }),
      // Each delivery is a message, or a response that was on its way.
      deliveries: fc.array(
        fc.record({ seq: fc.integer({ min: 0, max: ledger.length }), part: fc.constantFrom(0, 0, 1, 1, 2, 2, 3) }),
        { maxLength: 40 },
      ),
    }),
  );
  fc.assert(
    fc.property(sale, ({ ledger, start, deliveries }) => {
      let state = fromSnapshot(truthAt(ledger, start).snapshot);
      for (const { seq, part } of deliveries) {
        const { snapshot, messages } = truthAt(ledger, seq);
        const before = state;
        const [event, data] = messages[part] ?? ["", undefined];
        state = event ? applyEvent(state, event, data).state : applySnapshot(state, snapshot);
        // Nothing older wins: neither the price nor the banner goes back.
        expect(state.price).toBeGreaterThanOrEqual(before.price);
        expect(state.history).toBeGreaterThanOrEqual(before.history);
        expect(state.times).toBeGreaterThanOrEqual(before.times);
        if (seq < before.price && event === "bid_update") expect(state.room).toEqual(before.room);
        // A pause, its end and a message are shown as soon as their message is there, whatever else was lost.
        if (event === "auction_times") expect(state.times).toBe(Math.max(seq, before.times));
        const { times, pause } = truthAt(ledger, state.times);
        expect([state.room.auction, state.room.terms]).toEqual([expect.objectContaining(times), pause]);
        // What the banner says is true for the price beside it, also after a void.
        const truth = truthAt(ledger, state.price).snapshot;
        expect(state.room.auction).toEqual({ ...truth.auction, ...times });
        expect(state.room.you?.leads).toBe(truth.you?.leads);
        expect(bidderState(state.room, false)).not.toMatch(/leads|outbid/);
      }
      const fresh = truthAt(ledger, ledger.length).snapshot;
      state = applySnapshot(state, fresh);
      expect(state.room).toEqual(fresh);
      expect(bidderState(state.room, true)).toBe(fresh.you?.hasBid ? (fresh.you.leads ? "leads" : "outbid") : "none");
    }),
    { numRuns: 1_000 },
  );
});
