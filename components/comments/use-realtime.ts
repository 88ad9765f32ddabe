"use client";

import { useEffect, useRef, useState } from "react";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";

type RealtimeOptions = {
  /** Null for no subscription. */
  channel: string | null;
  /** Something has changed, or may have changed while disconnected. */
  onChange: () => void;
  onCount?: (count: number) => void;
};

/** How often to refetch without a connection, in milliseconds. */
const pollInterval = 10_000;

/**
 * Calls `onChange` at each message of the channel, after reconnecting, when the visitor returns to the page, and every ten seconds
 * while disconnected.
 */
export function useRealtime({ channel, onChange, onCount }: RealtimeOptions): ConnectionState {
  const [state, setState] = useState<ConnectionState>("reconnecting");
  const handlers = useRef({ onChange, onCount });
  handlers.current = { onChange, onCount };

  useEffect(() => {
    if (!channel) return;
    const change = () => handlers.current.onChange();
    const unsubscribe = subscribeToChannel(channel, {
      onMessage: change,
      onOpen: change,
      onState: setState,
      onCount: (count) => handlers.current.onCount?.(count),
    });
    const changeIfVisible = () => document.visibilityState === "visible" && change();
    document.addEventListener("visibilitychange", changeIfVisible);
    window.addEventListener("focus", changeIfVisible);
    window.addEventListener("online", changeIfVisible);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", changeIfVisible);
      window.removeEventListener("focus", changeIfVisible);
      window.removeEventListener("online", changeIfVisible);
    };
  }, [channel]);

  useEffect(() => {
    if (!channel || state === "connected") return;
    const timer = setInterval(
      () => document.visibilityState === "visible" && handlers.current.onChange(),
      pollInterval,
    );
    return () => clearInterval(timer);
  }, [channel, state]);

  return state;
}
