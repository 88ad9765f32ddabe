"use client";

import { useEffect, useState } from "react";
import { EDIT_WINDOW_MINUTES } from "@/lib/comments/rules";

/** The server's time, updated every 20 seconds while needed; `skew` is the offset of the server's clock in milliseconds. */
export function useNow(isNeeded: boolean, skew: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now + skew;
}

/**
 * The minutes in which a comment can still be edited, rounded up; 0 when they are over. `now` is up to 20 seconds old, and earlier than the
 * server's time by the length of a request, so a comment that was posted a moment ago would have more minutes than there are.
 */
export function minutesLeft(until: string | null, now: number): number {
  const minutes = until ? Math.ceil((Date.parse(until) - now) / 60_000) : 0;
  return Math.min(Math.max(minutes, 0), EDIT_WINDOW_MINUTES);
}
