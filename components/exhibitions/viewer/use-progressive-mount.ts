"use client";

import { startTransition, useEffect, useState } from "react";
import { mountOrder } from "./viewer-rules";
import { whenIdle } from "./when-idle";

/**
 * The indexes of the leaders to render: the ones in `first` from the first render, the others one at a time while the browser is idle,
 * nearest first, so that entering stays fast on slow phones.
 */
export function useProgressiveMount(count: number, first: readonly number[]): ReadonlySet<number> {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set(first));
  const all = new Set([...mounted, ...first]);
  const next = mountOrder(first[0] ?? 0, count).find((index) => !all.has(index));
  useEffect(() => {
    if (next === undefined) return;
    return whenIdle(() => startTransition(() => setMounted((indexes) => new Set(indexes).add(next))), 400);
  }, [next]);
  return all;
}
