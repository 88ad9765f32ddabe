import { type Language, languageCodes, originalLanguage } from "@/lib/core/languages";
import { paths } from "@/lib/core/urls/paths";

const inLanguage = (path: string, language: Language): string =>
  language === originalLanguage ? path : `${path}/${language}`;

/** The public pages of Heads of State that exist in each language. */
export const languagePaths = {
  wall: (language: Language): string => inLanguage(paths.headsOfStateFront, language),
  /** The audio tour; a leader's stop is at its slug. */
  tour: (language: Language): string => inLanguage(paths.tour, language),
  leader: (slug: string, language: Language): string => inLanguage(paths.leader(slug), language),
};

/** A page in every language, as hreflang names them; the English one is for readers of any other language. */
export function alternatePaths(pathIn: (language: Language) => string): Record<string, string> {
  const pages = languageCodes.map((language) => [language, pathIn(language)] as const);
  return { ...Object.fromEntries(pages), "x-default": pathIn(originalLanguage) };
}
