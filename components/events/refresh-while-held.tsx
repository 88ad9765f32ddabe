"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const INTERVAL_MS = 10_000;
/** How long after the end the page is still read again: a payment of the last minute may arrive then. */
const AFTER_END_MS = 120_000;

/** Reads the ticket again while its seat is kept for a payment, as long as the page is visible, and shortly after the end. */
export function RefreshWhileHeld({ until }: { until: string }) {
  const router = useRouter();
  useEffect(() => {
    const end = Date.parse(until) + AFTER_END_MS;
    const refresh = () => {
      if (document.visibilityState === "visible" && Date.now() < end) router.refresh();
    };
    const clock = setInterval(refresh, INTERVAL_MS);
    // Coming back from the page of the payment shows the state at once.
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [router, until]);
  return null;
}
