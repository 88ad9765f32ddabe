"use client";

import { useEffect, useRef, useState } from "react";
import { type ConnectionState, subscribeToChannel } from "@/lib/api-client/realtime-client";

/** Calls back at each message of the channel and after each connection, because earlier messages may be lost. Null subscribes to nothing. */
export function useRealtime(channel: string | null, onChange: () => void): ConnectionState {
  const [state, setState] = useState<ConnectionState>("reconnecting");
  const handler = useRef(onChange);
  handler.current = onChange;

  useEffect(() => {
    if (!channel) return;
    const change = () => handler.current();
    return subscribeToChannel(channel, { onMessage: change, onOpen: change, onState: setState });
  }, [channel]);

  return state;
}
