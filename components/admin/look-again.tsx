"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const often = 2_000;

/** While it stands on a page, the page is asked for again every two seconds, if somebody is looking. */
export function LookAgain() {
  const router = useRouter();
  useEffect(() => {
    const clock = setInterval(() => document.visibilityState === "visible" && router.refresh(), often);
    return () => clearInterval(clock);
  }, [router]);
  return null;
}
