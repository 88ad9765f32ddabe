"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Refreshes the page every two seconds by default while it is visible. */
export function AutoRefresh({ seconds = 2 }: { seconds?: number }) {
  const router = useRouter();
  useEffect(() => {
    const clock = setInterval(() => document.visibilityState === "visible" && router.refresh(), seconds * 1_000);
    return () => clearInterval(clock);
  }, [router, seconds]);
  return null;
}
