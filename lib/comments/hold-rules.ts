import { hasLink } from "@/lib/comments/rules";

/** What an admin sets to be held for review, besides everybody's first comment. */
export type HoldRules = {
  /** Words and phrases; one that ends with "*" also matches longer words. */
  words: readonly string[];
  /** Web sites, such as "bit.ly" or "t.me/joinchat". */
  sites: readonly string[];
  /** Whether every link holds a comment, or only those of `sites`. */
  holdLinks: boolean;
  holdRepeats: boolean;
};

/** Before an admin has set anything. */
export const defaultHoldRules: HoldRules = { words: [], sites: [], holdLinks: true, holdRepeats: true };

/** Texts with fewer letters may be posted again: "Thank you". */
const MIN_OWN_REPEAT = 12;
/** Texts with fewer letters may be posted by several people: "What a wonderful work". */
const MIN_SHARED_REPEAT = 30;

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Without case, accents and invisible characters; full-width letters are plain ones. */
const toPlain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase();

/** The words that are spaced out: "casino" for "c a s i n o" and "c.a.s.i.n.o". They may have a single letter more at both ends. */
const findSpacedOut = (plain: string): string[] =>
  (plain.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]+[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu) ?? []).map((run) =>
    run.replace(/[^\p{L}\p{N}]/gu, ""),
  );

/** Shorter words are part of too many others. */
const MIN_SPACED_OUT = 4;

function matchesWord(entry: string, plain: string): boolean {
  const parts = toPlain(entry)
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // An entry without a letter is an emoji or a sign.
  const sign = toPlain(entry.trim());
  if (parts.length === 0) return sign !== "" && plain.includes(sign);
  // "s****t" is "s*t": each further star would multiply the time that a long word takes.
  const patterns = parts.map((part) => escapePattern(part.replace(/\*+/g, "*")).replaceAll("\\*", "[\\p{L}\\p{N}]*"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${patterns.join("[^\\p{L}\\p{N}]+")}(?![\\p{L}\\p{N}])`, "u");
  const joined = parts.join("").replaceAll("*", "");
  return (
    pattern.test(plain) ||
    ([...joined].length >= MIN_SPACED_OUT && findSpacedOut(plain).some((word) => word.includes(joined)))
  );
}

/** The stored form of a web site: without scheme, "www." and a final slash. */
export const toSite = (entry: string): string =>
  entry
    .trim()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");

const matchesSite = (site: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${escapePattern(site)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, "u").test(text);

/** Why the rules hold a text: "word:…", "site:…", "link". Empty when they do not. */
export function findHoldReasons(text: string, { words, sites, holdLinks }: HoldRules): string[] {
  const plain = toPlain(text);
  const normal = text.normalize("NFKC").toLowerCase();
  return [
    ...words.filter((word) => matchesWord(word, plain)).map((word) => `word:${word}`),
    ...sites.filter((site) => matchesSite(site, normal)).map((site) => `site:${site}`),
    ...(holdLinks && hasLink(text) ? ["link"] : []),
  ];
}

/** What two texts have in common that say the same: letters and digits only, or everything where there are none. */
export const comparableText = (text: string): string => {
  const plain = toPlain(text);
  return plain.replace(/[^\p{L}\p{N}]/gu, "") || plain.replace(/\s/g, "");
};

/** Whose earlier comments are compared with a text: those of no one when it is short, of all authors when it is long. */
export function repeatScope(text: string, { holdRepeats }: Pick<HoldRules, "holdRepeats">): "none" | "own" | "all" {
  const characters = [...comparableText(text)].length;
  if (!holdRepeats || characters < MIN_OWN_REPEAT) return "none";
  return characters < MIN_SHARED_REPEAT ? "own" : "all";
}

const labels: Record<string, string> = {
  first: "First comment",
  link: "Contains a link",
  repeat: "Same text as an earlier comment",
  admin: "Moved back by a moderator",
  mode: "Every comment here waits",
  voice: "Has a voice note",
};

/** A stored reason in words: "Contains “casino”". */
export function describeHoldReason(reason: string): string {
  const [kind = "", ...rest] = reason.split(":");
  const value = rest.join(":");
  if (kind === "word") return `Contains “${value}”`;
  return kind === "site" ? `Links to ${value}` : (labels[kind] ?? reason);
}
