"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Refetches with one request at a time: calls during a request cause one more after it. SWR discards the response that is on
 * its way at each call, so that on a slow network frequent calls would discard all of them. With an interval it also polls while
 * the page is visible; SWR's own interval pauses after an error.
 */
export function useRefetch(mutate: () => Promise<unknown>, interval = 0): () => Promise<void> {
  const isFetching = useRef(false);
  const isWanted = useRef(false);
  const refetch = useCallback(async () => {
    isWanted.current = true;
    if (isFetching.current) return;
    isFetching.current = true;
    while (isWanted.current) {
      isWanted.current = false;
      await mutate();
    }
    isFetching.current = false;
  }, [mutate]);

  useEffect(() => {
    if (interval === 0) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refetch();
    }, interval);
    return () => clearInterval(timer);
  }, [refetch, interval]);
  return refetch;
}
