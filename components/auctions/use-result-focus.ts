"use client";

import { useEffect, useRef } from "react";

/** The element of a form's result. It takes the focus when what had it is gone, such as the confirmation of a bid. */
export function useResultFocus(text: string | undefined) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text && (!document.activeElement || document.activeElement === document.body)) result.current?.focus();
  }, [text]);
  return result;
}
