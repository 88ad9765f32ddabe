"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Work that must not be begun twice. `begin` answers false while it is under way; the reference decides, because a second press
 * can come before the first one is drawn. Whoever comes back with the browser's own button finds the page as it was left, at
 * work: that ends it.
 */
export function useWork(): { busy: boolean; begin: () => boolean; end: () => void } {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const begin = useCallback(() => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    return true;
  }, []);
  const end = useCallback(() => {
    underWay.current = false;
    setBusy(false);
  }, []);
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [end]);
  return { busy, begin, end };
}
