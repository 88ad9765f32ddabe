import * as z from "zod/mini";
import { filmAddress, ownSound } from "@/lib/exhibitions/contracts";

/** Some words on one line or more, which have to be there; `what` is said when they are not. */
const words = (most: number, what: string) =>
  z
    .string({ error: what })
    .check(z.trim(), z.minLength(1, { error: what }), z.maxLength(most, { error: `At most ${most} characters` }));
const perhaps = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, { error: `At most ${most} characters` }));

export const slugField = z.string().check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "Small letters, digits and hyphens" }),
  z.maxLength(80),
  // These are other rooms under the same addresses of the API.
  z.refine((slug) => !["admin", "guestbook", "order", "heads-of-state"].includes(slug), {
    error: "This slug belongs to another room",
  }),
);

/** A picture of this site: one that was uploaded, or one that the museum ships. */
const pictureUrl = z
  .string()
  .check(z.regex(/^\/(api\/pictures|images)\/[\w./-]{1,300}$/, { error: "Upload a picture" }));
const picture = z.nullable(
  z.object({ url: pictureUrl, alt: words(500, "Say what the picture shows, for those who do not see it") }),
);
const version = z.int();

const exhibitionFields = {
  title: words(120, "A title is required"),
  subtitle: perhaps(160),
  story: perhaps(4_000),
  image: picture,
  requiresVIP: z.boolean(),
  status: z.enum(["announced", "open", "closed"]),
  /** The day its doors open or opened. */
  opensAt: z.nullable(
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/),
      z.refine((day) => Number.isFinite(Date.parse(day)) && new Date(day).toISOString().startsWith(day), {
        error: "There is no such day",
      }),
    ),
  ),
  link: z.nullable(
    z.object({
      href: z.string().check(z.regex(/^\/[a-z0-9][\w/-]{0,200}$/i, { error: "A page of the museum, like /auctions" })),
      label: words(60, "Say what the link is called"),
    }),
  ),
};

/** POST /admin/exhibitions: it begins as a draft. */
export const exhibitionBody = z.object({ slug: slugField, ...exhibitionFields });
export type ExhibitionBody = z.infer<typeof exhibitionBody>;
/** PUT /admin/exhibitions/{id}: the whole of it, on the version that was looked at. A slug stays as it is once it is public. */
export const exhibitionChange = z.object({
  ...exhibitionFields,
  slug: z.optional(slugField),
  isDraft: z.boolean(),
  version,
});
export type ExhibitionChange = z.infer<typeof exhibitionChange>;

/** POST /admin/exhibitions/{id}/restore: on the version that was looked at. */
export const exhibitionRestored = z.object({ version });

export const deskId = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });
/** PUT …/order: every one there is, as they are to stand. */
export const orderBody = z.object({ ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500)) });

/** An exhibition as its desk sees it. */
export const deskExhibition = z.object({
  _id: z.string(),
  slug: z.string(),
  ...exhibitionFields,
  isDraft: z.boolean(),
  version,
  works: z.int(),
  /** How many heads of state hang in it; one with leaders is the museum's own and cannot be taken away. */
  leaders: z.int(),
});
export type DeskExhibition = z.infer<typeof deskExhibition>;
export const deskExhibitionReply = z.object({ exhibition: deskExhibition });

const share = z.number().check(z.gte(0), z.lte(1));
const note = z
  .object({
    title: words(120, "A note needs a name"),
    body: words(1_200, "A note needs words"),
    x: share,
    y: share,
    width: share.check(z.gt(0)),
    height: share.check(z.gt(0)),
  })
  .check(
    z.refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, {
      error: "The spot lies outside the picture",
    }),
  );
export type DeskNote = z.infer<typeof note>;

const workFields = {
  title: words(140, "A title is required"),
  description: perhaps(2_000),
  image: picture,
  productSlug: z.nullable(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120))),
  notes: z.array(note).check(z.maxLength(40)),
};
/** POST /admin/exhibitions/{id}/works. */
export const workBody = z.object({ slug: slugField, ...workFields });
export type WorkBody = z.infer<typeof workBody>;
/** PUT /admin/works/{id}. Its slug stays: comments are kept under it. */
export const workChange = z.object({ ...workFields, version });
export type WorkChange = z.infer<typeof workChange>;

/** A work as its desk sees it. */
export const deskWork = z.object({
  _id: z.string(),
  slug: z.string(),
  ...workFields,
  version,
  exhibition: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
  leader: z.nullable(z.object({ _id: z.string(), slug: z.string(), name: z.string() })),
});
export type DeskWork = z.infer<typeof deskWork>;
export const deskWorkReply = z.object({ work: deskWork });

const year = z.int({ error: "The year it was published" }).check(z.gte(1500), z.lte(2200));
const webAddress = z.string().check(
  z.maxLength(500),
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: "An address begins with https://",
  }),
);
const source = z.object(
  {
    title: words(300, "Name the source"),
    publisher: words(200, "Name who published it"),
    year,
    url: z.optional(webAddress),
  },
  { error: "Each claim needs its source" },
);
const dated = { date: words(80, "When?"), text: words(600, "What happened?") };

/** The speaker of a line of the house's own. */
export const houseSpeaker = "The museum";
const quote = z
  .object({
    text: words(700, "What was said?"),
    speaker: words(200, "Who said it?"),
    date: z.optional(words(80, "When was it said?")),
    source: z.optional(source),
  })
  .check(
    z.refine(({ speaker, date, source: from }) => speaker === houseSpeaker || (date && from), {
      error: "A real person is quoted only with a date and a source",
      path: ["source"],
    }),
  );

/** Everything of a leader that the desk writes. */
export const leaderWords = z.object({
  name: words(80, "A name is required"),
  title: words(160, "An office is required"),
  term: words(60, "A term is required"),
  label: z.object({
    title: words(160, "A title is required"),
    year: words(40, "A year is required"),
    medium: words(200, "A medium is required"),
    dimensions: words(80, "Dimensions are required"),
    accession: words(40, "A number is required"),
    credit: words(160, "A credit is required"),
  }),
  highlights: z.array(z.object(dated)).check(z.minLength(1, { error: "Name one moment at least" }), z.maxLength(12)),
  quote,
  imageCredit: words(160, "A credit is required"),
  chapterTitle: words(120, "A title is required"),
  theme: z.enum(["desert", "blacksteel", "fire", "forest"]),
  aside: words(700, "The satire’s short piece is required"),
  narrative: words(40_000, "The narrative is required"),
  record: z
    .array(z.object({ ...dated, source }))
    .check(z.minLength(1, { error: "The record needs one claim at least" }), z.maxLength(60)),
  videoUrl: z.nullable(filmAddress),
  /** The loop of the room: the one that ships, none, or one that was uploaded. */
  sound: z.union([z.literal("house"), z.null(), ownSound]),
});
export type LeaderWords = z.infer<typeof leaderWords>;

/** PUT /admin/leaders/{id}. */
export const leaderChange = z.object({ words: leaderWords, version });
export type LeaderChange = z.infer<typeof leaderChange>;

/** A leader as the desk sees it; `workId` is what hangs beside it. */
export const deskLeader = z.object({
  _id: z.string(),
  exhibitionId: z.string(),
  slug: z.string(),
  version,
  words: leaderWords,
  /** The fields that differ from what the museum shipped. */
  rewritten: z.array(z.string()),
  workId: z.nullable(z.string()),
});
export type DeskLeader = z.infer<typeof deskLeader>;
export const deskLeaderReply = z.object({ leader: deskLeader });

/** POST /admin/exhibitions/picture: cut as a sheet of four to five, or as a cover of eight to five. */
export const pictureShape = z.object({ shape: z.enum(["work", "cover"]) });
export const keptReply = z.object({ url: z.string() });
export const soundReply = z.object({ url: z.string(), bytes: z.int() });
/** GET /sounds/{name}. */
export const soundParams = z.object({ name: z.string().check(z.regex(/^snd-[0-9a-z]{20}\.mp3$/)) });
/** What is answered when there is nothing more to say. */
export const doneReply = z.object({});
