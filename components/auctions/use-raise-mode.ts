"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Whether the form is first of all one for the maximum: while the reader leads. It does not change under what is being typed or
 * confirmed. The fields change places with it; `onMoved` is called if that took the focus from one of them.
 */
export function useRaiseMode(leads: boolean, isInUse: boolean, onMoved: (raises: boolean) => void) {
  const [raises, setRaises] = useState(leads);
  if (raises !== leads && !isInUse) setRaises(leads);
  const hadFocus = useRef(false);
  const moved = useRef(onMoved);
  useEffect(() => {
    moved.current = onMoved;
  });
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) moved.current(raises);
  }, [raises]);
  // No blur is reported for a field that is removed, so that it is known to have had the focus.
  const watchFocus = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
  return { raises, watchFocus };
}
