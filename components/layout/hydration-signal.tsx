"use client";

import { useEffect } from "react";

/** Sets the signal that React has hydrated the page. */
export function HydrationSignal() {
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);
  return null;
}
