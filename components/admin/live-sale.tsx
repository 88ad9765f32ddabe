"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { clockWords, useCountdown } from "@/components/auction/use-clock";
import { Mark } from "@/components/ui/mark";
import { type LiveState, listenLive } from "@/lib/http/live-client";

type LiveSaleProps = {
  auctionId: string;
  /** What is counted to, and what that is. */
  to: string | null;
  label: string;
  /** When the page was made, by the server's clock. */
  serverTime: string;
};

const apart = 1_000;
const polling = 5_000;

/** Keeps the console true: it is asked for again when the room is told something, and every few seconds while there is no line. */
export function LiveSale({ auctionId, to, label, serverTime }: LiveSaleProps) {
  const router = useRouter();
  const [live, setLive] = useState<LiveState>("reconnecting");
  const [offset, setOffset] = useState(0);
  const asked = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  const refresh = useCallback(() => {
    clearTimeout(asked.current.timer);
    const wait = Math.max(0, asked.current.at + apart - Date.now());
    asked.current.timer = setTimeout(() => {
      asked.current.at = Date.now();
      router.refresh();
    }, wait);
  }, [router]);

  useEffect(() => setOffset(new Date(serverTime).getTime() - Date.now()), [serverTime]);
  useEffect(() => {
    const { current } = asked;
    const leave = listenLive(`auction-${auctionId}`, { onMessage: refresh, onOpen: refresh, onState: setLive });
    return () => {
      leave();
      clearTimeout(current.timer);
    };
  }, [auctionId, refresh]);
  useEffect(() => {
    if (live === "connected") return;
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), polling);
    return () => clearInterval(timer);
  }, [live, refresh]);

  const left = useCountdown(to, offset, refresh);
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
      <p className="flex items-baseline gap-3">
        <span className="font-semibold text-muted text-small">{label}</span>
        <span role="timer" className="font-semibold text-subheading tabular-nums">
          {left === null ? "…" : clockWords(left)}
        </span>
      </p>
      <span role="status">
        {live === "connected" ? (
          <Mark shape="dot" tone="success">
            Live
          </Mark>
        ) : (
          <Mark shape="half" tone="warn">
            Connecting; asked every five seconds
          </Mark>
        )}
      </span>
    </div>
  );
}
