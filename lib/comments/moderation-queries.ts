import { includeComment, toComment } from "@/lib/comments/comment-rows";
import type { ModeratedComment, ModerationFilter, ModerationReply } from "@/lib/comments/moderation-contracts";
import { keysetQuery } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 20;

type ModerationPage = ModerationFilter & { page: number; sort?: "newest" | "oldest" | undefined };

export const toModerationWhere = ({
  exhibition,
  artwork,
  status,
  reported,
}: ModerationFilter): Prisma.CommentWhereInput => ({
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
  ...includeComment,
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
  removal: row.status === "refused" && row.removalReason ? { reason: row.removalReason, note: row.removalNote } : null,
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
