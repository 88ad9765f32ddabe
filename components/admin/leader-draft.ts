import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { houseSpeaker, type LeaderWords } from "@/lib/exhibitions/desk-contracts";

export type SourceDraft = { title: string; publisher: string; year: string; url: string };
export type DatedDraft = { key: string; date: string; text: string };
export type ClaimDraft = DatedDraft & { source: SourceDraft };

/** A leader as the form holds it: everything as it was typed. */
export type LeaderDraft = Omit<LeaderWords, "highlights" | "record" | "quote" | "videoUrl"> & {
  highlights: DatedDraft[];
  record: ClaimDraft[];
  quote: { isHouse: boolean; text: string; speaker: string; date: string; source: SourceDraft };
  film: string;
};

type Source = PublicLeader["record"][number]["source"];

const noSource: SourceDraft = { title: "", publisher: "", year: "", url: "" };
const typed = (source: Source | undefined): SourceDraft =>
  source ? { ...noSource, ...source, year: String(source.year), url: source.url ?? "" } : noSource;

export const emptyMoment = (key: string): DatedDraft => ({ key, date: "", text: "" });
export const emptyClaim = (key: string): ClaimDraft => ({ key, date: "", text: "", source: noSource });

export function draftOf({ highlights, record, quote, videoUrl, ...words }: LeaderWords): LeaderDraft {
  return {
    ...words,
    highlights: highlights.map((moment, index) => ({ ...moment, key: `was-${index}` })),
    record: record.map((claim, index) => ({ ...claim, key: `was-${index}`, source: typed(claim.source) })),
    quote: {
      isHouse: quote.speaker === houseSpeaker,
      text: quote.text,
      speaker: quote.speaker === houseSpeaker ? "" : quote.speaker,
      date: quote.date ?? "",
      source: typed(quote.source),
    },
    film: videoUrl ?? "",
  };
}

/** Nothing at all where nothing was typed, so that what is missing is named once and not field by field. */
function sourceOf({ title, publisher, year, url }: SourceDraft): Source | undefined {
  if (!title.trim() && !publisher.trim() && !year.trim()) return undefined;
  const named = { title, publisher, year: Number(year) };
  return url.trim() ? { ...named, url: url.trim() } : named;
}

/** What is sent, and what the preview shows. The types of what is still missing are the call's to refuse. */
export function wordsOf({ highlights, record, quote, film, ...words }: LeaderDraft): LeaderWords {
  const { isHouse, text, speaker, date, source } = quote;
  const from = sourceOf(source);
  const said = { text, speaker, ...(date.trim() && { date }), ...(from && { source: from }) };
  return {
    ...words,
    highlights: highlights.map(({ key: _, ...moment }) => moment),
    record: record.map(({ key: _, source: named, ...claim }) => ({ ...claim, source: sourceOf(named) as Source })),
    quote: isHouse ? { text, speaker: houseSpeaker } : said,
    videoUrl: film.trim() ? playerOf(film.trim()) : null,
  };
}

/** The player that keeps no cookies, of an address as people copy it; any other address stays as it is, to be refused. */
export function playerOf(address: string): string {
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,20})/.exec(address);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{5,12})/.exec(address);
  return vimeo ? `https://player.vimeo.com/video/${vimeo[1]}` : address;
}
