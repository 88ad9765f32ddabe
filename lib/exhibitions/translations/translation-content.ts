import { isDeepStrictEqual } from "node:util";
import type { TranslationLanguage } from "@/lib/core/languages";
import { log } from "@/lib/core/log";
import { pickEntries } from "@/lib/core/records";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { translations } from "@/lib/exhibitions/collection/translations";
import { type TranslationContent, translationOverrides } from "./contracts";
import { fromShipped } from "./rules";

/** The current texts of a leader in a language: the shipped ones, with the admin's overrides. Invalid overrides are ignored. */
export function toTranslationContent(
  shipped: LeaderText,
  language: TranslationLanguage,
  content: unknown = {},
): TranslationContent {
  const overrides = translationOverrides.safeParse(content);
  if (!overrides.success)
    log().error({ slug: shipped.slug, language, issues: overrides.error.issues }, "invalid overrides of a translation");
  return {
    ...fromShipped(shipped, translations[language][shipped.slug]),
    ...overrides.data,
  };
}

/** The fields that differ from the shipped texts. Only these are stored, so that a later correction of the shipped texts still applies. */
export function toTranslationOverrides(
  shipped: LeaderText,
  language: TranslationLanguage,
  texts: TranslationContent,
): Partial<TranslationContent> {
  const original = fromShipped(shipped, translations[language][shipped.slug]);
  return pickEntries(texts, (name, value) => !isDeepStrictEqual(value, original[name]));
}
