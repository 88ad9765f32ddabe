"use client";

import { useEffect, useRef, useState } from "react";

const DEBOUNCE_MS = 300;

/**
 * What the input of a filter holds, and when it applies: after a short pause, or immediately. A value from the URL replaces it unless the
 * input asked for it, so that the input keeps its focus and what is typed meanwhile.
 */
export function useFilterInput(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The value that this input asked for; any other comes from a link or from the browser's history.
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known) {
    setKnown(value);
    if (value !== asked) {
      setTyped(value);
      setAsked(value);
    }
  }
  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const apply = (text: string) => {
    stopTimer();
    const wanted = text.trim();
    setAsked(wanted);
    // The shown value is wanted again while another one that was asked for is on its way.
    if (wanted !== value || wanted !== asked) onChange(wanted);
  };
  return {
    typed,
    /** Shows what was typed; it applies after a pause, unless it is incomplete. */
    type: (text: string, isComplete = true) => {
      stopTimer();
      setTyped(text);
      if (isComplete) timer.current = setTimeout(() => apply(text), DEBOUNCE_MS);
    },
    choose: (text: string) => {
      setTyped(text);
      apply(text);
    },
    /** For a blur: later it would replace the page that a pressed link opens. */
    applyWaiting: () => {
      if (timer.current !== undefined) apply(typed);
    },
  };
}
