import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { BanBody } from "@/lib/comments/admin-contracts";
import type { CommentBan } from "@/lib/comments/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { Prisma } from "@/prisma/generated/client";

/** Whether somebody may not comment now, in SQL. */
export const isBannedSql = (userId: string | Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM comment_bans b WHERE b.user_id = ${userId} AND b.lifted_at IS NULL
    AND (b.ends_at IS NULL OR b.ends_at > clock_timestamp()))`;

type OpenBan = { reason: string; endsAt: Date | null };

/** The ban of somebody who may not comment now, with the sentence that they read; null for everybody else. */
export async function getCommentBan(userId: string, tx: Tx = db): Promise<CommentBan | null> {
  const [ban] = await tx.$queryRaw<OpenBan[]>`
    SELECT reason, ends_at AS "endsAt" FROM comment_bans
    WHERE user_id = ${userId} AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > clock_timestamp()) LIMIT 1`;
  if (!ban) return null;
  const until = ban.endsAt ? `until ${formatLagosMoment(ban.endsAt)}, Lagos time` : "until a moderator lifts the ban";
  return {
    until: ban.endsAt?.toISOString() ?? null,
    message: `You cannot comment ${until}. Reason: ${ban.reason.replace(/\.?$/, ".")} The rest of your account works as before.`,
  };
}

/** Throws `banned` with the end and the reason. */
export async function throwIfBanned(tx: Tx, userId: string): Promise<void> {
  const ban = await getCommentBan(userId, tx);
  if (ban) throwAppError("banned", ban.message);
}

/** The author of a comment; comments of deleted accounts have none. */
async function findAuthor(tx: Tx, commentId: string) {
  const comment = await tx.comment.findFirst({
    where: { id: commentId, user: { deletedAt: null } },
    select: { user: { select: { id: true, role: true } } },
  });
  return comment?.user ?? throwAppError("not_found", "The author of this comment has no account any longer.");
}

type Ban = { actor: Actor; commentId: string };

/** Bans the author of a comment from commenting, for some days or until it is lifted. Their comments stay, or are hidden until it ends. */
export async function banAuthor({
  actor,
  commentId,
  body: { days, reason, hides },
}: Ban & { body: BanBody }): Promise<void> {
  await transaction(async (tx) => {
    const author = await findAuthor(tx, commentId);
    if (author.role === "Admin") return throwAppError("conflict", "An admin cannot be banned from commenting.");
    await tx.$executeRaw`
      UPDATE comment_bans SET lifted_at = ends_at WHERE user_id = ${author.id} AND lifted_at IS NULL AND ends_at <= clock_timestamp()`;
    const [ban] = await tx.$queryRaw<{ endsAt: Date | null }[]>`
      INSERT INTO comment_bans (id, user_id, reason, hides, ends_at, created_by_id, created_at)
      VALUES (${newId("cbn")}, ${author.id}, ${reason}, ${hides}, clock_timestamp() + make_interval(days => ${days}::int), ${actor._id}, clock_timestamp())
      ON CONFLICT (user_id) WHERE lifted_at IS NULL DO NOTHING RETURNING ends_at AS "endsAt"`;
    if (!ban) return throwAppError("conflict", "This person is already banned. Lift that ban first.");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment.ban-author",
      subject: author.id,
      detail: { until: ban.endsAt?.toISOString() ?? null, comment: commentId, hides },
    });
  });
  if (hides) await revalidatePages([...pagesShowing.guestbook, ...pagesShowing.featured]);
}

/** Lifts the ban of a comment's author. Throws `conflict` when there is none. */
export async function liftAuthorBan({ actor, commentId }: Ban): Promise<void> {
  await transaction(async (tx) => {
    const author = await findAuthor(tx, commentId);
    const lifted = await tx.$executeRaw`
      UPDATE comment_bans SET lifted_at = clock_timestamp(), lifted_by_id = ${actor._id}
      WHERE user_id = ${author.id} AND lifted_at IS NULL AND (ends_at IS NULL OR ends_at > clock_timestamp())`;
    if (lifted === 0) return throwAppError("conflict", "This person is not banned any longer.");
    await recordAudit(tx, { actorId: actor._id, action: "comment.lift-ban", subject: author.id });
  });
  await revalidatePages([...pagesShowing.guestbook, ...pagesShowing.featured]);
}
