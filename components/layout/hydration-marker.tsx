"use client";

import { useEffect, useLayoutEffect } from "react";
import { headScript } from "./head-script";

declare global {
  interface Window {
    headScriptHasRun?: true;
  }
}

/** The script that React inserts does not run; one that is made here does, under the nonce of the page. */
function runHeadScript(): void {
  const script = document.createElement("script");
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.text = headScript;
  document.head.append(script);
}

/**
 * Marks <html> once React has hydrated the page, for the script in the head, for browser tests and for measurements. Controls that
 * were pressed earlier (head-script.ts) are no longer busy.
 */
export function HydrationMarker() {
  // A page that ends in an error, such as 403, is rendered again or only by React: without what the script in the head has set, or without it.
  useLayoutEffect(() => {
    if (!window.headScriptHasRun) return runHeadScript();
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
