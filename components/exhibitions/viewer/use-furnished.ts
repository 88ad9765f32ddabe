"use client";

import { startTransition, useEffect, useState } from "react";
import { furnishingOrder } from "./hall-rules";
import { whenIdle } from "./when-idle";

/**
 * Which rooms are furnished. The one that is wanted is at once, the others follow one at a time while nothing else is to be
 * done, so that going in never holds up a slow telephone.
 */
export function useFurnished(count: number, from: number): ReadonlySet<number> {
  const [furnished, setFurnished] = useState<ReadonlySet<number>>(() => new Set());
  const next = furnishingOrder(from, count).find((room) => !furnished.has(room));
  const isFirst = furnished.size === 0 || next === from;
  useEffect(() => {
    if (next === undefined) return;
    const furnish = () => setFurnished((rooms) => new Set(rooms).add(next));
    if (isFirst) return furnish();
    return whenIdle(() => startTransition(furnish), 400);
  }, [next, isFirst]);
  return furnished;
}
