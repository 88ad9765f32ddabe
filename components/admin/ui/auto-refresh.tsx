"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const interval = 2_000;

/** Refreshes the page every two seconds while it is visible. */
export function AutoRefresh() {
  const router = useRouter();
  useEffect(() => {
    const clock = setInterval(() => document.visibilityState === "visible" && router.refresh(), interval);
    return () => clearInterval(clock);
  }, [router]);
  return null;
}
