import * as z from "zod/mini";

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  year: z.int(),
  url: z.optional(z.string()),
});
const dated = z.object({ date: z.string(), text: z.string() });
const label = z.object({
  title: z.string(),
  year: z.string(),
  medium: z.string(),
  dimensions: z.string(),
  accession: z.string(),
  credit: z.string(),
});
const quote = z.object({
  text: z.string(),
  /** "The museum" for a line of the house's own, which has neither date nor source. */
  speaker: z.string(),
  date: z.optional(z.string()),
  source: z.optional(source),
});
const theme = z.enum(["desert", "blacksteel", "fire", "forest"]);
const picture = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** A film elsewhere, by the address of its player that keeps no cookies. */
export const filmAddress = z
  .string()
  .check(z.regex(/^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+$/));
/** A loop that an admin uploaded for a room. */
export const ownSound = z.object({
  url: z.string().check(z.regex(/^\/api\/sounds\/[\w.-]+$/)),
  bytes: z.int().check(z.gt(0)),
  seconds: z.number().check(z.gt(0)),
});

/** The words of a leader that an admin may have rewritten: each replaces the shipped one of the same name. */
export const leaderRewrite = z.partial(
  z.object({
    title: z.string(),
    term: z.string(),
    alt: z.string(),
    label,
    highlights: z.array(dated),
    quote,
    imageCredit: z.string(),
    chapterTitle: z.string(),
    theme,
    aside: z.string(),
    narrative: z.string(),
    record: z.array(z.extend(dated, { source })),
    videoUrl: filmAddress,
    /** Null is silence; without it the shipped loop plays. */
    sound: z.nullable(ownSound),
  }),
);
export type LeaderRewrite = z.infer<typeof leaderRewrite>;

/** An exhibition as its card shows it. */
export const exhibitionCard = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  story: z.string(),
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
  requiresVIP: z.boolean(),
  status: z.enum(["announced", "open", "closed"]),
  /** A page of ours that belongs to it, like the sale of a scroll. */
  link: z.nullable(z.object({ href: z.string(), label: z.string() })),
  /** The moment its doors open, or opened; null while no date is set. */
  opensAt: z.nullable(z.string()),
});
export type ExhibitionCard = z.infer<typeof exhibitionCard>;

/** A leader as a frame on the wall, a dot on the board and a stretch of the ruler. */
export const leaderCard = z.object({
  slug: z.string(),
  name: z.string(),
  /** The place on the timeline, from 1. */
  position: z.int(),
  /** The dot on the board, from 1, for those who have one. */
  boardPosition: z.nullable(z.int()),
  title: z.string(),
  term: z.string(),
  termStart: z.string(),
  termEnd: z.nullable(z.string()),
  /** What hangs in place of the face. */
  object: z.string(),
  artworkTitle: z.string(),
  alt: z.string(),
  portrait: picture,
});
export type LeaderCard = z.infer<typeof leaderCard>;

/** A leader's public page: all that is on the wall, and of the narrative no more than its beginning. */
export const publicLeader = z.extend(leaderCard, {
  highlights: z.array(dated),
  quote,
  imageCredit: z.string(),
  label,
  chapterTitle: z.string(),
  theme,
  aside: z.string(),
  /** The first 580 characters or so; paragraphs are parted by a blank line. */
  excerpt: z.string(),
  /** How long the whole of it is. */
  narrativeWords: z.int(),
  record: z.array(z.extend(dated, { source })),
  artworkSlug: z.string(),
  /** The drop it is sold as. */
  productSlug: z.nullable(z.string()),
  wide: picture,
  mobile: picture,
  /** The share card, 1200 by 630. */
  share: z.string(),
});
export type PublicLeader = z.infer<typeof publicLeader>;

/** What is on sale of a work: the drop, at its price of today in naira. */
const linkedDrop = z.object({
  slug: z.string(),
  name: z.string(),
  price: z.number(),
  was: z.nullable(z.number()),
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
});

/** A leader as the members' exhibition shows them; the whole narrative is asked for by itself. */
export const hallLeader = z.extend(publicLeader, {
  /** Whether the work is there; one that is to come is announced behind a lock. */
  hung: z.boolean(),
  /** A film elsewhere; null shows the museum's own. */
  videoUrl: z.nullable(z.string()),
  sound: z.nullable(z.object({ opus: z.string(), mp3: z.string(), bytes: z.int(), seconds: z.number() })),
  drop: z.nullable(linkedDrop),
});
export type HallLeader = z.infer<typeof hallLeader>;

/** GET /exhibitions/{slug}/leaders. */
export const hallReply = z.object({ leaders: z.array(hallLeader) });
export type HallReply = z.infer<typeof hallReply>;

/** GET /exhibitions/{slug}/leaders/{leader}: the narrative, paragraph by paragraph. */
export const narrativeReply = z.object({ paragraphs: z.array(z.string()) });
export type NarrativeReply = z.infer<typeof narrativeReply>;

export const hallParams = z.object({ slug: z.string().check(z.maxLength(120)) });
export const narrativeParams = z.extend(hallParams, { leader: z.string().check(z.maxLength(120)) });

/** The museum's own film, for a leader who has none. */
export type HouseFilm = {
  webm: string;
  mp4: string;
  captions: string;
  poster: string;
  width: number;
  height: number;
  seconds: number;
  bytes: number;
};

/** A work of an exhibition that an admin hung; one without a picture is still to come. */
export type HungWork = {
  slug: string;
  title: string;
  description: string;
  image: { url: string; alt: string } | null;
  productSlug: string | null;
};
