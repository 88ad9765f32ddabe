"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { AuctionEvents, Room } from "@/lib/auction/contracts";
import { api } from "@/lib/http/api-client";
import { type LiveState, listenLive } from "@/lib/http/live-client";
import { apiPaths } from "@/lib/platform/api-paths";

/** `known` once the server has said who looks: the page itself was made for everybody. */
type Sale = { room: Room; known: boolean; live: LiveState; offset: number; refresh: () => void };

/** How often is asked while the socket is away, and how far apart questions are at least. */
const polling = 5_000;
const apart = 700;

/** A message as it is applied; one that is old, or that left something out, is not. */
function applied(room: Room, event: string, data: unknown): Room | "ask" {
  const { seq } = data as { seq: number };
  if (seq < room.auction.seq) return room;
  const mine = (alias: string | null) => (alias !== null && alias === room.you?.alias ? "You" : alias);
  if (event === "bid_update") {
    const { currentBid, minimumBid, bidCount, topBidder, serverTime } = data as AuctionEvents["bid_update"];
    const auction = { ...room.auction, currentBid, minimumBid, bidCount, topBidder: mine(topBidder), seq, serverTime };
    return { ...room, auction, you: room.you && { ...room.you, leads: auction.topBidder === "You" } };
  }
  if (event === "bid_history") {
    const { bids, from } = data as AuctionEvents["bid_history"];
    const kept = room.bids.filter((bid) => bid.seq < from);
    const known = room.bids.at(-1)?.seq ?? 0;
    // The message begins after what is known: something between was missed.
    if (bids.length >= 20 && from > known + 1) return "ask";
    return { ...room, bids: [...kept, ...bids.map((bid) => ({ ...bid, bidder: mine(bid.bidder) ?? bid.bidder }))] };
  }
  return "ask";
}

/**
 * The room of a sale, kept true: by messages, by asking again after a gap, a reconnect or a return to the page, and by asking every
 * few seconds while there is no connection. `offset` is what the browser's clock is behind the server's.
 */
export function useSale(initial: Room): Sale {
  const [room, setRoom] = useState(initial);
  const [live, setLive] = useState<LiveState>("reconnecting");
  const [offset, setOffset] = useState(0);
  const [known, setKnown] = useState(false);
  const asked = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const id = initial.auction._id;

  const ask = useCallback(async () => {
    asked.current.at = Date.now();
    const sent = Date.now();
    const answer = await api.get<Room>(apiPaths.auction(id));
    if (!answer.ok) return;
    setOffset(new Date(answer.data.auction.serverTime).getTime() - (sent + Date.now()) / 2);
    setKnown(true);
    setRoom((shown) => (answer.data.auction.seq >= shown.auction.seq ? answer.data : shown));
  }, [id]);

  // Of many reasons to ask at once one is enough, and a crowd does not ask in the same instant.
  const refresh = useCallback(() => {
    clearTimeout(asked.current.timer);
    const wait = Math.max(0, asked.current.at + apart - Date.now());
    asked.current.timer = setTimeout(ask, wait + Math.random() * 200);
  }, [ask]);

  useEffect(() => {
    void ask();
    const { current } = asked;
    const leave = listenLive(`auction-${id}`, {
      onMessage: (event, data) =>
        setRoom((shown) => {
          const next = applied(shown, event, data);
          if (next === "ask") refresh();
          return next === "ask" ? shown : next;
        }),
      onOpen: refresh,
      onState: setLive,
    });
    const look = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      leave();
      clearTimeout(current.timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [id, ask, refresh]);

  useEffect(() => {
    if (live === "connected") return;
    const timer = setInterval(refresh, polling + Math.random() * 1_000);
    return () => clearInterval(timer);
  }, [live, refresh]);

  return { room, known, live, offset, refresh };
}
