"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { fieldsOf } from "@/lib/core/records";
import { type Connection, type DataMode, resolveDataMode } from "./data-modes";

const storageKey = "data-mode";

function readConnection(): Connection {
  // Not every browser has it, and TypeScript's DOM types lack it.
  const { saveData, effectiveType } = fieldsOf("connection" in navigator && navigator.connection);
  return {
    savesData: saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches,
    effectiveType: typeof effectiveType === "string" ? effectiveType : undefined,
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

/** Reads the mode once, so that it does not change with the connection while the viewer is open. */
function createReader(): () => DataMode {
  let mode: DataMode | undefined;
  return () => {
    mode ??= storedMode();
    return mode;
  };
}

// Nothing else on the page changes it.
const subscribe = () => () => undefined;

/**
 * The data mode, stored in the browser, and its setter. Null during server rendering and hydration, when nothing heavy may be
 * loaded.
 */
export function useDataMode(): [mode: DataMode | null, setMode: (mode: DataMode) => void] {
  const [read] = useState(createReader);
  const stored = useSyncExternalStore<DataMode | null>(subscribe, read, () => null);
  const [chosen, setChosen] = useState<DataMode | null>(null);
  const choose = useCallback((mode: DataMode) => {
    setChosen(mode);
    try {
      localStorage.setItem(storageKey, mode);
    } catch {
      // Without storage, it applies until the viewer is left.
    }
  }, []);
  return [chosen ?? stored, choose];
}
