import * as z from "zod/mini";

/** What can be found, in the order of the results. */
export const searchKinds = [
  "leader",
  "artwork",
  "product",
  "exhibition",
  "auction",
  "event",
  "text",
  "comment",
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The longest query that is searched for. */
export const MAX_QUERY_LENGTH = 200;

/** GET /search. An empty query finds nothing. */
export const searchQuery = z.object({
  q: z._default(
    z.string().check(z.maxLength(MAX_QUERY_LENGTH, `A search may have ${MAX_QUERY_LENGTH} characters at most.`)),
    "",
  ),
});

/** A text in parts: those that match the query are marked. */
export const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

export type MarkedText = z.infer<typeof markedText>;

export const searchResult = z.object({
  /** The path of its page. */
  path: z.string(),
  title: markedText,
  /** The category of a drop, the term of a leader, the place of an event. */
  subtitle: z.string(),
  /** The sentence around the first match; empty when only the title matches. */
  excerpt: markedText,
  /** A stored image; the title describes it. */
  image: z.nullable(z.string()),
  /** When an event or auction starts. */
  startsAt: z.nullable(z.string()),
  /** Whether it is a comment by a person whom the caller has muted; then it has no excerpt. Nobody else gets it. */
  muted: z.optional(z.literal(true)),
});

export type SearchResult = z.infer<typeof searchResult>;

export const searchReply = z.object({
  /** Whether nothing matched and the results only have similar names. */
  isSimilar: z.boolean(),
  groups: z.array(z.object({ kind: z.enum(searchKinds), results: z.array(searchResult) })),
});

export type SearchReply = z.infer<typeof searchReply>;
