import { isDeepStrictEqual } from "node:util";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { type LeaderRewrite, leaderRewrite } from "@/lib/exhibitions/contracts";
import type { LeaderWords } from "@/lib/exhibitions/desk-contracts";

/** What the museum ships of a leader; undefined for one of whom nothing is written. */
export const shippedLeader = (slug: string): LeaderText | undefined => shippedTexts.find((text) => text.slug === slug);

/** The words that stand: the shipped ones with what was rewritten; a rewriting that cannot be read counts for nothing. */
export function wordsOf(shipped: LeaderText, row: { name: string; content: unknown }): LeaderWords {
  const read = leaderRewrite.safeParse(row.content);
  const text: LeaderText = { ...shipped, ...(read.success ? read.data : {}) };
  const { title, term, label, highlights, quote, imageCredit, chapterTitle, theme, aside, narrative, record } = text;
  const videoUrl = text.videoUrl ?? null;
  const sound = text.sound === undefined ? "house" : text.sound;
  const words = { title, term, label, highlights, quote, imageCredit, chapterTitle, theme, aside, narrative, record };
  return { name: row.name, ...words, videoUrl, sound };
}

/** What is kept of an edit: the fields that differ from the shipped ones, so that a correction of those still arrives. */
export function rewriteOf(shipped: LeaderText, { name: _, videoUrl, sound, ...words }: LeaderWords): LeaderRewrite {
  const changed = Object.entries(words).filter(
    ([field, value]) => !isDeepStrictEqual(value, shipped[field as keyof LeaderText]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(videoUrl !== null && { videoUrl }),
    ...(sound !== "house" && { sound }),
  };
}
