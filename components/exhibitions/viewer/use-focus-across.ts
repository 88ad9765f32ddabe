"use client";

import { useCallback, useEffect, useRef } from "react";
import { tabId } from "./hall-tabs";

/** The button that begins the timeline. */
export const beginId = "begin";

/**
 * A press that changes the screen takes its own button away: the focus goes on to the first tab, and back to the button. What
 * comes back says that there was such a press; an address that leads straight into the hall loses nothing.
 */
export function useFocusAcross(entered: boolean): () => void {
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    document.getElementById(entered ? tabId("gallery") : beginId)?.focus({ preventScroll: true });
  }, [entered]);
  return useCallback(() => {
    pressed.current = true;
  }, []);
}
