"use client";

import { startTransition, useEffect, useState } from "react";
import { mountOrder } from "./viewer-rules";
import { whenIdle } from "./when-idle";

/**
 * The indexes of the leaders to render. The one at `from` is rendered at once, the others one at a time while the browser is idle, so
 * that entering stays fast on slow phones.
 */
export function useProgressiveMount(count: number, from: number): ReadonlySet<number> {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set());
  const next = mountOrder(from, count).find((index) => !mounted.has(index));
  const isFirst = mounted.size === 0 || next === from;
  useEffect(() => {
    if (next === undefined) return;
    const mountNext = () => setMounted((indexes) => new Set(indexes).add(next));
    if (isFirst) return mountNext();
    return whenIdle(() => startTransition(mountNext), 400);
  }, [next, isFirst]);
  return mounted;
}
