"use client";

import { useSyncExternalStore } from "react";
import { type DataMode, resolveDataMode } from "./data-modes";

const storageKey = "data-mode";
const listeners = new Set<() => void>();
let currentMode: DataMode | null = null;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function resolveCurrentMode(): DataMode {
  if (currentMode) return currentMode;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Without storage, the browser's data-saving preference decides.
  }
  currentMode = resolveDataMode(stored, savesData());
  return currentMode;
}

/** Sets the data mode and stores it in the browser. */
export function setDataMode(mode: DataMode): void {
  currentMode = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage, it applies until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The data mode; null during server rendering and hydration, when nothing heavy may be loaded. */
export function useDataMode(): DataMode | null {
  return useSyncExternalStore(subscribe, resolveCurrentMode, () => null);
}
