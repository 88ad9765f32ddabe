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
