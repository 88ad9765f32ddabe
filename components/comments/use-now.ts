"use client";

import { useEffect, useState } from "react";

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

/** Minutes until then, rounded up; 0 in the past. */
export function minutesLeft(until: string | null, now: number): number {
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000)) : 0;
}
