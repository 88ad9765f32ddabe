import * as z from "zod/mini";

const limit = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)));

/** The request of oEmbed 1.0. */
export const oembedQuery = z.object({
  url: z.string().check(z.maxLength(2_000)),
  maxwidth: limit,
  maxheight: limit,
  format: z.optional(z.string().check(z.maxLength(20))),
});

const common = {
  version: z.literal("1.0"),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  thumbnail_url: z.optional(z.string()),
  thumbnail_width: z.optional(z.int()),
  thumbnail_height: z.optional(z.int()),
};

/** A leader is a frame with the work, a drop a link with its picture. */
export const oembedReply = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rich"), html: z.string(), width: z.int(), height: z.int(), ...common }),
  z.object({ type: z.literal("link"), ...common }),
]);

export type OembedQuery = z.infer<typeof oembedQuery>;
export type OembedReply = z.infer<typeof oembedReply>;
