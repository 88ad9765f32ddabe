import { isDeepStrictEqual } from "node:util";
import type { LeaderContent } from "@/lib/exhibitions/admin-contracts";
import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { leaders as shippedTexts } from "@/lib/exhibitions/collection/leaders";
import { type LeaderOverrides, leaderOverrides } from "@/lib/exhibitions/contracts";

/** The texts of a leader that ship with the code, or undefined. */
export const getShippedLeader = (slug: string): LeaderText | undefined =>
  shippedTexts.find((text) => text.slug === slug);

/** The current texts of a leader: the shipped ones, with the admin's overrides. Invalid overrides are ignored. */
export function toLeaderContent(shipped: LeaderText, row: { name: string; content: unknown }): LeaderContent {
  const overrides = leaderOverrides.safeParse(row.content);
  const text: LeaderText = { ...shipped, ...(overrides.success ? overrides.data : {}) };
  const { title, term, label, highlights, quote, imageCredit, chapterTitle, theme, aside, narrative, record } = text;
  const videoUrl = text.videoUrl ?? null;
  const sound = text.sound === undefined ? "house" : text.sound;
  const words = { title, term, label, highlights, quote, imageCredit, chapterTitle, theme, aside, narrative, record };
  return { name: row.name, ...words, videoUrl, sound };
}

/** The fields that differ from the shipped texts. Only these are stored, so that a later correction of the shipped texts still applies. */
export function toLeaderOverrides(
  shipped: LeaderText,
  { name: _, videoUrl, sound, ...words }: LeaderContent,
): LeaderOverrides {
  const changed = Object.entries(words).filter(
    ([field, value]) => !isDeepStrictEqual(value, shipped[field as keyof LeaderText]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(videoUrl !== null && { videoUrl }),
    ...(sound !== "house" && { sound }),
  };
}
