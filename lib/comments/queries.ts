import type { Actor, PlanName } from "@/lib/auth/contracts";
import { getCommentBan } from "@/lib/comments/comment-bans";
import type {
  Comment,
  CommentsReply,
  CommentWithReplies,
  ModeratedComment,
  ModerationFilter,
  ModerationReply,
} from "@/lib/comments/contracts";
import { type BadgedProfile, listBadgedProfiles } from "@/lib/comments/proved-badges";
import { type CommentThread, editableUntil, getBadges, guestbook } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { keysetQuery } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { getExhibition, isArtworkInExhibition } from "@/lib/exhibitions/queries";
import { isVipAt } from "@/lib/subscriptions/rules";
import type { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 50;
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
type CommentRow = Prisma.CommentGetPayload<{ include: { user: typeof includeAuthor } }>;
type Reader = Pick<Actor, "_id"> | null;

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

type Shown = { reader: Reader; now: Date; profiles?: Profiles };

function toComment(row: CommentRow, { reader, now, profiles }: Shown): Comment {
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
  };
}

export type FoundThread = { exhibition: string; artwork: string | null; requiresVIP: boolean };

/** The thread of an exhibition or artwork. Throws `not_found` when there is none; the guestbook always exists and is open to everyone. */
export async function requireThread({ exhibition, artwork = null }: CommentThread): Promise<FoundThread> {
  if (exhibition === guestbook && artwork === null) return { exhibition, artwork, requiresVIP: false };
  const [found, hasArtwork] = await Promise.all([
    getExhibition(exhibition),
    artwork === null ? true : isArtworkInExhibition(exhibition, artwork),
  ]);
  if (!found || !hasArtwork) return throwAppError("not_found", "There is no such comment thread.");
  return { exhibition, artwork, requiresVIP: found.requiresVIP };
}

/** Approved comments, and the reader's own pending ones. */
const visibleTo = (reader: Reader): Prisma.CommentWhereInput => ({
  deletedAt: null,
  OR: [{ status: "approved" }, ...(reader ? [{ status: "pending" as const, userId: reader._id }] : [])],
});

/** One page of a thread, newest first, with replies; `cursor` is the last comment of the previous page. */
export async function listComments(
  thread: CommentThread,
  { reader = null, cursor, limit = PAGE_SIZE }: { reader?: Reader; cursor?: string; limit?: number } = {},
): Promise<CommentsReply> {
  const { exhibition, artwork } = await requireThread(thread);
  const take = Number.isFinite(limit) ? Math.min(Math.max(Math.trunc(limit), 1), MAX_PAGE_SIZE) : PAGE_SIZE;
  const now = await databaseNow();
  const ban = reader && (await getCommentBan(reader._id));
  const rows = await db.comment.findMany({
    where: {
      AND: [{ exhibition, artwork, parentId: null }, visibleTo(reader), ...(cursor ? [beforeCursor(cursor)] : [])],
    },
    include: {
      user: includeAuthor,
      replies: {
        where: visibleTo(reader),
        include: { user: includeAuthor },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: MAX_REPLIES,
      },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: take + 1,
  });
  const visibleRows = rows.slice(0, take);
  const last = visibleRows.at(-1);
  const authors = visibleRows.flatMap((row) => [row.userId, ...row.replies.map(({ userId }) => userId)]);
  const shown = { reader, now, profiles: await listBadgedProfiles(db, authors) };
  return {
    comments: visibleRows.map((row) => ({
      ...toComment(row, shown),
      replies: row.replies.map((reply) => toComment(reply, shown)),
    })),
    nextCursor: rows.length > take && last ? `${last.createdAt.getTime()}.${last.id}` : null,
    now: now.toISOString(),
    ...(ban && { ban }),
  };
}

function beforeCursor(cursor: string): Prisma.CommentWhereInput {
  const [time = "", id = ""] = cursor.split(".");
  const createdAt = new Date(Number(time));
  if (Number.isNaN(createdAt.getTime())) return throwAppError("invalid_input", "Please check what you entered.");
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { gt: id } }] };
}

/** One comment, or null when it does not exist, was removed or is not visible to the reader. */
export async function getComment(id: string, reader: Reader): Promise<CommentWithReplies | null> {
  const row = await db.comment.findFirst({
    where: { AND: [{ id }, visibleTo(reader)] },
    include: { user: includeAuthor },
  });
  if (!row) return null;
  const shown = { reader, now: await databaseNow(), profiles: await listBadgedProfiles(db, [row.userId]) };
  return { ...toComment(row, shown), replies: [] };
}

type ModerationPage = ModerationFilter & { page: number; sort?: "newest" | "oldest" | undefined };

const toModerationWhere = ({ exhibition, artwork, status, reported }: ModerationFilter): Prisma.CommentWhereInput => ({
  deletedAt: null,
  ...(exhibition && { exhibition }),
  ...(artwork && { artwork }),
  ...(status && { status }),
  ...(reported && { reports: { some: { resolvedAt: null } } }),
});

/** The ids of all results of the moderation list. */
export async function listAllCommentIds(
  { filter, until }: { filter: ModerationFilter; until: string },
  narrower: Prisma.CommentWhereInput,
  limit: number,
): Promise<string[]> {
  const rows = await db.comment.findMany({
    where: { AND: [toModerationWhere(filter), narrower, { createdAt: { lte: new Date(until) } }] },
    select: { id: true },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ id }) => id);
}

const includeModeration = {
  user: includeAuthor,
  reports: { where: { resolvedAt: null }, orderBy: { createdAt: "asc" }, take: 20 },
  _count: { select: { notes: true } },
} as const satisfies Prisma.CommentInclude;

const toModerated = (
  row: Prisma.CommentGetPayload<{ include: typeof includeModeration }>,
  now: Date,
): ModeratedComment => ({
  ...toComment(row, { reader: null, now }),
  replyTo: row.parentId,
  heldFor: row.heldFor,
  notes: row._count.notes,
  reports: row.reports.map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
});

/**
 * The moderation list: every comment that was not removed, 20 per page. The ids of a page come from an index first, so that a late
 * page does not read all rows before it.
 */
export async function listCommentsToModerate(filter: ModerationPage): Promise<ModerationReply> {
  const where = toModerationWhere(filter);
  const oldest = filter.sort === "oldest";
  const { orderBy } = keysetQuery("createdAt", oldest ? "asc" : "desc", oldest ? "desc" : "asc", null);
  const [now, total] = await Promise.all([databaseNow(), db.comment.count({ where })]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isFinite(filter.page) ? Math.min(Math.max(Math.trunc(filter.page), 1), pages) : 1;
  const found = { where, orderBy, skip: (page - 1) * PAGE_SIZE, take: PAGE_SIZE };
  const rows = await db.comment.findMany({
    where: { id: { in: (await db.comment.findMany({ ...found, select: { id: true } })).map(({ id }) => id) } },
    include: includeModeration,
    orderBy,
  });
  return { comments: rows.map((row) => toModerated(row, now)), pages, total, now: now.toISOString() };
}

/** One comment as in the moderation list, null when it was removed; null when there is no such comment. */
export async function getCommentToModerate(
  id: string,
): Promise<{ comment: ModeratedComment | null; now: string } | null> {
  const [row, now] = await Promise.all([
    db.comment.findUnique({ where: { id }, include: includeModeration }),
    databaseNow(),
  ]);
  return row && { comment: row.deletedAt ? null : toModerated(row, now), now: now.toISOString() };
}
