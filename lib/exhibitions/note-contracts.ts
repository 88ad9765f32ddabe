import * as z from "zod/mini";

const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));
export const artworkParams = z.object({ slug, artwork: slug });

/** A described spot of a work; the numbers are fractions of the picture's width and height. */
export const artworkNote = z.object({
  _id: z.string(),
  title: z.string(),
  body: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type ArtworkNote = z.infer<typeof artworkNote>;

/** What looking closely needs: where the tiles lie, if there are any, and what there is to see. */
export const closeLook = z.object({
  title: z.string(),
  alt: z.string(),
  /** The whole picture in one file, for when the tiles do not come. */
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
  notes: z.array(artworkNote),
});
export type CloseLook = z.infer<typeof closeLook>;
export const closeLookReply = z.object({ work: closeLook });
