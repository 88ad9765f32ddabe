import { throwAppError } from "@/lib/core/errors";
import {
  findTranslationLanguage,
  languages,
  type TranslationLanguage,
  translationLanguages,
} from "@/lib/core/languages";
import { db, type Tx } from "@/lib/db/client";
import { getBaseText } from "@/lib/exhibitions/leader-content";
import { getLeaderText } from "@/lib/exhibitions/leader-mappers";
import type { AdminTranslation } from "./contracts";
import { type TranslationProgress, toEnglishTexts, translationProgress } from "./rules";
import { toTranslationContent } from "./translation-content";

/** The id of a leader's texts in a language, also before the first edit. */
export const translationId = (leaderId: string, language: TranslationLanguage): string => `${leaderId}_${language}`;

/** The inverse of `translationId`; null for another id. */
export function parseTranslationId(id: string): { id: string; language: TranslationLanguage } | null {
  const at = id.lastIndexOf("_");
  const language = findTranslationLanguage(id.slice(at + 1));
  return language && { id: id.slice(0, at), language };
}

/** The texts of a leader in a language beside the English. Null for an unknown id, and for a leader without texts. */
export async function getAdminTranslation(
  leaderId: string,
  language: TranslationLanguage,
  tx: Tx = db,
): Promise<AdminTranslation | null> {
  const row = await tx.leader.findFirst({
    where: { id: leaderId, exhibition: { deletedAt: null } },
    include: { translations: { where: { language } } },
  });
  const base = row && getBaseText(row);
  const text = row && getLeaderText(row);
  if (!row || !base || !text) return null;
  const [own] = row.translations;
  return {
    _id: translationId(leaderId, language),
    leaderId,
    slug: row.slug,
    name: row.name,
    language,
    version: own?.version ?? 1,
    texts: toTranslationContent(base, language, own?.content),
    english: toEnglishTexts(text),
  };
}

export const requireAdminTranslation = async (
  leaderId: string,
  language: TranslationLanguage,
): Promise<AdminTranslation> =>
  (await getAdminTranslation(leaderId, language)) ?? throwAppError("not_found", "There is no such leader.");

export type LanguageProgress = TranslationProgress & { language: TranslationLanguage; name: string };

/** How far a leader is translated into each language. */
export async function listTranslationProgress(leaderId: string): Promise<LanguageProgress[]> {
  const all = await Promise.all(translationLanguages.map((language) => getAdminTranslation(leaderId, language)));
  return all.flatMap((one) =>
    one
      ? [
          {
            language: one.language,
            name: languages[one.language].fullName,
            ...translationProgress(one.texts, one.english),
          },
        ]
      : [],
  );
}
