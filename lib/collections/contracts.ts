import * as z from "zod/mini";
import type { image } from "@/lib/catalog/contracts";
import { handleRefusal, normalizeHandle } from "@/lib/collections/rules";
import { commentParams, type provedBadge } from "@/lib/comments/contracts";

const toggle = z.union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })]);

const handle = z.pipe(
  z.pipe(z.string().check(z.maxLength(80)), z.transform(normalizeHandle)),
  z.string().check((payload) => {
    const refusal = handleRefusal(payload.value);
    if (refusal) payload.issues.push({ code: "custom", message: refusal, input: payload.value });
  }),
);

/** POST /account/public-profile: the handle, and whether /people/{handle} exists, is listed at /people, and may be found by search engines. */
export const publicProfileBody = z.object({
  handle,
  isPublic: toggle,
  isListed: z._default(toggle, false),
  isIndexed: z._default(toggle, false),
});

export type PublicProfileBody = z.infer<typeof publicProfileBody>;

/** The caller's own setting; null before the first choice of a handle. */
export const ownProfile = z.object({
  handle: z.string(),
  isPublic: z.boolean(),
  /** In the members' directory, and open to search engines; never without a public profile. */
  isListed: z.boolean(),
  isIndexed: z.boolean(),
});

export type OwnProfile = z.infer<typeof ownProfile>;

export const publicProfileReply = z.object({ profile: ownProfile });

/** POST /account/number-names: whether the caller is named as the owner of all their numbers. */
export const numberNamesBody = z.object({ shown: toggle });

/** How many numbers have changed. */
export const numberNamesReply = z.object({ changed: z.int() });

const key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120));

const followKinds = ["leader", "series", "conversation", "thread"] as const;

const collectionFollow = z.object({ kind: z.enum(["leader", "series"]), key });

/** A leader or a series by its slug. */
export type CollectionFollow = z.infer<typeof collectionFollow>;

const conversationKey = commentParams.shape.exhibition;
const slug = "[a-z0-9-]{1,80}";
const threadKey = z.string().check(z.regex(new RegExp(`^${slug}(/${slug})?$`)));

/**
 * POST /follows and /follows/remove: a leader or a series by its slug; a comment with its replies by its id; or the comments on an
 * exhibition, on an artwork ("exhibition/artwork") or in the guestbook ("guestbook").
 */
export const followBody = z.discriminatedUnion("kind", [
  collectionFollow,
  z.object({ kind: z.literal("conversation"), key: conversationKey }),
  z.object({ kind: z.literal("thread"), key: threadKey }),
]);

export type FollowBody = z.infer<typeof followBody>;

/** POST /number-wishes and /number-wishes/remove: the id or the slug of a drop, and a number of its edition. */
export const numberWishBody = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(120)),
  number: z.pipe(
    z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number))]),
    z.int().check(z.gte(1), z.lte(1_000_000)),
  ),
});

export type NumberWishBody = z.infer<typeof numberWishBody>;

/** The query of /account/following, typed by hand or by a form; an invalid value counts as none. */
export const followingQuery = z.object({
  kind: z.catch(z.optional(z.enum(followKinds)), undefined),
  key: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  product: z.catch(z.optional(numberWishBody.shape.product), undefined),
  number: z.catch(z.optional(numberWishBody.shape.number), undefined),
  error: z.catch(z.optional(z.string()), undefined),
});

/** The token of the link in an email about a follow or a wish. */
export const followToken = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

/** What is followed; `path` is null once there is no such page. */
const follow = z.object({
  kind: z.enum(followKinds),
  key: z.string(),
  name: z.string(),
  path: z.nullable(z.string()),
});

export type Follow = z.infer<typeof follow>;

const numberWish = z.object({
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  number: z.int(),
  editionSize: z.nullable(z.int()),
  /** Sold for good: it will not be free again. */
  isSold: z.boolean(),
});

export type NumberWish = z.infer<typeof numberWish>;

export const followingReply = z.object({ follows: z.array(follow), wishes: z.array(numberWish) });

export type Following = z.infer<typeof followingReply>;

/** A number as its owner agreed to show it. */
export type OwnedNumber = {
  editionId: string;
  number: number;
  editionSize: number | null;
  name: string;
  /** Null for a drop that is no longer shown. */
  slug: string | null;
  image: z.infer<typeof image> | null;
  kind: "purchase" | "auction" | "gift" | "transfer";
  acquiredAt: string;
};

/** The query of /people, typed by hand or by a form; an invalid value counts as none. */
export const directoryQuery = z.object({
  q: z.catch(z._default(z.string().check(z.trim(), z.maxLength(60)), ""), ""),
  page: z.catch(z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), 1), 1),
});

/** A member who chose to be in the directory; one badge of each kind. */
export type ListedMember = {
  handle: string;
  name: string;
  photoUrl: string | null;
  badges: z.infer<typeof provedBadge>[];
};

/** A public profile: only what its owner agreed to show. */
export type PublicPerson = {
  handle: string;
  name: string;
  photoUrl: string | null;
  /** Whether search engines may find it. */
  isIndexed: boolean;
  badges: z.infer<typeof provedBadge>[];
  numbers: OwnedNumber[];
};
