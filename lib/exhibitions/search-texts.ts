import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { getBaseText, type LeaderSource, toLeaderContent } from "@/lib/exhibitions/leader-content";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";

/** A text of a leader's public page as the search indexes it. */
export type SearchText = { kind: "leader" | "text"; title: string; subtitle: string; body: string };

const lines = (texts: readonly string[]): string => texts.filter((text) => text !== "").join("\n");

/**
 * What the search may find of a leader: the texts of the public page. Of the narrative that is the excerpt, or all of it where
 * everyone may read it.
 * Empty for a leader without texts.
 */
export function toSearchTexts(row: LeaderSource): SearchText[] {
  const base = getBaseText(row);
  if (!base) return [];
  const text = toLeaderContent(base, row);
  const { title, term, label, highlights, quote, chapterTitle, aside, narrative, record } = text;
  return [
    {
      kind: "leader",
      title: row.name,
      subtitle: `${title}, ${term}`,
      body: lines([...highlights.map(toLine), quote.text, `${label.title}: ${text.object}`]),
    },
    {
      kind: "text",
      title: chapterTitle,
      subtitle: row.name,
      body: lines([
        base.isFreeToRead ? narrative : excerpt(narrative, excerptLength.public),
        aside,
        ...record.map(toLine),
      ]),
    },
  ];
}

const toLine = ({ date, text }: LeaderText["highlights"][number]): string => `${date}: ${text}`;
