"use client";

import { useEffect, useState } from "react";

const debounceDelay = 900;

/** The value after it has not changed for 900 milliseconds. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
