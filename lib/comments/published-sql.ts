import { Prisma } from "@/prisma/generated/client";

/** Whether everybody sees the comment `c`, in SQL: approved, not removed, and not hidden by a ban of its author. */
export const publishedSql = Prisma.sql`(c.status = 'approved' AND c.deleted_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM comment_bans h WHERE h.user_id = c.user_id AND h.hides AND h.lifted_at IS NULL
    AND (h.ends_at IS NULL OR h.ends_at > clock_timestamp())))`;

/** Not hidden by a ban of its author. */
export const notHidden = (now: Date): Prisma.CommentWhereInput => ({
  user: { commentBans: { none: { hides: true, liftedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] } } },
});
