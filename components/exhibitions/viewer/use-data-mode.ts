"use client";

import { fieldsOf } from "@/lib/core/records";
import { type Connection, type DataMode, resolveDataMode } from "./data-modes";
import { useStoredChoice } from "./use-stored-choice";

function readConnection(): Connection {
  // Not every browser has it, and TypeScript's DOM types lack it.
  const { saveData, effectiveType } = fieldsOf("connection" in navigator && navigator.connection);
  return {
    savesData: saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches,
    effectiveType: typeof effectiveType === "string" ? effectiveType : undefined,
  };
}

/**
 * The data mode, stored in the browser, and its setter. Null during server rendering and hydration, when nothing heavy may be
 * loaded.
 */
export const useDataMode = (): [mode: DataMode | null, setMode: (mode: DataMode) => void] =>
  useStoredChoice("data-mode", (stored) => resolveDataMode(stored, readConnection()), null);
