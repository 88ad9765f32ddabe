import { getCommentBan } from "@/lib/comments/comment-bans";
import { includeComment, type Reader, toThreads, visibleTo, withReplies } from "@/lib/comments/comment-rows";
import type { CommentsReply, CommentWithReplies } from "@/lib/comments/contracts";
import { type CommentThread, guestbook } from "@/lib/comments/rules";
import { type CommentOrder, MAX_PINNED } from "@/lib/comments/thread-rules";
import { getReaderPolicy } from "@/lib/comments/thread-settings";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { getExhibition, isArtworkInExhibition } from "@/lib/exhibitions/queries";
import { canAccess } from "@/lib/exhibitions/rules";
import type { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 50;
export type FoundThread = { exhibition: string; artwork: string | null; title: string; requiresVIP: boolean };

/** The thread of a published exhibition or its artwork with the exhibition's title, or null; the guestbook always exists and is open to everyone. */
export async function findThread({ exhibition, artwork = null }: CommentThread): Promise<FoundThread | null> {
  if (exhibition === guestbook && artwork === null)
    return { exhibition, artwork, title: "Guestbook", requiresVIP: false };
  const [found, hasArtwork] = await Promise.all([
    getExhibition(exhibition),
    artwork === null ? true : isArtworkInExhibition(exhibition, artwork),
  ]);
  return found && hasArtwork ? { exhibition, artwork, title: found.title, requiresVIP: found.requiresVIP } : null;
}

/** The same; throws `not_found` when there is none. */
export async function requireThread(thread: CommentThread): Promise<FoundThread> {
  return (await findThread(thread)) ?? throwAppError("not_found", "There is no such comment thread.");
}

/** Who may comment in a thread, and whether the reader may, bans apart. */
export async function getPolicyIn(
  { exhibition, requiresVIP }: FoundThread,
  reader: Reader,
): Promise<CommentsReply["thread"]> {
  const policy = await getReaderPolicy(exhibition, reader);
  return { ...policy, canComment: policy.canComment && canAccess({ requiresVIP }, reader) };
}

const sortBy: Readonly<Record<CommentOrder, Prisma.CommentOrderByWithRelationInput[]>> = {
  newest: [{ createdAt: "desc" }, { id: "asc" }],
  oldest: [{ createdAt: "asc" }, { id: "asc" }],
  reactions: [{ reactions: { _count: "desc" } }, { createdAt: "desc" }, { id: "asc" }],
};

type ListOptions = { reader?: Reader; cursor?: string; limit?: number; sort?: CommentOrder };

/**
 * One page of a thread, pinned comments before the others, newest first or as `sort` says, with replies; `cursor` is the last comment of the
 * previous page. The order by reactions changes while it is read, so it has one page, the longest.
 */
export async function listComments(
  thread: CommentThread,
  { reader = null, cursor, limit = PAGE_SIZE, sort = "newest" }: ListOptions = {},
): Promise<CommentsReply> {
  const found = await requireThread(thread);
  const { exhibition, artwork } = found;
  const isOnePage = sort === "reactions";
  const wanted = isOnePage ? MAX_PAGE_SIZE : limit;
  const take = Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), 1), MAX_PAGE_SIZE) : PAGE_SIZE;
  const now = await databaseNow();
  const ban = reader && (await getCommentBan(reader._id));
  const inThread = { AND: [{ exhibition, artwork, parentId: null }, visibleTo(reader, now)] };
  const [pinned, rows, policy] = await Promise.all([
    cursor
      ? []
      : db.comment.findMany({
          where: { ...inThread, pinnedAt: { not: null } },
          include: withReplies(reader, now),
          orderBy: [{ pinnedAt: "desc" }, { id: "asc" }],
          take: MAX_PINNED,
        }),
    db.comment.findMany({
      where: { ...inThread, pinnedAt: null, ...(cursor && !isOnePage && beyondCursor(cursor, sort)) },
      include: withReplies(reader, now),
      orderBy: sortBy[sort],
      take: take + 1,
    }),
    getPolicyIn(found, reader),
  ]);
  const last = rows.slice(0, take).at(-1);
  return {
    comments: await toThreads([...pinned, ...rows.slice(0, take)], reader, now),
    nextCursor: rows.length > take && last && !isOnePage ? `${last.createdAt.getTime()}.${last.id}` : null,
    now: now.toISOString(),
    ...(ban && { ban }),
    thread: policy,
  };
}

/** One comment that the reader sees with its replies, for its own page; for a reply, the comment that it belongs to. Null when there is none. */
export async function getCommentThread(id: string, reader: Reader = null): Promise<CommentWithReplies | null> {
  const now = await databaseNow();
  const found = await db.comment.findFirst({ where: { AND: [{ id }, visibleTo(reader, now)] } });
  const row =
    found &&
    (await db.comment.findFirst({
      where: { AND: [{ id: found.parentId ?? id }, visibleTo(reader, now)] },
      include: withReplies(reader, now),
    }));
  const [thread] = row ? await toThreads([row], reader, now) : [];
  return thread ?? null;
}

/** The featured comments of an exhibition and its artworks, the latest first. */
export async function listFeaturedComments(exhibition: string, limit = 3): Promise<CommentWithReplies[]> {
  const now = await databaseNow();
  const rows = await db.comment.findMany({
    where: { AND: [{ exhibition, featuredAt: { not: null }, parentId: null }, visibleTo(null, now)] },
    include: { ...withReplies(null, now), replies: { where: { id: "" }, include: includeComment } },
    orderBy: [{ featuredAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  return toThreads(rows, null, now);
}

function beyondCursor(cursor: string, sort: CommentOrder): Prisma.CommentWhereInput {
  const [time = "", id = ""] = cursor.split(".");
  const createdAt = new Date(Number(time));
  if (Number.isNaN(createdAt.getTime())) return throwAppError("invalid_input", "Please check what you entered.");
  const beyond = sort === "oldest" ? { gt: createdAt } : { lt: createdAt };
  return { OR: [{ createdAt: beyond }, { createdAt, id: { gt: id } }] };
}

/** One comment, or null when it does not exist, was removed or is not visible to the reader. */
export async function getComment(id: string, reader: Reader): Promise<CommentWithReplies | null> {
  const now = await databaseNow();
  const row = await db.comment.findFirst({
    where: { AND: [{ id }, visibleTo(reader, now)] },
    include: { ...withReplies(reader, now), replies: { where: { id: "" }, include: includeComment } },
  });
  const [found] = row ? await toThreads([row], reader, now) : [];
  return found ?? null;
}
