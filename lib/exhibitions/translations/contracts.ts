import * as z from "zod/mini";
import { languageCodes, translationLanguages } from "@/lib/core/languages";
import { recordOf } from "@/lib/core/records";

/** The texts of a leader that can be translated, apart from its lists. A quotation of a real person stays as it was said. */
export const textNames = [
  "chapterTitle",
  "excerpt",
  "narrative",
  "aside",
  "quote",
  "workTitle",
  "object",
  "medium",
  "credit",
] as const;
export const listNames = ["highlights", "record"] as const;
export type TextName = (typeof textNames)[number];
export type ListName = (typeof listNames)[number];
export type TranslatableName = TextName | ListName;

const LONGEST_TEXT = 40_000;
const typed = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, { error: `At most ${maxLength} characters` }));

/**
 * A text with the English that it translates: it is shown only while the English still says that. An empty text is not translated yet.
 * `isReviewed` is whether a native speaker has read it.
 */
const text = (maxLength: number) =>
  z.object({ english: typed(LONGEST_TEXT), text: typed(maxLength), isReviewed: z.boolean() });
const list = z.object({
  entries: z.array(z.object({ english: typed(2_000), text: typed(900) })).check(z.maxLength(60)),
  isReviewed: z.boolean(),
});

/** The texts of a leader in another language, as an admin edits them. */
export const translationContent = z.object({
  chapterTitle: text(160),
  /** Shown as long as the chapter is not translated. */
  excerpt: text(900),
  narrative: text(LONGEST_TEXT),
  aside: text(900),
  quote: text(900),
  workTitle: text(200),
  object: text(200),
  medium: text(260),
  credit: text(200),
  highlights: list,
  record: list,
});
export type TranslationContent = z.infer<typeof translationContent>;
export type TranslatedText = TranslationContent["aside"];
export type TranslatedList = TranslationContent["record"];

/** The fields of a translation that an admin has edited; each replaces the shipped field of the same name. */
export const translationOverrides = z.partial(translationContent);

/** ?language=pcm */
export const languageQuery = z.object({ language: z.optional(z.enum(languageCodes)) });

export const translationParams = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  language: z.enum(translationLanguages),
});
const version = z.int();
/** PUT /admin/leaders/{id}/translations/{language}. */
export const translationChange = z.object({ texts: translationContent, version });
export type TranslationChange = z.infer<typeof translationChange>;

/** A leader's texts in one language in the admin area, beside the current English ones. */
export const adminTranslation = z.object({
  /** What its versions refer to. */
  _id: z.string(),
  leaderId: z.string(),
  slug: z.string(),
  name: z.string(),
  language: z.enum(translationLanguages),
  version,
  texts: translationContent,
  english: z.object({
    ...recordOf(textNames, () => z.string()),
    highlights: z.array(z.object({ date: z.string(), text: z.string() })),
    record: z.array(z.object({ date: z.string(), text: z.string() })),
  }),
});
export type AdminTranslation = z.infer<typeof adminTranslation>;
export const adminTranslationReply = z.object({ translation: adminTranslation });
