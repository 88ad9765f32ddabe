"use client";

import { useEffect, useRef } from "react";
import { tabId } from "./hall-tabs";

/** The button that begins the timeline. */
export const beginId = "begin";

/** A press that changes the screen takes its own button away: the focus goes on to the first tab, and back to the button. */
export function useFocusAcross(entered: boolean): void {
  const was = useRef(entered);
  useEffect(() => {
    if (was.current === entered) return;
    was.current = entered;
    // An address that leads straight into the hall pressed nothing, and loses nothing.
    if (!navigator.userActivation?.hasBeenActive) return;
    document.getElementById(entered ? tabId("gallery") : beginId)?.focus({ preventScroll: true });
  }, [entered]);
}
