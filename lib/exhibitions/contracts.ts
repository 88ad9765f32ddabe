import * as z from "zod/mini";
import { type Language, languageCodes } from "@/lib/core/languages";
import { listNames, textNames } from "@/lib/exhibitions/translations/contracts";
import type { WorkDownload } from "@/lib/exhibitions/work-download";

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  year: z.int(),
  url: z.optional(z.string()),
});

const datedText = z.object({ date: z.string(), text: z.string() });

/** The language of an entry that is translated. */
const lang = z.optional(z.string());

const artworkLabel = z.object({
  title: z.string(),
  year: z.string(),
  medium: z.string(),
  dimensions: z.string(),
  accession: z.string(),
  credit: z.string(),
});

const quote = z.object({
  text: z.string(),
  /** "The museum" for a quotation that the museum wrote itself; it has neither date nor source. */
  speaker: z.string(),
  date: z.optional(z.string()),
  source: z.optional(source),
});

const theme = z.enum(["desert", "blacksteel", "fire", "forest"]);

const imageFile = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** The embed URL of a film on YouTube or Vimeo, in the variant without cookies. */
export const filmUrl = z
  .string()
  .check(z.regex(/^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+$/));

/** An ambient sound that an admin uploaded for a leader. */
export const uploadedSound = z.object({
  url: z.string().check(z.regex(/^\/api\/sounds\/[\w.-]+$/)),
  bytes: z.int().check(z.gt(0)),
  seconds: z.number().check(z.gt(0)),
});

/** The fields of a leader that an admin has edited; each replaces the shipped field of the same name. An added leader has no others. */
export const leaderOverrides = z.partial(
  z.object({
    title: z.string(),
    term: z.string(),
    termStart: z.string(),
    termEnd: z.nullable(z.string()),
    /** The name of the object. */
    object: z.string(),
    alt: z.string(),
    label: artworkLabel,
    highlights: z.array(datedText),
    quote,
    imageCredit: z.string(),
    chapterTitle: z.string(),
    theme,
    aside: z.string(),
    narrative: z.string(),
    record: z.array(z.extend(datedText, { source })),
    videoUrl: filmUrl,
    /** Null for no sound; when absent, the shipped sound plays. */
    sound: z.nullable(uploadedSound),
  }),
);
export type LeaderOverrides = z.infer<typeof leaderOverrides>;

/** An exhibition in a list. */
export const exhibitionCard = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  story: z.string(),
  /** `focus` is the middle of a crop, as in object-position. */
  image: z.nullable(z.object({ url: z.string(), alt: z.string(), focus: z.optional(z.string()) })),
  requiresVIP: z.boolean(),
  status: z.enum(["announced", "open", "closed"]),
  /** A related page on this site, such as an auction. */
  link: z.nullable(z.object({ href: z.string(), label: z.string() })),
  /** When it opens or opened; null while no date is set. */
  opensAt: z.nullable(z.string()),
  /** The series that it is a part of; the parts are sorted by this number. */
  series: z.nullable(z.object({ name: z.string(), part: z.int() })),
});
export type ExhibitionCard = z.infer<typeof exhibitionCard>;

/** A series of exhibitions with its published parts in order. */
export type ExhibitionSeries = { name: string; parts: { slug: string; title: string; path: string }[] };

/** A leader in the grid, on the board and on the timeline. */
export const leaderCard = z.object({
  slug: z.string(),
  name: z.string(),
  /** The position on the timeline, from 1. */
  position: z.int(),
  /** The dot on the board, from 1, for those who have one. */
  boardPosition: z.nullable(z.int()),
  title: z.string(),
  term: z.string(),
  termStart: z.string(),
  termEnd: z.nullable(z.string()),
  /** The object that replaces the face. */
  object: z.string(),
  artworkTitle: z.string(),
  alt: z.string(),
  portrait: imageFile,
  /** Whether everyone may read the whole narrative. */
  isFreeToRead: z.boolean(),
  language: z.enum(languageCodes),
  /** The texts that are in the language of the card; the others are in English. */
  translated: z.array(z.enum([...textNames, ...listNames])),
});
export type LeaderCard = z.infer<typeof leaderCard>;

/** What is public of a leader. It holds the excerpt of the narrative, never the whole. */
export const publicLeader = z.extend(leaderCard, {
  highlights: z.array(z.extend(datedText, { lang })),
  quote,
  imageCredit: z.string(),
  label: artworkLabel,
  chapterTitle: z.string(),
  theme,
  aside: z.string(),
  /** The beginning of the narrative; paragraphs are separated by a blank line. */
  excerpt: z.string(),
  /** The length of the whole narrative. */
  narrativeWords: z.int(),
  record: z.array(z.extend(datedText, { source, lang })),
  artworkSlug: z.string(),
  /** The product that sells this artwork. */
  productSlug: z.nullable(z.string()),
  wide: imageFile,
  mobile: imageFile,
  /** The social share image, 1200 by 630. */
  share: z.string(),
});
export type PublicLeader = z.infer<typeof publicLeader>;

/** A leader's public page; `narrative` holds the paragraphs of the whole text where everyone may read it, otherwise null. */
export type LeaderPage = PublicLeader & {
  narrative: string[] | null;
  /** The English label, by which the work is cited in every language. */
  originalLabel: PublicLeader["label"];
  download: WorkDownload;
};

/** The product that sells an artwork, at its current price in naira. */
const linkedDrop = z.object({
  slug: z.string(),
  name: z.string(),
  price: z.number(),
  was: z.nullable(z.number()),
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
});
export type LinkedDrop = z.infer<typeof linkedDrop>;

/** A leader in the viewer. The whole narrative is a request of its own. */
export const viewerLeader = z.extend(publicLeader, {
  /** Whether the artwork has an image; otherwise it is shown as coming soon. */
  hung: z.boolean(),
  /** An embed URL; null shows the museum's own film. */
  videoUrl: z.nullable(z.string()),
  sound: z.nullable(z.object({ opus: z.string(), mp3: z.string(), bytes: z.int(), seconds: z.number() })),
  drop: z.nullable(linkedDrop),
});
export type ViewerLeader = z.infer<typeof viewerLeader>;

/** GET /exhibitions/{slug}/leaders. */
export const viewerReply = z.object({ leaders: z.array(viewerLeader) });
export type ViewerReply = z.infer<typeof viewerReply>;

/** GET /exhibitions/{slug}/leaders/{leader}: the paragraphs of the narrative, in English where it is not translated. */
export const narrativeReply = z.object({ paragraphs: z.array(z.string()), language: z.enum(languageCodes) });
export type NarrativeReply = z.infer<typeof narrativeReply>;

export const viewerParams = z.object({ slug: z.string().check(z.maxLength(120)) });

export const narrativeParams = z.extend(viewerParams, { leader: z.string().check(z.maxLength(120)) });

/** The museum's own film, for a leader without one. */
export type DefaultFilm = {
  webm: string;
  mp4: string;
  captions: Record<Language, string>;
  poster: string;
  width: number;
  height: number;
  seconds: number;
  bytes: number;
};

/** An artwork of an exhibition; without an image it is shown as coming soon. */
export type ExhibitionArtwork = {
  slug: string;
  title: string;
  description: string;
  image: { url: string; alt: string } | null;
  productSlug: string | null;
};

const slugParam = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));

export const artworkParams = z.object({ slug: slugParam, artwork: slugParam });

/** A described region of an artwork; the numbers are fractions of the image's width and height. */
export const artworkAnnotation = z.object({
  _id: z.string(),
  title: z.string(),
  body: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type ArtworkAnnotation = z.infer<typeof artworkAnnotation>;

/** What the deep-zoom viewer needs: the tiles, if there are any, and the annotations. */
export const deepZoomArtwork = z.object({
  title: z.string(),
  alt: z.string(),
  /** The whole image in one file: what is zoomed without tiles, and shown when they fail to load. */
  picture: z.nullable(z.string()),
  tiles: z.nullable(
    z.object({
      folder: z.string(),
      width: z.int(),
      height: z.int(),
      size: z.int(),
      overlap: z.int(),
      levels: z.object({ first: z.int(), last: z.int() }),
    }),
  ),
  notes: z.array(artworkAnnotation),
});
export type DeepZoomArtwork = z.infer<typeof deepZoomArtwork>;

export const deepZoomReply = z.object({ work: deepZoomArtwork });
