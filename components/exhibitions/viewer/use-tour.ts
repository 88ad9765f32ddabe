"use client";

import { useEffect } from "react";

/** Time for the hall to stand before somebody is led through it, in milliseconds. */
const settle = 700;

/** The tour, on the first visit: what shows it is fetched only by a browser that has not seen it. */
export function useTour(ready: boolean): void {
  useEffect(() => {
    if (!ready || wasSeen()) return;
    let end: (() => void) | undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void import("./tour").then(({ showRound }) => {
        if (!gone) end = showRound();
      });
    }, settle);
    return () => {
      gone = true;
      clearTimeout(timer);
      end?.();
    };
  }, [ready]);
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem("tour-seen") !== null;
  } catch {
    return true;
  }
}
