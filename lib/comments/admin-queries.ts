import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { can, sectionPermissions } from "@/lib/auth/staff-roles";
import type { CommentAuthor, ModerationCounts } from "@/lib/comments/admin-contracts";
import { guestbook } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { isVipAt, planTitle } from "@/lib/subscriptions/rules";

/** How many comments, decisions, bans and notes of an author are shown. */
const MAX_ROWS = 20;
const MAX_BANS = 200;
/** How many of the latest comments have their decisions looked up. */
const MAX_DECIDED = 200;

/** How many comments each queue has; each count reads an index of what was not removed. */
export async function countModerationQueues(): Promise<ModerationCounts> {
  const [counts] = await db.$queryRaw<ModerationCounts[]>`
    SELECT
      (SELECT count(*)::int FROM comments WHERE deleted_at IS NULL AND status = 'pending') AS waiting,
      (SELECT count(*)::int FROM comments c WHERE c.deleted_at IS NULL
         AND c.id IN (SELECT comment_id FROM comment_reports WHERE resolved_at IS NULL)) AS reported,
      (SELECT count(*)::int FROM comments WHERE deleted_at IS NULL) AS all,
      (SELECT count(*)::int FROM comments WHERE deleted_at IS NULL AND exhibition = ${guestbook}) AS guestbook,
      (SELECT count(*)::int FROM comments WHERE deleted_at IS NULL AND status = 'refused') AS rejected`;
  if (!counts) throw new Error("The queues were not counted.");
  return counts;
}

export type CommentThreadTitles = {
  exhibitions: { slug: string; title: string }[];
  artworks: { slug: string; title: string; exhibition: string }[];
};

/** The names of the exhibitions and artworks that can be commented on, in their order. */
export async function readThreadTitles(): Promise<CommentThreadTitles> {
  const [exhibitions, artworks] = await Promise.all([
    db.exhibition.findMany({
      where: { deletedAt: null },
      select: { slug: true, title: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
    db.artwork.findMany({
      where: { exhibition: { deletedAt: null } },
      select: { slug: true, title: true, exhibition: { select: { slug: true } } },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
  ]);
  return {
    exhibitions,
    artworks: artworks.map(({ slug, title, exhibition }) => ({ slug, title, exhibition: exhibition.slug })),
  };
}

const nameOf = (user: { firstName: string; lastName: string } | null) =>
  user ? `${user.firstName} ${user.lastName}`.trim() : null;
const staffName = { select: { firstName: true, lastName: true } } as const;

/** Who wrote a comment, with their other comments, what admins decided, their bans and the notes. Never an id or an email address. */
export async function getCommentAuthor(actor: Actor, commentId: string): Promise<CommentAuthor> {
  const now = await databaseNow();
  const found = await db.comment.findUnique({
    where: { id: commentId },
    select: {
      user: {
        select: {
          id: true,
          displayName: true,
          firstName: true,
          lastName: true,
          role: true,
          createdAt: true,
          deletedAt: true,
          subscription: { select: { plan: true, endsAt: true } },
          commentBans: {
            include: { createdBy: staffName },
            orderBy: [{ createdAt: "desc" }, { id: "asc" }],
            take: MAX_ROWS,
          },
          moderationNotes: {
            include: { author: staffName },
            orderBy: [{ createdAt: "desc" }, { id: "asc" }],
            take: MAX_ROWS,
          },
        },
      },
    },
  });
  if (!found) return throwAppError("not_found", "This comment no longer exists.");
  const { user } = found;
  const [counts, comments] = await Promise.all([
    countAuthorComments(user.id),
    db.comment.findMany({
      where: { userId: user.id },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      take: MAX_DECIDED,
    }),
  ]);
  const isDeleted = user.deletedAt !== null;
  const { subscription } = user;
  return {
    author: {
      name: isDeleted ? "Deleted account" : `${user.displayName} (${nameOf(user)})`,
      joinedAt: user.createdAt.toISOString(),
      plan: subscription && isVipAt(now, subscription.endsAt) ? planTitle(subscription.plan) : null,
      isAdmin: user.role === "Admin",
      isDeleted,
      path: !isDeleted && can(actor, sectionPermissions.users) ? adminPaths.user(user.id) : null,
    },
    counts,
    comments: comments.slice(0, MAX_ROWS).map(({ id, message, status, deletedAt, exhibition, artwork, createdAt }) => ({
      _id: id,
      message,
      status: deletedAt ? "deleted" : status,
      exhibition,
      artwork,
      createdAt: createdAt.toISOString(),
    })),
    decisions: await listDecisions(comments.map(({ id }) => id)),
    bans: user.commentBans.map(({ id, reason, createdBy, createdAt, endsAt, liftedAt, hides }) => ({
      _id: id,
      reason,
      by: nameOf(createdBy),
      at: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
      hides,
      isActive: !liftedAt && (!endsAt || endsAt > now),
    })),
    notes: user.moderationNotes.map(({ id, text, commentId: comment, author, createdAt }) => ({
      _id: id,
      text,
      comment,
      by: nameOf(author),
      at: createdAt.toISOString(),
    })),
  };
}

/** Somebody who may not comment now, with the latest comment, on whose page the ban can be lifted. */
export type ActiveBan = {
  id: string;
  name: string;
  reason: string;
  at: Date;
  endsAt: Date | null;
  by: string | null;
  commentId: string | null;
};

/** The bans in force, latest first. */
export const listCommentBans = (): Promise<ActiveBan[]> => db.$queryRaw<ActiveBan[]>`
  SELECT b.id, u.display_name AS name, b.reason, b.created_at AS at, b.ends_at AS "endsAt",
    a.first_name || ' ' || a.last_name AS by,
    (SELECT c.id FROM comments c WHERE c.user_id = b.user_id ORDER BY c.created_at DESC, c.id LIMIT 1) AS "commentId"
  FROM comment_bans b JOIN users u ON u.id = b.user_id LEFT JOIN users a ON a.id = b.created_by_id
  WHERE b.lifted_at IS NULL AND (b.ends_at IS NULL OR b.ends_at > clock_timestamp())
  ORDER BY b.created_at DESC, b.id LIMIT ${MAX_BANS}::int`;

async function countAuthorComments(userId: string): Promise<CommentAuthor["counts"]> {
  const [counts] = await db.$queryRaw<CommentAuthor["counts"][]>`
    SELECT (count(*) FILTER (WHERE deleted_at IS NULL AND status = 'approved'))::int AS approved,
      (count(*) FILTER (WHERE deleted_at IS NULL AND status = 'pending'))::int AS pending,
      (count(*) FILTER (WHERE deleted_at IS NULL AND status = 'refused'))::int AS refused,
      (count(*) FILTER (WHERE deleted_at IS NOT NULL AND deleted_by_id IS DISTINCT FROM user_id))::int AS deleted,
      (SELECT count(*)::int FROM comment_reports r JOIN comments o ON o.id = r.comment_id WHERE o.user_id = ${userId}) AS reports
    FROM comments WHERE user_id = ${userId}`;
  if (!counts) throw new Error("The comments were not counted.");
  return counts;
}

/** What admins decided about these comments, latest first. */
async function listDecisions(commentIds: string[]): Promise<CommentAuthor["decisions"]> {
  const rows = await db.auditLog.findMany({
    where: { subject: { in: commentIds }, action: { startsWith: "comment." } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_ROWS,
  });
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? []);
  const actors = await db.user.findMany({ where: { id: { in: actorIds } }, select: { id: true, ...staffName.select } });
  return rows.map(({ id, action, detail, actorId, createdAt }) => ({
    _id: id,
    sentence: auditSentence(action, "a comment", detail),
    by: nameOf(actors.find((admin) => admin.id === actorId) ?? null) ?? "The system",
    at: createdAt.toISOString(),
  }));
}
