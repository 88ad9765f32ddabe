import type { AuctionDetail, AuctionEvents } from "@/lib/auctions/contracts";

/** The shown state, and the ledger entries up to which its two parts are current: the price and the bid history. */
export type LiveState = { room: AuctionDetail; price: number; history: number };

/** `now`: a message was certainly missed. `soon`: one part is ahead of the other, whose message may still arrive. */
export type AppliedEvent = { state: LiveState; refetch: "no" | "soon" | "now" };

/** As many bids as the server sends; earlier ones are in the ledger. */
const maxBids = 50;

/** The state from a complete server response. */
export const fromSnapshot = (room: AuctionDetail): LiveState => ({
  room,
  price: room.auction.seq,
  history: room.auction.seq,
});

/** False for a response that is older than the messages applied since. */
export const isNewer = (state: LiveState, { auction }: AuctionDetail): boolean =>
  auction.seq >= Math.max(state.price, state.history);

const applied = (state: LiveState): AppliedEvent => ({
  state,
  refetch: state.price === state.history ? "no" : "soon",
});

/**
 * Applies a realtime message. Messages may be lost, duplicated or out of order: old and duplicate ones change
 * nothing, and a gap asks for a refetch.
 */
export function applyEvent(state: LiveState, event: string, data: unknown): AppliedEvent {
  const { room } = state;
  const mine = (alias: string | null) => (alias !== null && alias === room.you?.alias ? "You" : alias);
  if (event === "bid_update") {
    const { currentBid, minimumBid, bidCount, topBidder, serverTime, seq } = data as AuctionEvents["bid_update"];
    if (seq < state.price) return applied(state);
    // A bid was voided; only the server knows which one.
    if (bidCount < room.auction.bidCount) return { state, refetch: "now" };
    const auction = { ...room.auction, currentBid, minimumBid, bidCount, topBidder: mine(topBidder), seq, serverTime };
    const you = room.you && { ...room.you, leads: auction.topBidder === "You" };
    return applied({ ...state, room: { ...room, auction, you }, price: seq });
  }
  if (event === "bid_history") {
    const { bids, from, seq } = data as AuctionEvents["bid_history"];
    if (seq < state.history) return applied(state);
    const earlier = room.bids.filter((bid) => bid.seq < from);
    const lastSeq = room.bids.at(-1)?.seq ?? 0;
    // The message starts after the last known bid: one between was missed.
    if (bids.length >= 20 && from > lastSeq + 1) return { state, refetch: "now" };
    const named = bids.map((bid) => ({ ...bid, bidder: mine(bid.bidder) ?? bid.bidder }));
    return applied({ ...state, room: { ...room, bids: [...earlier, ...named].slice(-maxBids) }, history: seq });
  }
  return { state, refetch: (data as { seq: number }).seq < state.price ? "no" : "now" };
}
