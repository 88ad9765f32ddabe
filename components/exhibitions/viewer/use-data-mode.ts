"use client";

import { useCallback, useEffect, useState } from "react";
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
