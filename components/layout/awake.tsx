"use client";

import { useEffect } from "react";

/** Tells whoever waits for it that the page's own script has taken over. */
export function Awake() {
  useEffect(() => void dispatchEvent(new Event("awake")), []);
  return null;
}
