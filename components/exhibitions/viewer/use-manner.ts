"use client";

import { useSyncExternalStore } from "react";
import { type Manner, mannerOf } from "./manners";

const key = "data-manner";
const listeners = new Set<() => void>();
let chosen: Manner | null = null;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function current(): Manner {
  if (chosen) return chosen;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing goes by what it says of itself.
  }
  chosen = mannerOf(kept, savesData());
  return chosen;
}

/** Sets the manner of this browser, for this visit and the next. */
export function chooseManner(manner: Manner): void {
  chosen = manner;
  try {
    localStorage.setItem(key, manner);
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much may be fetched; null until the browser has said so, and then nothing that weighs is. */
export function useManner(): Manner | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
