"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Guards against double submission. `start` returns false while a submission is pending; it uses a ref, because a
 * second press can come before the next render. A page restored from the back/forward cache resets the state.
 */
export function useSubmitting(): { submitting: boolean; start: () => boolean; finish: () => void } {
  const inFlight = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const start = useCallback(() => {
    if (inFlight.current) return false;
    inFlight.current = true;
    setSubmitting(true);
    return true;
  }, []);
  const finish = useCallback(() => {
    inFlight.current = false;
    setSubmitting(false);
  }, []);
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && finish();
    window.addEventListener("pageshow", handlePageShow);
    return () => window.removeEventListener("pageshow", handlePageShow);
  }, [finish]);
  return { submitting, start, finish };
}
