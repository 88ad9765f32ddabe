"use client";

import { useEffect, useState } from "react";

const settles = 900;

/** A value once it has stayed the same for most of a second. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settles);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
