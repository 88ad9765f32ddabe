"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/api-client/client";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { applyEvent, fromSnapshot, isNewer } from "./apply-event";

/** `loaded` once the server has sent data for the current user; the page itself is static. */
type LiveAuction = { room: AuctionDetail; loaded: boolean; live: ConnectionState; offset: number; refresh: () => void };

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The poll interval without and with a connection; with one, in case the last message was lost. */
const pollInterval = { reconnecting: 5_000, connected: 15_000 } as const;
/** The minimum time between refetches, and how long to wait for the second message of a bid. */
const minRefetchInterval = 700;
const eventGapTimeout = 1_500;

/**
 * The live state of an auction: realtime messages, a refetch after a gap, a reconnect or a return to the page, and
 * slow polling. `offset` is server time minus browser time.
 */
export function useAuction(initial: AuctionDetail): LiveAuction {
  const [room, setRoom] = useState(initial);
  const [live, setLive] = useState<ConnectionState>("reconnecting");
  const [offset, setOffset] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const state = useRef(fromSnapshot(initial));
  const question = useRef({ at: 0, timer: undefined as Timer });
  const id = initial.auction._id;

  const ask = useCallback(async () => {
    const sent = Date.now();
    question.current.at = sent;
    const response = await api.get(apiPaths.auction(id));
    if (!response.ok) return;
    setOffset(new Date(response.data.auction.serverTime).getTime() - (sent + Date.now()) / 2);
    setLoaded(true);
    if (!isNewer(state.current, response.data)) return;
    state.current = fromSnapshot(response.data);
    setRoom(response.data);
  }, [id]);

  // Merges refetches, and spreads those of many browsers with a random delay.
  const refresh = useCallback(() => {
    const { current } = question;
    clearTimeout(current.timer);
    const wait = Math.max(0, current.at + minRefetchInterval - Date.now());
    current.timer = setTimeout(ask, wait + Math.random() * 200);
  }, [ask]);

  useEffect(() => {
    void ask();
    const { current } = question;
    let doubt: Timer;
    let isWaiting = false;
    const leave = subscribeToChannel(`auction-${id}`, {
      onMessage: (event, data) => {
        const { state: next, refetch: when } = applyEvent(state.current, event, data);
        state.current = next;
        setRoom(next.room);
        if (when === "now") refresh();
        if (when !== "soon") clearTimeout(doubt);
        // Its other half is usually a moment behind; it does not put off the question that an earlier one has raised.
        else if (!isWaiting) doubt = setTimeout(refresh, eventGapTimeout);
        isWaiting = when === "soon";
      },
      onOpen: refresh,
      onState: setLive,
    });
    const handleVisibilityChange = () => document.visibilityState === "visible" && refresh();
    document.addEventListener("visibilitychange", handleVisibilityChange);
    window.addEventListener("online", handleVisibilityChange);
    return () => {
      leave();
      clearTimeout(current.timer);
      clearTimeout(doubt);
      document.removeEventListener("visibilitychange", handleVisibilityChange);
      window.removeEventListener("online", handleVisibilityChange);
    };
  }, [id, ask, refresh]);

  const isOver = room.auction.status === "ended" || room.auction.status === "cancelled";
  useEffect(() => {
    if (isOver && live === "connected") return;
    const handleVisibilityChange = () => document.visibilityState === "visible" && refresh();
    const timer = setInterval(handleVisibilityChange, pollInterval[live] * (1 + Math.random() * 0.2));
    return () => clearInterval(timer);
  }, [live, isOver, refresh]);

  return { room, loaded, live, offset, refresh };
}
