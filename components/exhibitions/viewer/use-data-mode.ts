"use client";

import { useCallback, useEffect, useState } from "react";
import { type DataMode, resolveDataMode } from "./data-modes";

const storageKey = "data-mode";

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function storedMode(): DataMode {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Without storage, the browser's data-saving preference decides.
  }
  return resolveDataMode(stored, savesData());
}

/**
 * The data mode, stored in the browser, and its setter. Null during server rendering and hydration, when nothing heavy may be
 * loaded.
 */
export function useDataMode(): [mode: DataMode | null, setMode: (mode: DataMode) => void] {
  const [mode, setMode] = useState<DataMode | null>(null);
  useEffect(() => setMode(storedMode()), []);
  const choose = useCallback((chosen: DataMode) => {
    setMode(chosen);
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage, it applies until the page is left.
    }
  }, []);
  return [mode, choose];
}
