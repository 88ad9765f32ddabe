"use client";

import { useSyncExternalStore } from "react";
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

/** What was chosen on this page, or stored before; it applies without storage too. */
let current: Language | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Another page may store another language before the viewer is opened again.
    if (listeners.size === 0) current = undefined;
  };
}

function choose(language: Language): void {
  current = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage, it applies until the page is left.
  }
  for (const notify of listeners) notify();
}

/** The language of the texts, stored in the browser, and its setter. English during server rendering and hydration. */
export function useLanguage(): [language: Language, setLanguage: (language: Language) => void] {
  const language = useSyncExternalStore<Language>(
    subscribe,
    () => {
      current ??= storedLanguage();
      return current;
    },
    () => originalLanguage,
  );
  return [language, choose];
}
