"use client";

import { useEffect, useLayoutEffect } from "react";

/**
 * Marks <html> once React has hydrated the page, for the script in the head, for browser tests and for measurements. Controls that
 * were pressed earlier (head-script.ts) are no longer busy.
 */
export function HydrationMarker() {
  // A page that ends in an error, such as 403, is rendered again by React, without what the script in the head has set.
  useLayoutEffect(() => {
    try {
      if (localStorage.getItem("theme") === "light") document.documentElement.dataset.theme = "light";
    } catch {
      // Without storage the theme is the default one.
    }
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    for (const control of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
      delete control.dataset.pressed;
      control.removeAttribute("aria-busy");
    }
  }, []);
  return null;
}
