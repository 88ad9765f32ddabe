"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { ApiFailure } from "@/lib/api-client/client";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";
import { fetchReply, readDefaults, refetchOnReturn } from "@/lib/api-client/use-api";
import { useRefetch } from "@/lib/api-client/use-refetch";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { applyEvent, applySnapshot, fromSnapshot } from "./apply-event";

/**
 * `loaded` once the server has sent data for the current user, and `isFailed` if its last reply was an error or did not arrive; the page itself
 * is static. `isCurrent` is false from when the browser says that it is offline, or the device has woken, until the server has replied.
 */
type LiveAuction = {
  room: AuctionDetail;
  loaded: boolean;
  isFailed: boolean;
  isCurrent: boolean;
  live: ConnectionState;
  offset: number;
  /** Server time of the last complete response; null before the first. */
  readAt: string | null;
  refresh: () => void;
  /** Stores that the user accepted the terms, before the next response says so. */
  onTermsAccepted: (accepted: { alias: string; version: number }) => void;
};

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The poll interval without and with a connection; with one, in case the last message was lost. */
const pollInterval = { reconnecting: 5_000, connected: 15_000 } as const;
/** The minimum time between refetches, and how long to wait for the second message of a bid. */
const minRefetchInterval = 700;
const eventGapTimeout = 1_500;
/** A clock that ticks every second and was silent for longer: the tab or the device was suspended. */
const sleepThreshold = 3_000;

type Snapshot = { room: AuctionDetail; offset: number };

async function fetchSnapshot(path: ReturnType<typeof apiPaths.auction>): Promise<Snapshot> {
  const sent = Date.now();
  const room = await fetchReply(path);
  return { room, offset: Date.parse(room.auction.serverTime) - (sent + Date.now()) / 2 };
}

/**
 * The live state of an auction: realtime messages, a refetch after a gap, a reconnect or a return to the page, and
 * slow polling. `offset` is server time minus browser time. Messages are applied here and not in SWR's cache, which would discard
 * a response that is on its way.
 */
export function useAuction(initial: AuctionDetail): LiveAuction {
  const [room, setRoom] = useState(initial);
  const [live, setLive] = useState<ConnectionState>("reconnecting");
  // Spreads the requests of many browsers.
  const [spread] = useState(() => 1 + Math.random() * 0.2);
  const state = useRef(fromSnapshot(initial));
  const id = initial.auction._id;
  const isOver = room.auction.status === "ended" || room.auction.status === "cancelled";
  const {
    data: snapshot,
    error,
    mutate,
  } = useSWR<Snapshot, ApiFailure>(apiPaths.auction(id), fetchSnapshot, {
    ...readDefaults,
    ...refetchOnReturn,
  });
  const [isCurrent, setCurrent] = useState(true);
  useEffect(() => {
    if (!snapshot) return;
    state.current = applySnapshot(state.current, snapshot.room);
    setRoom(state.current.room);
    // Also while the browser says that it is offline: some say so falsely, and a reply is the proof.
    setCurrent(true);
  }, [snapshot]);
  useEffect(() => {
    if (error?.status === 0 && !navigator.onLine) setCurrent(false);
  }, [error]);

  const refetch = useRefetch(mutate, isOver && live === "connected" ? 0 : pollInterval[live] * spread);
  const lastRefetch = useRef<{ at: number; timer: Timer }>({ at: 0, timer: undefined });
  // Merges refetches, and spreads those of many browsers with a random delay.
  const refresh = useCallback(() => {
    const { current } = lastRefetch;
    clearTimeout(current.timer);
    const wait = Math.max(0, current.at + minRefetchInterval - Date.now());
    current.timer = setTimeout(
      () => {
        current.at = Date.now();
        void refetch();
      },
      wait + Math.random() * 200,
    );
  }, [refetch]);

  // What was true before an offline spell or a sleep may no longer be.
  useEffect(() => {
    let last = Date.now();
    let wasOnline = true;
    const check = () => {
      // Browsers slow the clock of a hidden tab, which still receives messages.
      const wasSuspended = Date.now() - last > sleepThreshold && document.visibilityState === "visible";
      const hasGoneOffline = wasOnline && !navigator.onLine;
      last = Date.now();
      wasOnline = navigator.onLine;
      if (!wasSuspended && !hasGoneOffline) return;
      setCurrent(false);
      void refetch();
    };
    check();
    const timer = setInterval(check, 1_000);
    const ended = new AbortController();
    for (const event of ["online", "offline", "pageshow"]) addEventListener(event, check, ended);
    for (const event of ["visibilitychange", "resume"]) document.addEventListener(event, check, ended);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [refetch]);

  const onTermsAccepted = useCallback(({ alias, version }: { alias: string; version: number }) => {
    const { room: before } = state.current;
    const after = { ...before, you: before.you && { ...before.you, alias, acceptedTerms: version } };
    state.current = { ...state.current, room: after };
    setRoom(after);
  }, []);

  useEffect(() => {
    const { current } = lastRefetch;
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
    return () => {
      leave();
      clearTimeout(current.timer);
      clearTimeout(doubt);
    };
  }, [id, refresh]);

  const [loaded, offset] = [snapshot !== undefined, snapshot?.offset ?? 0];
  const readAt = snapshot?.room.auction.serverTime ?? null;
  return { room, loaded, isFailed: error !== undefined, isCurrent, live, offset, readAt, refresh, onTermsAccepted };
}
