"use client";

import { useEffect, useState } from "react";

/** The moment by the museum's clock, told anew every 20 seconds while anybody needs it; `skew` is how far this one is off. */
export function useMinute(isNeeded: boolean, skew: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now + skew;
}

/** Whole minutes until then, begun ones counted; 0 when it is over. */
export function minutesLeft(until: string | null, now: number): number {
  return until ? Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000)) : 0;
}
