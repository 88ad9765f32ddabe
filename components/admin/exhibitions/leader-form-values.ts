import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { type LeaderContent, museumSpeaker } from "@/lib/exhibitions/leaders/contracts";

export type SourceValues = { title: string; publisher: string; year: string; url: string };
export type DatedValues = { key: string; date: string; text: string };
export type ClaimValues = DatedValues & { source: SourceValues };

/** A leader as the form holds it, everything as typed. */
export type LeaderFormValues = Omit<LeaderContent, "highlights" | "record" | "quote" | "videoUrl" | "termEnd"> & {
  /** Empty while in office. */
  termEnd: string;
  highlights: DatedValues[];
  record: ClaimValues[];
  quote: { isMuseum: boolean; text: string; speaker: string; date: string; source: SourceValues };
  /** A link to the film; empty for the default one. */
  videoUrl: string;
};

type Source = PublicLeader["record"][number]["source"];

export const noSource: SourceValues = { title: "", publisher: "", year: "", url: "" };
export const toSourceValues = (source: Source | undefined): SourceValues =>
  source ? { ...noSource, ...source, year: String(source.year), url: source.url ?? "" } : noSource;

export const emptyHighlight = (key: string): DatedValues => ({ key, date: "", text: "" });
export const emptyClaim = (key: string): ClaimValues => ({ key, date: "", text: "", source: noSource });

export function toFormValues({
  highlights,
  record,
  quote,
  videoUrl,
  termEnd,
  ...content
}: LeaderContent): LeaderFormValues {
  return {
    ...content,
    termEnd: termEnd ?? "",
    highlights: highlights.map((moment, index) => ({ ...moment, key: `was-${index}` })),
    record: record.map((claim, index) => ({ ...claim, key: `was-${index}`, source: toSourceValues(claim.source) })),
    quote: {
      isMuseum: quote.speaker === museumSpeaker,
      text: quote.text,
      speaker: quote.speaker === museumSpeaker ? "" : quote.speaker,
      date: quote.date ?? "",
      source: toSourceValues(quote.source),
    },
    videoUrl: videoUrl ?? "",
  };
}

/** Undefined when nothing was typed, so that a missing source is one error and not one for each field. */
export function toSource({ title, publisher, year, url }: SourceValues): Source | undefined {
  if (!title.trim() && !publisher.trim() && !year.trim()) return undefined;
  const named = { title, publisher, year: Number(year) };
  return url.trim() ? { ...named, url: url.trim() } : named;
}

/** The request body, also used by the preview. The server rejects what is missing. */
export function toLeaderContent({
  highlights,
  record,
  quote,
  videoUrl,
  termEnd,
  ...content
}: LeaderFormValues): LeaderContent {
  const { isMuseum, text, speaker, date, source } = quote;
  const from = toSource(source);
  const quotation = { text, speaker, ...(date.trim() && { date }), ...(from && { source: from }) };
  return {
    ...content,
    termEnd: termEnd || null,
    highlights: highlights.map(({ key: _, ...moment }) => moment),
    record: record.map(({ key: _, source: named, ...claim }) => ({ ...claim, source: toSource(named) as Source })),
    quote: isMuseum ? { text, speaker: museumSpeaker } : quotation,
    videoUrl: videoUrl.trim() ? embedUrl(videoUrl.trim()) : null,
  };
}

/** The embed URL (without cookies) of a YouTube or Vimeo link. Any other URL stays as typed, to be rejected. */
export function embedUrl(address: string): string {
  const youtube =
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,20})/.exec(address);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{5,12})/.exec(address);
  return vimeo ? `https://player.vimeo.com/video/${vimeo[1]}` : address;
}
