"use client";

import { useEffect, useState } from "react";
import { viewersChannel } from "@/lib/community/rules";
import { listenLive } from "@/lib/http/live-client";

/**
 * How many people stand in a room now, or before one of its leaders, oneself among them; 0 while it is not known. Null for the
 * room counts nobody.
 */
export function useViewers(exhibition: string | null, leader?: string): number {
  const [count, setCount] = useState(0);
  const channel = exhibition && viewersChannel(exhibition, leader);
  useEffect(() => {
    if (!channel) return;
    const leave = listenLive(channel, {
      onCount: setCount,
      // Who is not connected cannot say how many there are.
      onState: (state) => state === "reconnecting" && setCount(0),
    });
    return () => {
      leave();
      setCount(0);
    };
  }, [channel]);
  return count;
}
