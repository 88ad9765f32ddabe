import type { MarkedText } from "@/lib/search/contracts";

const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** A word as the search compares it, like the SQL function `search_normalize`: lower case, without diacritics and Hausa hooks. */
export function normalizeWord(word: string): string {
  const plain = word.normalize("NFKD").replace(/[\u0300-\u036f'’ʼ]/g, "");
  return plain.toLowerCase().replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter);
}

const wordPattern = /[\p{L}\p{M}\p{N}'’ʼ]+/gu;
/** The least letters of a query's word that mark a longer or shorter form of it. */
const MIN_STEM = 4;

const toWords = (text: string): string[] => (text.match(wordPattern) ?? []).map(normalizeWord).filter(Boolean);

/** Whether a word of a text is what a word of the query found: the same, its beginning, or the same with another ending. */
function isMatch(word: string, wanted: readonly string[]): boolean {
  return wanted.some((query) => {
    if (query.length < 3) return word === query;
    const stem = query.length > MIN_STEM ? query.slice(0, Math.max(MIN_STEM, query.length - 2)) : query;
    return word.startsWith(query) || (word.startsWith(stem) && Math.abs(word.length - query.length) <= 2);
  });
}

/** Splits a text into parts and marks the words that match the query. */
export function markMatches(text: string, query: string): MarkedText {
  const wanted = toWords(query);
  const parts: MarkedText = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!isMatch(normalizeWord(word), wanted)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

const EXCERPT_LENGTH = 160;

/** At most 160 characters of a text around the first word that matches, with the matches marked. Empty when none matches. */
export function excerptAround(text: string, query: string): MarkedText {
  const wanted = toWords(query);
  const flat = text.replace(/\s+/g, " ").trim();
  const first = [...flat.matchAll(wordPattern)].find(({ 0: word }) => isMatch(normalizeWord(word), wanted));
  if (!first) return [];
  const start = first.index <= 60 ? 0 : flat.indexOf(" ", first.index - 60) + 1;
  const rest = flat.slice(start);
  const cut = rest.length <= EXCERPT_LENGTH ? rest : `${rest.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
  return markMatches(`${start > 0 ? "… " : ""}${cut}`, query);
}
