"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { useCountdown } from "@/components/auctions/use-countdown";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";
import { fetchReply, readDefaults, refetchOnReturn } from "@/lib/api-client/use-api";
import { useRefetch } from "@/lib/api-client/use-refetch";
import type { AdminAuction } from "@/lib/auctions/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { timeLeft } from "./action-effects";

/** With a connection too, in case the last message was lost. */
const pollInterval = { reconnecting: 3_000, connected: 10_000 } as const;
/** The messages of one bid arrive together. */
const refetchDelay = 150;

async function fetchConsole(path: ReturnType<typeof adminApiPaths.auction>) {
  const sent = Date.now();
  const { sale } = await fetchReply(path);
  return { sale, offset: Date.parse(sale.auction.serverTime) - (sent + Date.now()) / 2 };
}

type AuctionConsole = {
  sale: AdminAuction;
  live: ConnectionState;
  /** Milliseconds left by the server's clock, standing still during a pause; null before the first reply. */
  left: number | null;
};

/**
 * A running auction for its admin: read again at each message of the public channel, whose messages have no names, and polled slowly.
 * `initial` is what the page was rendered with; the newer of the two is shown.
 */
export function useAuctionConsole(initial: AdminAuction): AuctionConsole {
  const router = useRouter();
  const id = initial.auction._id;
  const [live, setLive] = useState<ConnectionState>("reconnecting");
  const { data, mutate } = useSWR(adminApiPaths.auction(id), fetchConsole, { ...readDefaults, ...refetchOnReturn });
  const refetch = useRefetch(mutate, pollInterval[live]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refetchSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refetch(), refetchDelay);
  }, [refetch]);
  useEffect(() => {
    const leave = subscribeToChannel(`auction-${id}`, {
      onMessage: refetchSoon,
      onOpen: refetchSoon,
      onState: setLive,
    });
    return () => {
      leave();
      clearTimeout(timer.current);
    };
  }, [id, refetchSoon]);

  const sale =
    data && data.sale.auction.serverTime > initial.auction.serverTime && data.sale.auction.seq >= initial.auction.seq
      ? data.sale
      : initial;
  // The rest of the page belongs to another state of the sale.
  const { status } = sale.auction;
  useEffect(() => {
    if (status !== initial.auction.status) router.refresh();
  }, [status, initial.auction.status, router]);

  const paused = status === "frozen";
  const counted = useCountdown(data && !paused ? sale.auction.end : null, data?.offset ?? 0, refetchSoon);
  return { sale, live, left: paused ? timeLeft(sale, Date.parse(sale.auction.serverTime)) : counted };
}
