"use client";

import { useEffect, useLayoutEffect } from "react";

declare global {
  interface Window {
    headScriptHasRun?: true;
  }
}

/** The script that React inserts does not run; one that is made here does, under the nonce of the page. */
async function runHeadScript(): Promise<void> {
  const { headScript } = await import("./head-script");
  const script = document.createElement("script");
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  script.text = headScript;
  document.head.append(script);
}

function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  for (const control of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    delete control.dataset.pressed;
    control.removeAttribute("aria-busy");
  }
}

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
    // A page that only React has rendered has no script in its head yet.
    if (window.headScriptHasRun) markHydrated();
    else void runHeadScript().finally(markHydrated);
  }, []);
  return null;
}
