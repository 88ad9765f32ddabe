"use client";

import { useCallback, useEffect, useRef } from "react";
import { tabId } from "@/components/ui/tabs";

/** The id of the Begin Timeline link. */
export const beginLinkId = "begin";

/**
 * Moves the focus when entering or leaving removes the pressed link: to the first tab, or back to Begin Timeline. Call the
 * returned function in the click handler; entering by a location hash must not move the focus.
 */
export function useFocusHandover(entered: boolean): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    document.getElementById(entered ? tabId("gallery") : beginLinkId)?.focus({ preventScroll: true });
  }, [entered]);
  return useCallback(() => {
    isExpected.current = true;
  }, []);
}
