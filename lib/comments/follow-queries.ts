import type { Reader } from "@/lib/comments/comment-rows";
import { nameThreads, parseThreadKey } from "@/lib/comments/name-threads";
import { publishedSql } from "@/lib/comments/published-sql";
import { guestbook, threadKey } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** A comment with its replies, by the id of the comment; or a thread, as "exhibition", "exhibition/artwork" or "guestbook". */
export type ConversationTarget = { kind: "conversation" | "thread"; key: string };

/** One with what it is called and where it is read; the path is null once it is not shown. */
export type FollowedConversation = ConversationTarget & { name: string; path: string | null };

const shorten = (message: string): string => (message.length > 60 ? `${message.slice(0, 57).trimEnd()}…` : message);

/** The threads among these that are shown; an artwork is named as the reader may read it. */
async function toThreads(keys: readonly string[], reader: Reader): Promise<FollowedConversation[]> {
  const names = await nameThreads(keys, reader);
  return keys.flatMap((key): FollowedConversation[] => {
    const name = names.get(key);
    if (name === undefined) return [];
    return key === guestbook
      ? [{ kind: "thread", key, name, path: paths.guestbook }]
      : [{ kind: "thread", key, name: `Comments on ${name}`, path: commentPaths.thread(parseThreadKey(key)) }];
  });
}

type CommentRow = { id: string; exhibition: string; message: string; by: string };

async function toConversations(ids: readonly string[]): Promise<FollowedConversation[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<CommentRow[]>`
    SELECT c.id, c.exhibition, c.message, u.display_name AS by FROM comments c JOIN users u ON u.id = c.user_id
    WHERE c.id = ANY(${ids}) AND c.parent_id IS NULL AND ${publishedSql} AND u.deleted_at IS NULL AND ${isThreadPublic}`;
  return rows.map(({ id, exhibition, message, by }) => ({
    kind: "conversation",
    key: id,
    name: `${by}: ${shorten(message)}`,
    path: exhibition === guestbook ? commentPaths.guestbookNote(id) : commentPaths.conversation(id),
  }));
}

/** Whether the exhibition of the comment `c` is published, in SQL. */
const isThreadPublic = Prisma.sql`(c.exhibition = ${guestbook} OR EXISTS (
  SELECT 1 FROM exhibitions x WHERE x.slug = c.exhibition AND x.deleted_at IS NULL AND NOT x.is_draft))`;

/** What can be followed, as the reader may read it; null when it is not shown. */
export async function findConversationTarget(
  { kind, key }: ConversationTarget,
  reader: Reader,
): Promise<FollowedConversation | null> {
  const [found] = kind === "thread" ? await toThreads([key], reader) : await toConversations([key]);
  return found ?? null;
}

/** Whether a user follows a comment with its replies or a thread. */
export async function isFollowing(userId: string, { kind, key }: ConversationTarget): Promise<boolean> {
  const row = kind === "thread" ? { ...parseThreadKey(key), commentId: null } : { commentId: key };
  return (await db.commentConversation.count({ where: { userId, ...row, followedAt: { not: null } } })) > 0;
}

/** The conversations and threads that a user follows, the latest first. */
export async function listFollowedConversations(reader: NonNullable<Reader>): Promise<FollowedConversation[]> {
  const rows = await db.commentConversation.findMany({
    where: { userId: reader._id, followedAt: { not: null } },
    orderBy: [{ followedAt: "desc" }, { id: "asc" }],
  });
  const keyOf = ({ commentId, exhibition, artwork }: (typeof rows)[number]): string =>
    commentId ?? threadKey({ exhibition: exhibition ?? guestbook, artwork });
  const [conversations, threads] = await Promise.all([
    toConversations(rows.flatMap(({ commentId }) => commentId ?? [])),
    toThreads(rows.filter(({ commentId }) => commentId === null).map(keyOf), reader),
  ]);
  const shown = [...conversations, ...threads];
  return rows.map((row) => {
    const kind = row.commentId === null ? "thread" : "conversation";
    const name = kind === "thread" ? "Comments that are not shown any more" : "A comment that was removed";
    return shown.find(({ key }) => key === keyOf(row)) ?? { kind, key: keyOf(row), name, path: null };
  });
}
