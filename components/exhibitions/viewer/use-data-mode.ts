"use client";

import { useSyncExternalStore } from "react";
import { type Connection, type DataMode, resolveDataMode } from "./data-modes";

const storageKey = "data-mode";

function readConnection(): Connection {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return {
    savesData: connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches,
    effectiveType: connection?.effectiveType,
  };
}

function storedMode(): DataMode {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Without storage, the connection decides.
  }
  return resolveDataMode(stored, readConnection());
}

/** What was chosen on this page, or stored before; it does not change with the connection, and applies without storage too. */
let current: DataMode | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(mode: DataMode): void {
  current = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Without storage, it applies until the page is left.
  }
  for (const notify of listeners) notify();
}

/**
 * The data mode, stored in the browser, and its setter. Null during server rendering and hydration, when nothing heavy may be
 * loaded.
 */
export function useDataMode(): [mode: DataMode | null, setMode: (mode: DataMode) => void] {
  const mode = useSyncExternalStore<DataMode | null>(
    subscribe,
    () => {
      current ??= storedMode();
      return current;
    },
    () => null,
  );
  return [mode, choose];
}
