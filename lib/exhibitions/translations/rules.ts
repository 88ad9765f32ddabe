import { recordOf } from "@/lib/core/records";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import type { Translation } from "@/lib/exhibitions/collection/translation";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";
import {
  listNames,
  type TextName,
  type TranslatableName,
  type TranslatedText,
  type TranslationContent,
  textNames,
} from "./contracts";

const MUSEUM = "The museum";
const labelNames = ["workTitle", "medium", "credit"] as const;
type Dated = { date: string; text: string };
export type EnglishTexts = Record<TextName, string> & { highlights: Dated[]; record: Dated[] };

/** The English of everything that can be translated; empty where there is nothing to translate. */
export function toEnglishTexts(leader: LeaderText): EnglishTexts {
  const { chapterTitle, narrative, aside, quote, label, object, highlights, record } = leader;
  const dated = ({ date, text }: Dated): Dated => ({ date, text });
  return {
    chapterTitle,
    excerpt: excerpt(narrative, excerptLength.public),
    narrative,
    aside,
    quote: quote.speaker === MUSEUM ? quote.text : "",
    workTitle: label.title,
    object: object.name,
    medium: label.medium,
    credit: label.credit,
    highlights: highlights.map(dated),
    record: record.map(dated),
  };
}

/** The texts that ship with the code, each beside the English that ships with it. No native speaker has read them. */
export function fromShipped(shipped: LeaderText, translation: Translation | undefined): TranslationContent {
  const english = toEnglishTexts(shipped);
  const text = (name: TextName): TranslatedText => ({
    english: english[name],
    text: translation?.[name] ?? "",
    isReviewed: false,
  });
  const list = (name: "highlights" | "record") => ({
    entries: english[name].map((entry, index) => ({ english: entry.text, text: translation?.[name]?.[index] ?? "" })),
    isReviewed: false,
  });
  return { ...recordOf(textNames, text), highlights: list("highlights"), record: list("record") };
}

/** A text in the language, or null: not translated, or the English says something else by now. */
const currentText = ({ english, text }: { english: string; text: string }, now: string): string | null =>
  text !== "" && now !== "" && english === now ? text : null;

/** Whether a text was translated from an English that has changed since. */
export const isOutdated = ({ english, text }: { english: string; text: string }, now: string): boolean =>
  text !== "" && english !== now;

export type TranslatedLeader = {
  text: Omit<LeaderText, "highlights" | "record"> & {
    highlights: (Dated & { lang?: string })[];
    record: (LeaderText["record"][number] & { lang?: string })[];
  };
  /** What the excerpt is cut from. */
  excerptText: string;
  /** What is in the language; the rest is in English. A list counts when all its entries are. */
  translated: TranslatableName[];
};

/** A leader's texts in a language. What is not translated falls back to English. */
export function translateLeader(leader: LeaderText, content: TranslationContent, language: string): TranslatedLeader {
  const english = toEnglishTexts(leader);
  const current = (name: TextName) => currentText(content[name], english[name]);
  // A wall label is in one language.
  const isLabelWhole = labelNames.every((name) => current(name) !== null);
  const found = (name: TextName) => (isLabelWhole || !labelNames.some((one) => one === name) ? current(name) : null);
  const inLanguage = (name: TextName) => found(name) ?? english[name];
  const list = <T extends Dated>(name: (typeof listNames)[number], entries: readonly T[]): (T & { lang?: string })[] =>
    entries.map((entry) => {
      const text = content[name].entries.find((one) => one.english === entry.text)?.text;
      return text ? { ...entry, text, lang: language } : entry;
    });
  const highlights = list("highlights", leader.highlights);
  const record = list("record", leader.record);
  const narrative = found("narrative");
  const translatedTexts: TranslatableName[] = textNames.filter(
    (name) => found(name) !== null || (name === "excerpt" && narrative !== null),
  );
  const whole = { highlights, record };
  const translatedLists = listNames.filter((name) => whole[name].every(({ lang }) => lang));
  return {
    text: {
      ...leader,
      chapterTitle: inLanguage("chapterTitle"),
      narrative: inLanguage("narrative"),
      aside: inLanguage("aside"),
      quote: { ...leader.quote, text: found("quote") ?? leader.quote.text },
      label: {
        ...leader.label,
        title: inLanguage("workTitle"),
        medium: inLanguage("medium"),
        credit: inLanguage("credit"),
      },
      object: { ...leader.object, name: inLanguage("object") },
      highlights,
      record,
    },
    excerptText: narrative ?? found("excerpt") ?? leader.narrative,
    translated: [...translatedTexts, ...translatedLists],
  };
}

export type TranslationProgress = { translated: number; total: number; unreviewed: number; outdated: number };

/** How much is translated, and how much of that no native speaker has read. */
export function translationProgress(content: TranslationContent, english: EnglishTexts): TranslationProgress {
  const texts = textNames
    // The excerpt of a translated chapter is its beginning.
    .filter((name) => english[name] !== "" && !(name === "excerpt" && content.narrative.text !== ""))
    .map((name) => ({
      isTranslated: content[name].text !== "",
      isReviewed: content[name].isReviewed,
      isOutdated: isOutdated(content[name], english[name]),
    }));
  // A draft of a leader may have no entries yet.
  const lists = listNames
    .filter((name) => english[name].length > 0)
    .map((name) => ({
      isTranslated: english[name].every(({ text }) =>
        content[name].entries.some((one) => one.english === text && one.text !== ""),
      ),
      isReviewed: content[name].isReviewed,
      isOutdated: false,
    }));
  const all = [...texts, ...lists];
  const translated = all.filter((one) => one.isTranslated);
  return {
    translated: translated.length,
    total: all.length,
    unreviewed: translated.filter((one) => !one.isReviewed).length,
    outdated: all.filter((one) => one.isOutdated).length,
  };
}

/** A text that is not there cannot have been read. */
export function withoutEmptyReviews(content: TranslationContent): TranslationContent {
  const texts = textNames.map((name) => {
    const text = content[name];
    return [name, { ...text, isReviewed: text.isReviewed && text.text !== "" }] as const;
  });
  const lists = listNames.map((name) => {
    const list = content[name];
    return [name, { ...list, isReviewed: list.isReviewed && list.entries.some(({ text }) => text !== "") }] as const;
  });
  return { ...content, ...Object.fromEntries(texts), ...Object.fromEntries(lists) };
}

/** The texts as the form edits them: a list has one entry for each English one that is there now. */
export function toEditedTexts(translation: { texts: TranslationContent; english: EnglishTexts }): TranslationContent {
  const { texts, english } = translation;
  const started = textNames.map((name) => {
    const text = texts[name];
    return [name, text.text === "" ? { ...text, english: english[name] } : text] as const;
  });
  const lists = listNames.map((name) => {
    const entries = english[name].map(({ text }) => ({
      english: text,
      text: texts[name].entries.find((one) => one.english === text)?.text ?? "",
    }));
    return [name, { ...texts[name], entries }] as const;
  });
  return { ...texts, ...Object.fromEntries(started), ...Object.fromEntries(lists) };
}
