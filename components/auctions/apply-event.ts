import type { AuctionDetail } from "@/lib/auctions/contracts";
import type { AuctionEvents } from "@/lib/auctions/event-contracts";

/**
 * The shown state, the ledger entries up to which its parts are current (the price, the bid history, and the times with the pause and the
 * message), and the server's time of the last complete response.
 */
export type LiveState = { room: AuctionDetail; price: number; history: number; times: number; readAt: string };

/** `now`: a message was certainly missed. `soon`: one part is ahead of the other, whose message may still arrive. */
export type AppliedEvent = { state: LiveState; refetch: "no" | "soon" | "now" };

/** As many bids as the server sends; earlier ones are in the ledger. */
const maxBids = 50;

/** The state from a complete server response. */
export const fromSnapshot = (room: AuctionDetail): LiveState => ({
  room,
  price: room.auction.seq,
  history: room.auction.seq,
  times: room.auction.seq,
  readAt: room.auction.serverTime,
});

/** False for a response that is older than the messages applied since, or than the last response. */
export const isNewer = (state: LiveState, { auction }: AuctionDetail): boolean =>
  auction.seq >= Math.max(state.price, state.history, state.times) && auction.serverTime >= state.readAt;

/** The state after a complete response; an older one changes nothing. */
export const applySnapshot = (state: LiveState, room: AuctionDetail): LiveState =>
  isNewer(state, room) ? fromSnapshot(room) : state;

/**
 * What the banner says, from the state of the auction and never from the reply to a bid: whether the reader leads or was outbid.
 * `unsure` while the device is offline or has just woken, until the server has replied: what was true then may no longer be.
 */
export type BidderState = "none" | "leads" | "outbid" | "unsure";

export function bidderState({ auction, you }: AuctionDetail, isCurrent: boolean): BidderState {
  if (auction.status !== "running" && auction.status !== "frozen") return "none";
  if (!you?.hasBid) return "none";
  if (!isCurrent) return "unsure";
  return you.leads ? "leads" : "outbid";
}

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
    const auction = { ...room.auction, currentBid, minimumBid, bidCount, topBidder: mine(topBidder), seq, serverTime };
    const leads = auction.topBidder === "You";
    const you = room.you && { ...room.you, leads, hasBid: room.you.hasBid || leads };
    const next = applied({ ...state, room: { ...room, auction, you }, price: seq });
    // A bid was voided: the price and the leader are right at once, and only the server knows which bid it was.
    return bidCount < room.auction.bidCount ? { ...next, refetch: "now" } : next;
  }
  if (event === "bid_history") {
    const { bids, from, seq } = data as AuctionEvents["bid_history"];
    if (seq < state.history) return applied(state);
    const earlier = room.bids.filter((bid) => bid.seq < from);
    const lastSeq = room.bids.at(-1)?.seq ?? 0;
    // The message starts after the last known bid: one between was missed.
    if (bids.length >= 20 && from > lastSeq + 1) return { state, refetch: "now" };
    const named = bids.map((bid) => ({ ...bid, bidder: mine(bid.bidder) ?? bid.bidder }));
    const you = room.you && { ...room.you, hasBid: room.you.hasBid || named.some(({ bidder }) => bidder === "You") };
    return applied({ ...state, room: { ...room, you, bids: [...earlier, ...named].slice(-maxBids) }, history: seq });
  }
  if (event === "auction_times") return applyTimes(state, data as AuctionEvents["auction_times"]);
  return { state, refetch: (data as { seq: number }).seq < state.price ? "no" : "now" };
}

/**
 * A pause, its end, a new end of the sale or a message is shown before the refetch that every one of them asks for. The end of the sale is
 * not: its result comes with the refetch.
 */
function applyTimes(state: LiveState, { start, end, seq, ...rest }: AuctionEvents["auction_times"]): AppliedEvent {
  if (seq < state.times) return { state, refetch: "no" };
  if (rest.status === "ended") return { state, refetch: "now" };
  const { room } = state;
  const { status = room.auction.status, extensions = room.auction.extensions } = rest;
  const { frozenAt = null, frozenReason = null, message = room.terms.message } = rest;
  const auction = { ...room.auction, start, end, status, extensions };
  const terms = { ...room.terms, frozenAt, frozenReason, message };
  return { state: { ...state, room: { ...room, auction, terms }, times: seq }, refetch: "now" };
}
