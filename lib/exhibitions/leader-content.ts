import { isDeepStrictEqual } from "node:util";
import { pickEntries } from "@/lib/core/records";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { type LeaderOverrides, leaderOverrides } from "@/lib/exhibitions/contracts";
import type { LeaderContent } from "@/lib/exhibitions/leaders/contracts";

/** What the texts of a leader are read from. */
export type LeaderSource = { slug: string; name: string; isAdded: boolean; content: unknown };

/** What the texts of an added leader start from. */
const noText: Omit<LeaderText, "slug" | "name"> = {
  order: 0,
  title: "",
  term: "",
  termStart: "",
  termEnd: null,
  object: { name: "", accession: "" },
  artworkSlug: "",
  artworkTitle: "",
  productSlug: "",
  label: { title: "", year: "", medium: "", dimensions: "", accession: "", credit: "" },
  alt: "",
  highlights: [],
  quote: { text: "", speaker: "The museum" },
  imageCredit: "",
  chapterTitle: "",
  theme: "forest",
  aside: "",
  narrative: "",
  record: [],
  sound: null,
  unsure: [],
};

/**
 * The texts that an admin's edits of a leader are laid over: those that ship with the code, and empty ones for a leader that a curator
 * added. Null for any other leader, which is not shown.
 */
export function getBaseText({ slug, name, isAdded }: Omit<LeaderSource, "content">): LeaderText | null {
  if (isAdded) return { ...noText, slug, name };
  return shippedTexts.find((text) => text.slug === slug) ?? null;
}

/** The base texts with the admin's overrides, and what is wrong with the overrides; invalid ones are ignored. */
export function readLeaderText(base: LeaderText, content: unknown) {
  const parsed = leaderOverrides.safeParse(content);
  if (!parsed.success) return { text: base, issues: parsed.error.issues };
  const { object, ...overrides } = parsed.data;
  const text: LeaderText = {
    ...base,
    ...overrides,
    ...(object !== undefined && { object: { ...base.object, name: object } }),
  };
  return { text, issues: null };
}

/** The current texts of a leader as an admin edits them. */
export function toLeaderContent(base: LeaderText, row: { name: string; content: unknown }): LeaderContent {
  const { text } = readLeaderText(base, row.content);
  const { title, term, termStart, termEnd, label, highlights, quote, imageCredit, chapterTitle, theme } = text;
  return {
    name: row.name,
    title,
    term,
    termStart,
    termEnd,
    object: text.object.name,
    label,
    highlights,
    quote,
    imageCredit,
    chapterTitle,
    theme,
    aside: text.aside,
    narrative: text.narrative,
    record: text.record,
    videoUrl: text.videoUrl ?? null,
    sound: text.sound === undefined ? "house" : text.sound,
  };
}

/** The fields that differ from the base texts. Only these are stored, so that a later correction of the shipped texts still applies. */
export function toLeaderOverrides(base: LeaderText, edited: LeaderContent): LeaderOverrides {
  const { name, sound, videoUrl, ...words } = edited;
  const original = toLeaderContent(base, { name, content: {} });
  return {
    ...pickEntries(words, (field, value) => !isDeepStrictEqual(value, original[field])),
    // No film ships with a leader, so that there is none to take away.
    ...(videoUrl !== null && videoUrl !== original.videoUrl && { videoUrl }),
    ...(sound !== "house" && sound !== original.sound && { sound }),
  };
}
