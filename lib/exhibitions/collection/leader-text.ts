/** The text of one leader's room: what is written on the wall, what is satire and what is record. */
export type LeaderTheme = "desert" | "blacksteel" | "fire" | "forest";

export interface LeaderSource {
  title: string;
  publisher: string;
  /** Year of publication. */
  year: number;
  /** Only where the address is known to be stable. */
  url?: string;
}

export interface LeaderText {
  /** Place in the timeline, 1 to 18. */
  order: number;
  slug: string;
  name: string;
  /** The office. */
  title: string;
  /** As printed, for example "1985–1993". */
  term: string;
  /** ISO date. */
  termStart: string;
  /** ISO date; null while in office. */
  termEnd: string | null;
  /** The object in place of the face, with its accession number. */
  object: { name: string; accession: string };
  artworkSlug: string;
  artworkTitle: string;
  /** The drop that the work is first sold as. */
  productSlug: string;
  label: {
    title: string;
    year: string;
    medium: string;
    dimensions: string;
    accession: string;
    credit: string;
  };
  alt: string;
  highlights: { date: string; text: string }[];
  /** A public, dated quotation with its source; or the museum's own line: speaker "The museum", no date, no source. */
  quote: { text: string; speaker: string; date?: string; source?: LeaderSource };
  imageCredit: string;
  chapterTitle: string;
  theme: LeaderTheme;
  /** A short invention of the museum about the object, for everyone to read. */
  aside: string;
  /** Satire in the museum's voice; paragraphs are separated by a blank line. */
  narrative: string;
  /** Whether everyone may read the whole narrative; otherwise it is for members. */
  isFreeToRead?: boolean;
  record: { date: string; text: string; source: LeaderSource }[];
  /** A film elsewhere, where an admin named one. */
  videoUrl?: string;
  /** The loop of the room, where an admin uploaded one or took it away. */
  sound?: { url: string; bytes: number; seconds: number } | null;
  /** What could not be verified: for the fact-check list. */
  unsure: string[];
}
