import type { TranslationLanguage } from "@/lib/core/languages";
import { pcm } from "@/lib/exhibitions/collection/pcm/leaders";
import type { Translation } from "@/lib/exhibitions/collection/translation";

/** The texts that ship with the code in other languages, by language and by the leader's slug. */
export const translations: Readonly<Record<TranslationLanguage, Readonly<Record<string, Translation>>>> = { pcm };
