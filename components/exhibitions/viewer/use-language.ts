"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import { type Language, languageCodes, originalLanguage } from "@/lib/core/languages";

/** As the script in the head stores it (components/layout/head-script.ts). */
const storageKey = "language";

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return languageCodes.find((code) => code === stored) ?? originalLanguage;
  } catch {
    return originalLanguage;
  }
}

// Nothing else on the page changes it.
const subscribe = () => () => undefined;

/** The language of the texts, stored in the browser, and its setter. English during server rendering and hydration. */
export function useLanguage(): [language: Language, setLanguage: (language: Language) => void] {
  const stored = useSyncExternalStore<Language>(subscribe, storedLanguage, () => originalLanguage);
  const [chosen, setChosen] = useState<Language | null>(null);
  const choose = useCallback((language: Language) => {
    setChosen(language);
    try {
      localStorage.setItem(storageKey, language);
    } catch {
      // Without storage, it applies until the viewer is left.
    }
  }, []);
  return [chosen ?? stored, choose];
}
