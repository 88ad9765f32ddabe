"use client";

import { useEffect, useState } from "react";
import { subscribeToChannel } from "@/lib/api-client/realtime-client";
import { presenceChannel } from "@/lib/exhibitions/rules";

/**
 * The number of people in an exhibition or at one of its leaders, including the visitor; 0 while unknown. Null for `exhibition`
 * disables it.
 */
export function usePresence(exhibition: string | null, leader?: string): number {
  const [count, setCount] = useState(0);
  const channel = exhibition && presenceChannel(exhibition, leader);
  useEffect(() => {
    if (!channel) return;
    const unsubscribe = subscribeToChannel(channel, {
      onCount: setCount,
      // The count is unknown while disconnected.
      onState: (state) => state === "reconnecting" && setCount(0),
    });
    return () => {
      unsubscribe();
      setCount(0);
    };
  }, [channel]);
  return count;
}
