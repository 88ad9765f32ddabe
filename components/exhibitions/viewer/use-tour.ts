"use client";

import { useEffect } from "react";

/** Lets the viewer render before the tour starts. In milliseconds. */
const startDelay = 700;

/** Starts the tour on the first visit. Its code is loaded only then. */
export function useTour(ready: boolean): void {
  useEffect(() => {
    if (!ready || wasSeen()) return;
    let endTour: (() => void) | undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      void import("./tour").then(({ startTour }) => {
        if (!isCancelled) endTour = startTour();
      });
    }, startDelay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      endTour?.();
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
