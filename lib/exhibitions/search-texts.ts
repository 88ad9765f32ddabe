import type { LeaderText } from "@/lib/exhibitions/collection/leader-text";
import { getShippedLeader, toLeaderContent } from "@/lib/exhibitions/leader-content";
import { excerpt, excerptLength } from "@/lib/exhibitions/rules";

/** A text of a leader's public page as the search indexes it. */
export type SearchText = { kind: "leader" | "text"; title: string; subtitle: string; body: string };

const lines = (texts: readonly string[]): string => texts.filter((text) => text !== "").join("\n");

/**
 * What the search may find of a leader: the texts of the public page. Of the narrative that is the excerpt, or all of it where
 * everyone may read it.
 * Empty for a leader without shipped texts.
 */
export function toSearchTexts(row: { slug: string; name: string; content?: unknown }): SearchText[] {
  const shipped = getShippedLeader(row.slug);
  if (!shipped) return [];
  const text = toLeaderContent(shipped, { name: row.name, content: row.content ?? {} });
  const { title, term, label, highlights, quote, chapterTitle, aside, narrative, record } = text;
  return [
    {
      kind: "leader",
      title: row.name,
      subtitle: `${title}, ${term}`,
      body: lines([...highlights.map(toLine), quote.text, `${label.title}: ${shipped.object.name}`]),
    },
    {
      kind: "text",
      title: chapterTitle,
      subtitle: row.name,
      body: lines([
        shipped.isFreeToRead ? narrative : excerpt(narrative, excerptLength.public),
        aside,
        ...record.map(toLine),
      ]),
    },
  ];
}

const toLine = ({ date, text }: LeaderText["highlights"][number]): string => `${date}: ${text}`;
