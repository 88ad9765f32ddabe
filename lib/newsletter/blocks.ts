import * as z from "zod/mini";

/** What a card shows: a drop, an event or a work. */
export const cardKinds = ["product", "event", "artwork"] as const;
export type CardKind = (typeof cardKinds)[number];

const blockId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i));
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A picture of this site: one of the media library, or one that comes with the code. */
export const pictureUrl = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/(api\/pictures|images)\/[\w./-]+$/, "Choose a picture from the library"));

const textBlock = z.object({
  id: blockId,
  type: z.literal("text"),
  /** Markdown. */
  text: z.string().check(z.maxLength(20_000, "Please use at most 20,000 characters in one block.")),
});

const pictureBlock = z.object({
  id: blockId,
  type: z.literal("picture"),
  url: pictureUrl,
  alt: line(500),
  caption: line(300),
});

const cardBlock = z.object({
  id: blockId,
  type: z.literal("card"),
  kind: z.enum(cardKinds),
  /** The id of the drop, event or work. */
  ref: z.string().check(z.regex(/^[a-z]{3}_[0-9a-z]{1,40}$/)),
});

/** A part of an issue. */
export const block = z.discriminatedUnion("type", [textBlock, pictureBlock, cardBlock]);
export type Block = z.infer<typeof block>;
export type TextBlock = z.infer<typeof textBlock>;
export type PictureBlock = z.infer<typeof pictureBlock>;
export type CardBlock = z.infer<typeof cardBlock>;

export const blocks = z.array(block).check(z.maxLength(60, "An issue has at most 60 blocks."));

/** What a card shows of its drop, event or work. */
export const card = z.object({
  kind: z.enum(cardKinds),
  ref: z.string(),
  title: z.string(),
  /** Price, date or name. */
  detail: z.string(),
  picture: z.nullable(z.string()),
  href: z.string(),
});
export type Card = z.infer<typeof card>;

/** The cards of an issue, by the id of what they show. */
export const cards = z.record(z.string(), card);
export type Cards = z.infer<typeof cards>;

/** The shape of a picture by its URL: covers are 8:5, pictures of drops and works 4:5. */
export const pictureSize = (url: string): { width: number; height: number } =>
  url.endsWith("-1600.jpg") ? { width: 1600, height: 1000 } : { width: 960, height: 1200 };

/** The text of an issue: its Markdown, captions and the titles of its cards. */
export const blocksToText = (all: readonly Block[], known: Cards): string =>
  all
    .map((one) => {
      if (one.type === "text") return one.text.trim();
      if (one.type === "picture") return one.caption || one.alt;
      const shown = known[one.ref];
      return shown ? [shown.title, shown.detail].filter(Boolean).join(", ") : "";
    })
    .filter(Boolean)
    .join("\n\n");

/** Whether an issue has anything to read. */
export const hasContent = (all: readonly Block[]): boolean =>
  all.some((one) => (one.type === "text" ? /\S/.test(one.text) : true));

/**
 * The picture at the head of an issue and the blocks below it. A picture block is moved there; a card keeps its text in its place.
 */
export function splitHead(
  all: readonly Block[],
  known: Cards,
): { head: { src: string; alt: string; href?: string; caption?: string; from: string } | null; rest: Block[] } {
  for (const one of all) {
    if (one.type === "picture")
      return {
        head: { src: one.url, alt: one.alt, from: one.id, ...(one.caption && { caption: one.caption }) },
        rest: all.filter(({ id }) => id !== one.id),
      };
    const shown = one.type === "card" ? known[one.ref] : undefined;
    if (shown?.picture)
      return { head: { src: shown.picture, alt: shown.title, href: shown.href, from: one.id }, rest: [...all] };
  }
  return { head: null, rest: [...all] };
}
