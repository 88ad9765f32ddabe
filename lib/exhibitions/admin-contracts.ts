import * as z from "zod/mini";
import { blocks } from "@/lib/exhibitions/blocks";
import { optionalText, requiredText } from "@/lib/exhibitions/text-fields";

export const slugField = z.string().check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "Use lowercase letters, digits and hyphens" }),
  z.maxLength(80),
  // The API uses these words as path segments of its own.
  z.refine((slug) => !["admin", "guestbook", "order", "heads-of-state"].includes(slug), {
    error: "This slug is reserved",
  }),
);

/** The URL of an uploaded image, or of one that ships with the site. */
const imageUrl = z.string().check(z.regex(/^\/(api\/pictures|images)\/[\w./-]{1,300}$/, { error: "Upload an image" }));
const imageField = z.nullable(
  z.object({ url: imageUrl, alt: requiredText(500, "Describe the picture for people who cannot see it") }),
);
export const version = z.int();
/** A day of the calendar: 2027-05-29. */
export const day = z.string({ error: "A date is required" }).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "A date is required" }),
  z.refine((text) => Number.isFinite(Date.parse(text)) && new Date(text).toISOString().startsWith(text), {
    error: "This date does not exist",
  }),
);

const exhibitionFields = {
  title: requiredText(120, "A title is required"),
  subtitle: optionalText(160),
  story: optionalText(4_000),
  image: imageField,
  requiresVIP: z.boolean(),
  status: z.enum(["announced", "open", "closed"]),
  /** The opening day, in the past or in the future. */
  opensAt: z.nullable(day),
  link: z.nullable(
    z.object({
      href: z.string().check(z.regex(/^\/[a-z0-9][\w/-]{0,200}$/i, { error: "A path on this site, like /auctions" })),
      label: requiredText(60, "A link label is required"),
    }),
  ),
  /** What the page shows below the story. */
  blocks,
  series: z.nullable(
    z.object({
      name: requiredText(80, "The name of the series is required"),
      /** Its place; visitors see the place among the published parts. */
      part: z.int({ error: "Enter a whole number" }).check(z.gte(1, "The first part is 1"), z.lte(99)),
    }),
  ),
};

/** POST /admin/exhibitions: the new exhibition is a draft. */
export const exhibitionBody = z.object({ slug: slugField, ...exhibitionFields });
export type ExhibitionBody = z.infer<typeof exhibitionBody>;
/** PUT /admin/exhibitions/{id}: every field, and the version that was edited. The slug is fixed once the exhibition is published. */
export const exhibitionChange = z.object({
  ...exhibitionFields,
  slug: z.optional(slugField),
  isDraft: z.boolean(),
  version,
});
export type ExhibitionChange = z.infer<typeof exhibitionChange>;

/** POST /admin/exhibitions/{id}/restore: the version that was listed. */
export const restoreExhibitionBody = z.object({ version });

export const idParams = z.object({ id: z.string().check(z.regex(/^\w{1,80}$/)) });
/** PUT …/reorder: all ids in their new order. */
export const reorderBody = z.object({ ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500)) });

/** An exhibition in the admin area. */
export const adminExhibition = z.object({
  _id: z.string(),
  slug: z.string(),
  ...exhibitionFields,
  isDraft: z.boolean(),
  version,
  works: z.int(),
  /** How many leaders it has; an exhibition with leaders cannot be deleted. */
  leaders: z.int(),
});
export type AdminExhibition = z.infer<typeof adminExhibition>;
export const adminExhibitionReply = z.object({ exhibition: adminExhibition });

const fraction = z.number().check(z.gte(0), z.lte(1));
const annotation = z
  .object({
    title: requiredText(120, "A title is required"),
    body: requiredText(1_200, "A description is required"),
    x: fraction,
    y: fraction,
    width: fraction.check(z.gt(0)),
    height: fraction.check(z.gt(0)),
  })
  .check(
    z.refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, {
      error: "The area is outside the picture",
    }),
  );
export type AdminAnnotation = z.infer<typeof annotation>;

const artworkFields = {
  title: requiredText(140, "A title is required"),
  description: optionalText(2_000),
  image: imageField,
  productSlug: z.nullable(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120))),
  notes: z.array(annotation).check(z.maxLength(40)),
};
/** POST /admin/exhibitions/{id}/artworks. */
export const artworkBody = z.object({ slug: slugField, ...artworkFields });
export type ArtworkBody = z.infer<typeof artworkBody>;
/** PUT /admin/artworks/{id}. The slug is fixed, because comments refer to it. */
export const artworkChange = z.object({ ...artworkFields, version });
export type ArtworkChange = z.infer<typeof artworkChange>;

/** An artwork in the admin area. */
export const adminArtwork = z.object({
  _id: z.string(),
  slug: z.string(),
  ...artworkFields,
  version,
  exhibition: z.object({ _id: z.string(), slug: z.string(), title: z.string() }),
  leader: z.nullable(
    z.object({ _id: z.string(), slug: z.string(), name: z.string(), isAdded: z.boolean(), isDraft: z.boolean() }),
  ),
});
export type AdminArtwork = z.infer<typeof adminArtwork>;
export const adminArtworkReply = z.object({ work: adminArtwork });

/** POST /admin/exhibitions/images: cropped to 4:5 for an artwork, to 8:5 for a cover. */
export const imageShapeQuery = z.object({ shape: z.enum(["work", "cover"]) });
export const storedFileReply = z.object({ url: z.string() });
export const soundReply = z.object({ url: z.string(), bytes: z.int() });
/** POST /admin/exhibitions/audio: a loop has to be an MP3, a recording of the audio tour may be in any of the formats. */
export const soundUseQuery = z.object({ use: z.optional(z.enum(["loop", "recording"])) });
/** GET /sounds/{name}. */
export const soundParams = z.object({ name: z.string().check(z.regex(/^snd-[0-9a-z]{20}\.(mp3|m4a|ogg|wav)$/)) });
