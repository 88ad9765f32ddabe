import type { SessionUser } from "@/lib/accounts/contracts";

/** The exhibitions that everybody may know of; a draft is the desk's alone. */
export const onShow = { deletedAt: null, isDraft: false } as const;

/** How much of a narrative is open to everyone: on a screen of 768 pixels or more, and on a smaller one. */
export const excerptLength = { wide: 580, narrow: 120 } as const;

const ellipsis = "…";
// A sentence is only kept whole where that does not cost a quarter of what could be read.
const worthWhole = 0.75;

/**
 * The beginning of a text in at most `most` characters, the ellipsis included. It ends with a whole sentence where one ends
 * in its last quarter, else with a whole word; a text that fits is left as it is.
 */
export function excerpt(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const room = whole.slice(0, most - ellipsis.length - 1);
  const sentence = [...room.matchAll(/[.?!][”’)]?(?=\s|$)/g)].at(-1);
  const end = sentence ? sentence.index + sentence[0].length : 0;
  if (end >= most * worthWhole && /\s/.test(whole.charAt(end))) return `${whole.slice(0, end)} ${ellipsis}`;
  // One word longer than the room is cut, as there is nothing else to do with it.
  const word = /\s/.test(whole.charAt(room.length)) ? room : room.replace(/\s+\S*$/, "");
  return `${word.replace(/[\s,;:.–—(“‘]+$/, "")}${ellipsis}`;
}

/** An excerpt as one text for both kinds of screen: what all show, and what only the wide ones show after it. */
export type SharedExcerpt = {
  /** The end of what a narrow screen shows. */
  narrowEnd: string;
  /** The first paragraph: read by all up to `head`, by the wide screens to the end of `tail`. */
  head: string;
  tail: string;
  /** The other paragraphs, for wide screens. */
  more: string[];
};

/** Cuts the wide excerpt where the narrow one ends, so that a page carries every word once. */
export function shareExcerpt(wide: string): SharedExcerpt {
  const [first = "", ...more] = paragraphs(wide);
  const narrow = excerpt(wide, excerptLength.narrow);
  const shown = narrow.endsWith(ellipsis) ? narrow.slice(0, -ellipsis.length).trimEnd() : narrow;
  const head = first.startsWith(shown) ? shown : first;
  return { head, tail: first.slice(head.length), narrowEnd: narrow.slice(shown.length), more };
}

/** A narrative's paragraphs, which are parted by a blank line. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

const saysEnough = 40;

/** What an exhibition's page says of itself where it is found: its subtitle, and what it is where that says too little. 40 to 200 characters. */
export function exhibitionSummary({ title, subtitle }: { title: string; subtitle: string }): string {
  const said = subtitle.trim();
  if (said.length >= saysEnough) return said;
  if (said === "") return `${title}: an exhibition at The Living Archive, an online museum of political satire.`;
  const whole = /[.!?…]$/.test(said) ? said : `${said}.`;
  return `${whole} An exhibition at The Living Archive, an online museum of political satire about Nigeria’s heads of state.`;
}

/** An exhibition is open to an admin, to a VIP, and to everyone when it requires neither. */
export function mayEnter(
  exhibition: { requiresVIP: boolean },
  viewer: Pick<SessionUser, "role" | "isVIP"> | null,
): boolean {
  return !exhibition.requiresVIP || viewer?.role === "Admin" || viewer?.isVIP === true;
}

const day = 86_400_000;

/** How many years an office was held, to a tenth; up to `now` while it still is. */
export function yearsInOffice(term: { termStart: string; termEnd: string | null }, now: Date): number {
  const end = term.termEnd ? Date.parse(term.termEnd) : now.getTime();
  return Math.max(0.1, Math.round(((end - Date.parse(term.termStart)) / day / 365.25) * 10) / 10);
}
