import type { SearchKind, SearchReply, SearchResult } from "@/lib/search/contracts";

/** The headings of the groups of results. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  leader: "Leaders",
  artwork: "Works",
  product: "Drops",
  exhibition: "Exhibitions",
  auction: "Auctions",
  event: "Events",
  text: "Texts",
  comment: "Comments",
};

/** A key for a list: two works may be on the page of one leader. */
export const resultKey = ({ path, title }: SearchResult): string => `${path} ${title.map(({ text }) => text).join("")}`;

/** What a search found, in one sentence. */
export function searchSummary({ isSimilar, groups }: SearchReply, query: string): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0) return `No results for “${query}”.`;
  if (isSimilar) return `No exact match for “${query}”. Did you mean one of these?`;
  return `${count} ${count === 1 ? "result" : "results"} for “${query}”.`;
}
