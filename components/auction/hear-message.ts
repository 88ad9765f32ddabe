import type { AuctionEvents, Room } from "@/lib/auction/contracts";

/** What is shown, and up to which line of the ledger its two halves were told: the price, and the history. */
export type Heard = { room: Room; price: number; history: number };

/** `now`: something was certainly missed. `soon`: one half is ahead of the other, whose message may still be on its way. */
export type Hearing = { heard: Heard; ask: "no" | "soon" | "now" };

/** As many as the server tells; the earlier ones stand in the ledger. */
const mostBids = 50;

/** What the server said when it was asked, which is whole. */
export const asked = (room: Room): Heard => ({ room, price: room.auction.seq, history: room.auction.seq });

/** An answer that is older than what messages have told meanwhile is not taken. */
export const isNews = (heard: Heard, { auction }: Room): boolean => auction.seq >= Math.max(heard.price, heard.history);

const tell = (heard: Heard): Hearing => ({ heard, ask: heard.price === heard.history ? "no" : "soon" });

/**
 * A message of the channel, applied. They are hints, and may be lost, doubled or out of order: an old one changes nothing, the same
 * one twice neither, and whoever hears that something is missing asks the server.
 */
export function hearMessage(heard: Heard, event: string, data: unknown): Hearing {
  const { room } = heard;
  const mine = (alias: string | null) => (alias !== null && alias === room.you?.alias ? "You" : alias);
  if (event === "bid_update") {
    const { currentBid, minimumBid, bidCount, topBidder, serverTime, seq } = data as AuctionEvents["bid_update"];
    if (seq < heard.price) return tell(heard);
    // A bid was taken out; which one only the server knows.
    if (bidCount < room.auction.bidCount) return { heard, ask: "now" };
    const auction = { ...room.auction, currentBid, minimumBid, bidCount, topBidder: mine(topBidder), seq, serverTime };
    const you = room.you && { ...room.you, leads: auction.topBidder === "You" };
    return tell({ ...heard, room: { ...room, auction, you }, price: seq });
  }
  if (event === "bid_history") {
    const { bids, from, seq } = data as AuctionEvents["bid_history"];
    if (seq < heard.history) return tell(heard);
    const kept = room.bids.filter((bid) => bid.seq < from);
    const known = room.bids.at(-1)?.seq ?? 0;
    // The message begins after what is known: something between was missed.
    if (bids.length >= 20 && from > known + 1) return { heard, ask: "now" };
    const named = bids.map((bid) => ({ ...bid, bidder: mine(bid.bidder) ?? bid.bidder }));
    return tell({ ...heard, room: { ...room, bids: [...kept, ...named].slice(-mostBids) }, history: seq });
  }
  return { heard, ask: (data as { seq: number }).seq < heard.price ? "no" : "now" };
}
