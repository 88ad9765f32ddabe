import fc from "fast-check";
import { expect, test } from "vitest";
import { asked, type Heard, hearMessage, isNews } from "@/components/auction/hear-message";
import type { Bid, Room } from "@/lib/auction/contracts";

const stamp = (seq: number) => new Date(1_800_000_000_000 + seq * 1_000).toISOString();
const bidOf = (seq: number): Bid => ({
  seq,
  bidder: `Paddle ${(seq % 3) + 1}`,
  amount: 2_000 + seq * 100,
  timestamp: stamp(seq),
  hash: `h${seq}`,
});
const bidsUpTo = (seq: number, most = 50) => Array.from({ length: seq }, (_, i) => bidOf(i + 1)).slice(-most);

/** The room as the server would tell it after so many bids. */
function truth(seq: number): Room {
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
  } as unknown as Room;
}

type Message = readonly [event: string, data: unknown];
function messagesAt(seq: number): Message[] {
  const { currentBid, minimumBid, bidCount, topBidder, serverTime } = truth(seq).auction;
  const bids = bidsUpTo(seq, 20);
  return [
    ["bid_update", { currentBid, minimumBid, bidCount, topBidder, seq, serverTime }],
    ["bid_history", { bids, from: bids[0]?.seq ?? 0, seq, serverTime }],
  ];
}

const hear = (heard: Heard, ...messages: Message[]) =>
  messages.reduce(
    ({ heard: before }, [event, data]) => hearMessage(before, event, data),
    hearMessage(heard, "none", { seq: -1 }),
  );

test("both halves of the news make the room what the server would say", () => {
  const { heard, ask } = hear(asked(truth(0)), ...messagesAt(1), ...messagesAt(4));
  expect([heard.room, ask]).toEqual([truth(4), "no"]);
});

test("one half alone raises the question, whichever it is, and the other one answers it", () => {
  const [update, history] = messagesAt(2) as [Message, Message];
  expect(hear(asked(truth(1)), update).ask).toBe("soon");
  expect(hear(asked(truth(1)), history).ask).toBe("soon");
  expect(hear(asked(truth(1)), history, update).ask).toBe("no");
});

test("a history that begins after what is known is a gap", () => {
  const [, history] = messagesAt(60) as [Message, Message];
  const before = asked(truth(3));
  expect(hearMessage(before, ...history)).toEqual({ heard: before, ask: "now" });
});

test("a bid that was taken out, a new end and a winner are asked about, but not what is old", () => {
  const heard = asked(truth(5));
  const fewer = { ...(messagesAt(4)[0]?.[1] as object), seq: 6 };
  expect(hearMessage(heard, "bid_update", fewer).ask).toBe("now");
  for (const event of ["auction_times", "auction_reset", "auction_winner", "next_auction_in"]) {
    expect(hearMessage(heard, event, { seq: 6 }).ask).toBe("now");
    expect(hearMessage(heard, event, { seq: 4 }).ask).toBe("no");
  }
});

test("one's own alias reads You, and one leads with it and not with another's", () => {
  const you = { alias: "Paddle 2", leads: false } as Room["you"];
  const inside = asked({ ...truth(0), you });
  const leading = hear(inside, ...messagesAt(1)).heard;
  expect([leading.room.you?.leads, leading.room.auction.topBidder, leading.room.bids.at(-1)?.bidder]).toEqual([
    true,
    "You",
    "You",
  ]);
  expect(hear(leading, ...messagesAt(2)).heard.room.you?.leads).toBe(false);
});

test("lost, doubled or out of order: the room is right, or it knows that it has to ask, and an old answer is not taken", () => {
  const delivery = fc
    .array(fc.integer({ min: 1, max: 80 }), { maxLength: 12 })
    .chain((lines) => fc.shuffledSubarray(lines.flatMap(messagesAt).flatMap((message) => [message, message])));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), delivery, (start, messages) => {
      let heard = asked(truth(start));
      let hasToAsk = false;
      for (const [event, data] of messages) {
        const hearing = hearMessage(heard, event, data);
        // What was missed for certain is asked for, and only an answer takes the question away.
        hasToAsk =
          hearing.ask === "now" ||
          hearing.ask === "soon" ||
          (hasToAsk && hearing.heard.price !== hearing.heard.history);
        heard = hearing.heard;
        if (!hasToAsk) expect(heard.room).toEqual(truth(heard.price));
        expect(heard.price).toBeGreaterThanOrEqual(start);
      }
      const newest = Math.max(heard.price, heard.history);
      expect([isNews(heard, truth(newest)), newest > 0 && isNews(heard, truth(newest - 1))]).toEqual([true, false]);
    }),
    { numRuns: 500 },
  );
});
