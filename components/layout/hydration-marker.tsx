"use client";

import { useEffect } from "react";

/**
 * Marks <html> once React has hydrated the page, for the script in the head, for browser tests and for measurements. Controls that
 * were pressed earlier (head-script.ts) are no longer busy.
 */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    for (const control of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
      delete control.dataset.pressed;
      control.removeAttribute("aria-busy");
    }
  }, []);
  return null;
}
