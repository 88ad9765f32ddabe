import { keysOf } from "@/lib/core/keys-of";
/** The languages of the exhibition texts by BCP 47 code. English is the original; the interface is in English only. */
export const languages = {
  en: { name: "English", fullName: "English", locale: "en_NG" },
  pcm: { name: "Pidgin", fullName: "Nigerian Pidgin", locale: "pcm_NG" },
} as const;

export type Language = keyof typeof languages;
export type TranslationLanguage = Exclude<Language, "en">;

export const originalLanguage = "en" satisfies Language;
export const languageCodes = keysOf(languages);
export const translationLanguages = languageCodes.filter((code): code is TranslationLanguage => code !== "en");

/** The language with this code, or null. */
export const findTranslationLanguage = (code: string): TranslationLanguage | null =>
  translationLanguages.find((known) => known === code) ?? null;
