import type { Actor } from "@/lib/auth/contracts";
import { isBannedSql, throwIfBanned } from "@/lib/comments/comment-bans";
import type { CommentReactions, ReactionBody } from "@/lib/comments/contracts";
import { publishedSql } from "@/lib/comments/published-sql";
import { listReactions, noReactions } from "@/lib/comments/reaction-queries";
import { guestbook } from "@/lib/comments/rules";
import { modeSql } from "@/lib/comments/thread-settings";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { Prisma } from "@/prisma/generated/client";

type React = { actor: Actor; id: string; body: ReactionBody };

/** Sets, changes or takes back one's reaction to a published comment of somebody else. The row is the count, so it is exact. */
export async function react({ actor, id, body: { kind } }: React): Promise<CommentReactions> {
  const changed =
    kind === "none"
      ? await db.$executeRaw`DELETE FROM comment_reactions WHERE comment_id = ${id} AND user_id = ${actor._id}`
      : await db.$executeRaw`
          INSERT INTO comment_reactions (comment_id, user_id, kind)
          SELECT c.id, ${actor._id}, ${kind}::"ReactionKind" FROM comments c
          WHERE c.id = ${id} AND ${publishedSql} AND c.user_id <> ${actor._id} AND NOT ${isBannedSql(actor._id)}
            AND ${modeSql(Prisma.sql`c.exhibition`)} <> 'closed'
          ON CONFLICT (comment_id, user_id) DO UPDATE SET kind = excluded.kind`;
  const comment = await db.comment.findFirst({ where: { id, status: "approved", deletedAt: null } });
  if (!comment) return throwAppError("not_found", "This comment no longer exists.");
  if (changed === 0 && kind !== "none") {
    await throwIfBanned(db, actor._id);
    if (comment.userId === actor._id) throwAppError("conflict", "You cannot react to your own comment.");
    throwAppError("conflict", "Comments are closed here.");
  }
  if (comment.exhibition === guestbook) await revalidatePages(pagesShowing.guestbook);
  return (await listReactions([id], actor._id)).get(id) ?? noReactions;
}
