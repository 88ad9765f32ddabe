"use client";

import { useCallback, useEffect, useRef } from "react";
import { tabId } from "./viewer-tabs";

/** The id of the Begin Timeline button. */
export const beginButtonId = "begin";

/**
 * Moves the focus when entering or leaving removes the pressed button: to the first tab, or back to the begin button. Call the
 * returned function in the click handler; entering by a location hash must not move the focus.
 */
export function useFocusHandover(entered: boolean): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    document.getElementById(entered ? tabId("gallery") : beginButtonId)?.focus({ preventScroll: true });
  }, [entered]);
  return useCallback(() => {
    isExpected.current = true;
  }, []);
}
