import * as z from "zod/mini";

/** POST /account/digest: whether the caller wants the monthly email. */
export const digestBody = z.object({ wanted: z.enum(["yes", "no"]) });

/** The token of the link in a digest. */
export const digestToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

/** A month in Lagos: 2026-11. */
export const digestMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** What a month brought. Lists have the newest first, and are cut; `total` counts all. */
export type DigestContent = {
  works: { total: number; items: { title: string; exhibition: string; slug: string }[] };
  drops: {
    total: number;
    items: { name: string; slug: string; priceKobo: number; image: { url: string; alt: string } | null }[];
  };
  upcoming: { name: string; slug: string; opensAt: Date }[];
  events: { id: string; title: string; startsAt: Date; place: string }[];
  /** Replies to the member's comments. */
  replies: number;
};
