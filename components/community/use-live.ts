"use client";

import { useEffect, useRef, useState } from "react";
import { type LiveState, listenLive } from "@/lib/http/live-client";

type Live = {
  /** Null listens to nothing. */
  channel: string | null;
  /** Something changed, or may have while nobody listened: fetch again. */
  onChange: () => void;
  onCount?: (count: number) => void;
};

/** How often is asked while the socket is away. */
const polling = 10_000;

/**
 * Keeps what is shown fresh: at each message of the channel, when the connection comes back, when the person comes back to the
 * page, and every ten seconds while there is no connection.
 */
export function useLive({ channel, onChange, onCount }: Live): LiveState {
  const [state, setState] = useState<LiveState>("reconnecting");
  const told = useRef({ onChange, onCount });
  told.current = { onChange, onCount };

  useEffect(() => {
    if (!channel) return;
    const change = () => told.current.onChange();
    const leave = listenLive(channel, {
      onMessage: change,
      onOpen: change,
      onState: setState,
      onCount: (count) => told.current.onCount?.(count),
    });
    const look = () => document.visibilityState === "visible" && change();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    window.addEventListener("online", look);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      window.removeEventListener("online", look);
    };
  }, [channel]);

  useEffect(() => {
    if (!channel || state === "connected") return;
    const timer = setInterval(() => document.visibilityState === "visible" && told.current.onChange(), polling);
    return () => clearInterval(timer);
  }, [channel, state]);

  return state;
}
