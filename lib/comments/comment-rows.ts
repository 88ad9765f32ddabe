import type { Actor, PlanName } from "@/lib/auth/contracts";
import type { Comment, CommentReactions, CommentWithReplies } from "@/lib/comments/contracts";
import { findMuted } from "@/lib/comments/mute-queries";
import { type BadgedProfile, listBadgedProfiles } from "@/lib/comments/proved-badges";
import { notHidden } from "@/lib/comments/published-sql";
import { listReactions, noReactions } from "@/lib/comments/reaction-queries";
import { editableUntil, getBadges } from "@/lib/comments/rules";
import { db } from "@/lib/db/client";
import { isVipAt } from "@/lib/subscriptions/rules";
import type { Prisma } from "@/prisma/generated/client";

/** The maximum number of replies that are loaded with a comment. */
const MAX_REPLIES = 100;

const includeAuthor = {
  select: {
    displayName: true,
    firstName: true,
    lastName: true,
    role: true,
    deletedAt: true,
    subscription: { select: { plan: true, nextPlan: true, nextPlanAt: true, endsAt: true } },
  },
} as const satisfies Prisma.UserDefaultArgs;
/** Whom a comment mentions, while they have an account. */
const includeMentions = {
  where: { user: { deletedAt: null } },
  select: { user: { select: { displayName: true } } },
} as const satisfies Prisma.Comment$mentionsArgs;
export const includeComment = {
  user: includeAuthor,
  mentions: includeMentions,
} as const satisfies Prisma.CommentInclude;
export type CommentRow = Prisma.CommentGetPayload<{ include: typeof includeComment }>;
export type Reader = Pick<Actor, "_id" | "role" | "isVIP"> | null;

const firstLetter = (name: string): string => ([...name.trim()][0] ?? "").toUpperCase();

type Profiles = ReadonlyMap<string, BadgedProfile>;

function toAuthor({ user, userId }: CommentRow, now: Date, profiles: Profiles | undefined): Comment["user"] {
  if (user.deletedAt) return { displayName: "Deleted account", firstName: "", lastName: "", badges: [] };
  const { displayName, firstName, lastName, role, subscription } = user;
  const changedPlan = subscription?.nextPlanAt && subscription.nextPlanAt <= now ? subscription.nextPlan : null;
  const plan: PlanName | null =
    subscription && isVipAt(now, subscription.endsAt) ? (changedPlan ?? subscription.plan) : null;
  const profile = profiles?.get(userId);
  return {
    displayName,
    firstName,
    lastName: firstLetter(lastName),
    badges: getBadges({ role, plan }),
    ...(profile && { profile }),
  };
}

type Shown = {
  reader: Reader;
  now: Date;
  profiles?: Profiles;
  reactions?: ReadonlyMap<string, CommentReactions>;
  /** The authors whom the reader has muted. */
  muted?: ReadonlySet<string>;
};

export function toComment(row: CommentRow, { reader, now, profiles, reactions, muted }: Shown): Comment {
  const own = reader?._id === row.userId;
  return {
    _id: row.id,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    user: toAuthor(row, now, profiles),
    status: row.status,
    exhibition: row.exhibition,
    artwork: row.artwork,
    own,
    mendableUntil: own ? editableUntil(row.createdAt).toISOString() : null,
    reactions: reactions?.get(row.id) ?? noReactions,
    mentions: row.mentions.map(({ user }) => user.displayName),
    pinned: row.pinnedAt !== null,
    featured: row.featuredAt !== null,
    voice: row.voiceKey === null ? null : row.voiceSeconds,
    ...(muted?.has(row.userId) && { muted: true as const }),
  };
}

/**
 * Approved comments that no ban hides, and of the reader's own those that wait and those that a moderator has rejected, until an appeal is
 * decided: so that they see where it happened what they can do.
 */
export const visibleTo = (reader: Reader, now: Date): Prisma.CommentWhereInput => ({
  deletedAt: null,
  OR: [{ status: "approved", ...notHidden(now) }, ...(reader ? ownHidden(reader._id) : [])],
});

const ownHidden = (userId: string): Prisma.CommentWhereInput[] => [
  { status: "pending", userId },
  { status: "refused", userId, OR: [{ appeal: null }, { appeal: { decidedAt: null } }] },
];

export const withReplies = (reader: Reader, now: Date) =>
  ({
    ...includeComment,
    replies: {
      where: visibleTo(reader, now),
      include: includeComment,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MAX_REPLIES,
    },
  }) satisfies Prisma.CommentInclude;

type ThreadRow = Prisma.CommentGetPayload<{ include: ReturnType<typeof withReplies> }>;

/** Comments with their replies as the reader gets them. */
export async function toThreads(rows: readonly ThreadRow[], reader: Reader, now: Date): Promise<CommentWithReplies[]> {
  const all = rows.flatMap((row) => [row, ...row.replies]);
  const authors = all.map(({ userId }) => userId);
  const [profiles, muted, reactions] = await Promise.all([
    listBadgedProfiles(db, authors),
    findMuted(reader?._id ?? null, authors),
    listReactions(
      all.map(({ id }) => id),
      reader?._id ?? null,
    ),
  ]);
  const shown = { reader, now, profiles, reactions, muted };
  return rows.map((row) => ({
    ...toComment(row, shown),
    replies: row.replies.map((reply) => toComment(reply, shown)),
  }));
}
