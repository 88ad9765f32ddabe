"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { formatCountdown, useCountdown } from "@/components/auctions/use-countdown";
import { StatusBadge } from "@/components/ui/status-badge";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";

type LiveRefreshProps = {
  auctionId: string;
  /** The moment counted down to, and its label. */
  to: string | null;
  label: string;
  /** Server time when the page was rendered. */
  serverTime: string;
};

const minRefreshInterval = 1_000;
const pollInterval = 5_000;

/** Keeps the page current: refreshes on realtime messages, and polls while the connection is down. */
export function LiveRefresh({ auctionId, to, label, serverTime }: LiveRefreshProps) {
  const router = useRouter();
  const [live, setLive] = useState<ConnectionState>("reconnecting");
  const [offset, setOffset] = useState(0);
  const asked = useRef<{ at: number; timer?: ReturnType<typeof setTimeout> }>({ at: 0 });

  const refresh = useCallback(() => {
    clearTimeout(asked.current.timer);
    const wait = Math.max(0, asked.current.at + minRefreshInterval - Date.now());
    asked.current.timer = setTimeout(() => {
      asked.current.at = Date.now();
      router.refresh();
    }, wait);
  }, [router]);

  useEffect(() => setOffset(new Date(serverTime).getTime() - Date.now()), [serverTime]);
  useEffect(() => {
    const { current } = asked;
    const leave = subscribeToChannel(`auction-${auctionId}`, { onMessage: refresh, onOpen: refresh, onState: setLive });
    return () => {
      leave();
      clearTimeout(current.timer);
    };
  }, [auctionId, refresh]);
  useEffect(() => {
    if (live === "connected") return;
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), pollInterval);
    return () => clearInterval(timer);
  }, [live, refresh]);

  const left = useCountdown(to, offset, refresh);
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="flex items-baseline gap-3">
        <span className="font-semibold text-muted text-small">{label}</span>
        <span role="timer" className="font-semibold text-subheading tabular-nums">
          {left === null ? "…" : formatCountdown(left)}
        </span>
      </p>
      <span role="status">
        {live === "connected" ? (
          <StatusBadge shape="dot" tone="success">
            Live
          </StatusBadge>
        ) : (
          <StatusBadge shape="half" tone="warn">
            Connecting. Refreshing every five seconds.
          </StatusBadge>
        )}
      </span>
    </div>
  );
}
