import type { SessionUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";

/** The exhibition whose leaders have public pages. */
export const HEADS_OF_STATE = "heads-of-state";

/** Selects the exhibitions that are public; drafts are for admins only. */
export const publishedFilter = { deletedAt: null, isDraft: false } as const;

/** Selects the artworks of published exhibitions; that of a leader who is still a draft is for admins only. */
export const publishedArtworks = { exhibition: publishedFilter, NOT: { leader: { isDraft: true } } } as const;

/** Exhibitions with a public page outside the members' area, by slug. */
export const publicExhibitionPaths: Readonly<Record<string, string>> = {
  "heads-of-state": paths.headsOfStateFront,
  afroalchemy: paths.afroalchemy,
  "loves-labours": paths.lovesLabours,
};

/** The length of an excerpt in characters: in the viewer from 768 pixels, on smaller screens, and on the public pages. */
export const excerptLength = { wide: 580, narrow: 120, public: 600 } as const;

const ELLIPSIS = "…";

// Ending at a sentence must not cost more than a quarter of the length.
const MIN_WHOLE_SENTENCE_SHARE = 0.75;

/**
 * The beginning of a text in at most `maxLength` characters, ellipsis included. It ends after a whole sentence if one ends in the
 * last quarter, otherwise after a whole word. A text that fits is returned unchanged.
 */
export function excerpt(text: string, maxLength: number): string {
  const whole = text.trim();
  if (whole.length <= maxLength) return whole;
  const available = whole.slice(0, maxLength - ELLIPSIS.length - 1);
  const sentence = [...available.matchAll(/[.?!][”’)]?(?=\s|$)/g)].at(-1);
  const end = sentence ? sentence.index + sentence[0].length : 0;
  if (end >= maxLength * MIN_WHOLE_SENTENCE_SHARE && /\s/.test(whole.charAt(end)))
    return `${whole.slice(0, end)} ${ELLIPSIS}`;
  // A single word that is too long is cut.
  const word = /\s/.test(whole.charAt(available.length)) ? available : available.replace(/\s+\S*$/, "");
  return `${word.replace(/[\s,;:.–—(“‘]+$/, "")}${ELLIPSIS}`;
}

/** One excerpt for both screen sizes: the part that all show, and the part that only wide screens show. */
export type SharedExcerpt = {
  /** What ends the narrow excerpt, such as an ellipsis. */
  narrowEnd: string;
  /** The first paragraph: `head` is for all screens, `tail` for wide ones. */
  head: string;
  tail: string;
  /** The other paragraphs, for wide screens. */
  more: string[];
};

/** Splits the wide excerpt where the narrow one ends, so that a page contains every word once. */
export function splitExcerpt(wide: string): SharedExcerpt {
  const [first = "", ...more] = paragraphs(wide);
  const narrow = excerpt(wide, excerptLength.narrow);
  const visibleText = narrow.endsWith(ELLIPSIS) ? narrow.slice(0, -ELLIPSIS.length).trimEnd() : narrow;
  const head = first.startsWith(visibleText) ? visibleText : first;
  return { head, tail: first.slice(head.length), narrowEnd: narrow.slice(visibleText.length), more };
}

/** Splits a narrative at blank lines. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

/** Exhibitions of one series in the order of its parts, and those without a series, in the order of their first exhibition. */
export function groupBySeries<One extends { series: { name: string; part: number } | null }>(
  exhibitions: readonly One[],
): { series: string | null; exhibitions: One[] }[] {
  const groups = new Map<string | null, One[]>();
  for (const one of exhibitions) {
    const name = one.series?.name ?? null;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([series, members]) => ({
    series,
    exhibitions: members.sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0)),
  }));
}

const MIN_SUMMARY_LENGTH = 40;

/** The meta description of an exhibition page, 40 to 200 characters: its subtitle, extended when that is too short. */
export function exhibitionSummary({ title, subtitle }: { title: string; subtitle: string }): string {
  const text = subtitle.trim();
  if (text.length >= MIN_SUMMARY_LENGTH) return text;
  if (text === "") return `${title}: an exhibition at The Living Archive, an online museum of political satire.`;
  const whole = /[.!?…]$/.test(text) ? text : `${text}.`;
  return `${whole} An exhibition at The Living Archive, an online museum of political satire about Nigeria’s heads of state.`;
}

/** Admins and VIPs may enter every exhibition; others only those that do not require VIP. */
export function canAccess(
  exhibition: { requiresVIP: boolean },
  viewer: Pick<SessionUser, "role" | "isVIP"> | null,
): boolean {
  return !exhibition.requiresVIP || viewer?.role === "Admin" || viewer?.isVIP === true;
}

const teens = ["sixteen", "seventeen", "eighteen", "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three"];

/** The number of the leaders as texts say it: "eighteen", and "nineteen" after one was added. */
export const inWords = (count: number): string => teens[count - 16] ?? String(count);

const ordinals = [
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twenty-first",
  "twenty-second",
  "twenty-third",
  "twenty-fourth",
];

const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** The place of a leader as texts say it: "eighteenth", or "31st" for one without a word here. */
export function ordinalInWords(place: number): string {
  const ending = ordinalEndings[new Intl.PluralRules("en", { type: "ordinal" }).select(place)] ?? "th";
  return ordinals[place - 16] ?? `${place}${ending}`;
}

const DAY_MS = 86_400_000;

/** The years of a term, to a tenth; a current term counts up to `now`. */
export function yearsInOffice(term: { termStart: string; termEnd: string | null }, now: Date): number {
  const end = term.termEnd ? Date.parse(term.termEnd) : now.getTime();
  return Math.max(0.1, Math.round(((end - Date.parse(term.termStart)) / DAY_MS / 365.25) * 10) / 10);
}

/** The presence channel of an exhibition, or of one leader in it. */
export const presenceChannel = (exhibition: string, leader?: string): string =>
  `presence-exhibition-${exhibition}${leader ? `.${leader}` : ""}`;

const presenceChannelPattern = /^presence-exhibition-([a-z0-9-]{1,80})(?:\.([a-z0-9-]{1,60}))?$/;

/** The inverse of `presenceChannel`; null for another channel name. */
export function parsePresenceChannel(channel: string): { exhibition: string; leader: string | null } | null {
  const match = presenceChannelPattern.exec(channel);
  return match?.[1] ? { exhibition: match[1], leader: match[2] ?? null } : null;
}

/** Something that should be there before publishing, and the id of its field. */
export type ChecklistItem = { label: string; isDone: boolean; field: string };

type CheckedImage = { url: string; alt: string } | null;
const hasText = (text: string) => text.trim() !== "";

/** What an exhibition should have before it is public. */
export function exhibitionChecklist(exhibition: {
  image: CheckedImage;
  story: string;
  works: readonly { image: CheckedImage }[];
  blocks: readonly unknown[];
}): ChecklistItem[] {
  const { image, story, works, blocks } = exhibition;
  const described = works.filter((work) => work.image && hasText(work.image.alt)).length;
  return [
    { label: "Cover picture", isDone: image !== null, field: "field-image" },
    { label: "Alternative text of the cover", isDone: image !== null && hasText(image.alt), field: "field-image" },
    { label: "Story", isDone: hasText(story), field: "field-story" },
    works.length === 0
      ? { label: "At least one artwork or block", isDone: blocks.length > 0, field: "works" }
      : {
          label: `Pictures with alternative text: ${described} of ${works.length} artworks`,
          isDone: described === works.length,
          field: "works",
        },
  ];
}

/** What an artwork should have before it is shown. */
export const artworkChecklist = ({
  image,
  description,
}: {
  image: CheckedImage;
  description: string;
}): ChecklistItem[] => [
  { label: "Picture", isDone: image !== null, field: "field-image" },
  { label: "Alternative text", isDone: image !== null && hasText(image.alt), field: "field-image" },
  { label: "Description", isDone: hasText(description), field: "field-description" },
];

type CheckedSource = { title: string; publisher: string; year: number } | undefined;
const isSourced = (source: CheckedSource) =>
  source !== undefined && hasText(source.title) && hasText(source.publisher) && source.year > 0;

/** What a leader should have: no claim and no quotation without a source. `hasPicture` is given for an added one. */
export function leaderChecklist(leader: {
  hasPicture?: boolean;
  record: readonly { source: CheckedSource }[];
  quote: { text: string; speaker: string; source?: CheckedSource };
  narrative: string;
  imageCredit: string;
}): ChecklistItem[] {
  const { record, quote, narrative, imageCredit, hasPicture } = leader;
  const sourced = record.filter(({ source }) => isSourced(source)).length;
  return [
    ...(hasPicture === undefined
      ? []
      : [{ label: "Picture of the work, with alternative text", isDone: hasPicture, field: "leader-work" }]),
    {
      label:
        record.length === 0 ? "At least one claim of the record" : `Sources: ${sourced} of ${record.length} claims`,
      isDone: record.length > 0 && sourced === record.length,
      field: "field-record",
    },
    {
      label: "Source of the quotation",
      isDone: hasText(quote.text) && (quote.speaker === "The museum" || isSourced(quote.source)),
      field: "field-quotation",
    },
    { label: "Chapter", isDone: hasText(narrative), field: "field-satire" },
    { label: "Image credit", isDone: hasText(imageCredit), field: "field-leader" },
  ];
}
