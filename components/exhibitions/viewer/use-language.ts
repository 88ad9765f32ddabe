"use client";

import { type Language, languageCodes, originalLanguage } from "@/lib/core/languages";
import { useStoredChoice } from "./use-stored-choice";

const toLanguage = (stored: string | null): Language =>
  languageCodes.find((code) => code === stored) ?? originalLanguage;

/**
 * The language of the texts, stored in the browser as the script in the head does (components/layout/head-script.ts), and its setter. English
 * during server rendering and hydration.
 */
export const useLanguage = (): [language: Language, setLanguage: (language: Language) => void] =>
  useStoredChoice("language", toLanguage, originalLanguage);
