import type { AuditChange } from "@/lib/auth/audit-actions";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { enqueueRemovalMails } from "@/lib/comments/enqueue-removal-mails";
import {
  MAX_MODERATED_COMMENTS,
  type ModerateBody,
  type ModerateReply,
  type ModerationAction,
} from "@/lib/comments/moderation-contracts";
import { listAllCommentIds } from "@/lib/comments/moderation-queries";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { type RemovalReason, removalReasons } from "@/lib/comments/removal-reasons";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

type ChangedComment = {
  id: string;
  exhibition: string;
  artwork: string | null;
  userId: string;
  was: "pending" | "approved" | "refused";
  reports: number;
};

const newStatus = { approve: "approved", reject: "refused", hold: "pending" } as const;

/**
 * An admin's action on several comments, in one transaction with one audit entry for each. Leaves out those that already are as
 * asked for, and returns the others with the status that they had, so that the action can be undone. The authors of what is rejected or
 * deleted read the reason.
 */
export async function moderateComments({ actor, body }: { actor: Actor; body: ModerateBody }): Promise<ModerateReply> {
  const ids =
    "ids" in body ? body.ids : await listAllCommentIds(body, unlessDone(body.action), MAX_MODERATED_COMMENTS + 1);
  if (ids.length > MAX_MODERATED_COMMENTS)
    throwAppError(
      "invalid_input",
      `At most ${MAX_MODERATED_COMMENTS} comments at once. Choose fewer with the filters.`,
    );
  const { reply, revalidations } = await transaction(async (tx) => {
    const [time] = await tx.$queryRaw<[{ at: Date }]>`SELECT date_trunc('milliseconds', clock_timestamp()) AS at`;
    const undoes = "undoes" in body && body.undoes ? body.undoes : null;
    const removal = { reason: body.reason ?? null, note: body.note || null };
    const changed = await changeComments(tx, { actor, action: body.action, ids, at: time.at, undoes, removal });
    if (body.action === "hold" && !undoes) await markAsHeld(tx, changed);
    if (undoes)
      await tx.commentReport.updateMany({
        where: { commentId: { in: changed.map(({ id }) => id) }, resolvedAt: new Date(undoes) },
        data: { resolvedAt: null },
      });
    if (body.action === "reject" || body.action === "delete")
      await enqueueRemovalMails(
        tx,
        changed.filter(({ userId }) => userId !== actor._id).map(({ id }) => id),
      );
    const published = [];
    for (const comment of changed) {
      await recordAudit(tx, { actorId: actor._id, subject: comment.id, ...toAuditChange(body, comment) });
      if (isVisibilityChanged(body.action, comment))
        published.push(await publishThreadChange(tx, { ...comment, at: time.at }));
    }
    return {
      reply: { changed: changed.map(({ id, was }) => ({ id, was })), at: time.at.toISOString() },
      revalidations: published,
    };
  });
  for (const revalidate of revalidations) await revalidate();
  return reply;
}

/** So that an edit does not publish what a moderator has put back. */
const markAsHeld = (tx: Tx, changed: readonly ChangedComment[]) =>
  tx.$executeRaw`UPDATE comments SET held_for = array_append(held_for, 'admin')
    WHERE id = ANY(${changed.map(({ id }) => id)}) AND NOT 'admin' = ANY(held_for)`;

const unlessDone = (action: ModerationAction) =>
  action === "delete" || action === "restore" ? {} : { status: { not: newStatus[action] } };

type Removal = { reason: RemovalReason | null; note: string | null };
type Change = {
  actor: Actor;
  action: ModerationAction;
  ids: string[];
  at: Date;
  undoes: string | null;
  removal: Removal;
};

/**
 * Locks the comments in the order of their ids, and changes those that are not yet as asked for. Undo leaves out what another admin has
 * decided since, and what it rejects again keeps its reason.
 */
async function changeComments(tx: Tx, { actor, action, ids, at, undoes, removal }: Change): Promise<ChangedComment[]> {
  const given = Prisma.sql`removal_reason = ${removal.reason}::"CommentRemovalReason", removal_note = ${removal.note}`;
  const reason = action === "reject" && !undoes ? Prisma.sql`, ${given}` : Prisma.empty;
  const changed = await (action === "delete"
    ? tx.$queryRaw<ChangedComment[]>`
        WITH before AS (SELECT id FROM comments WHERE id = ANY(${ids}) AND deleted_at IS NULL ORDER BY id FOR UPDATE)
        UPDATE comments c SET deleted_at = ${at}, deleted_by_id = ${actor._id}, ${given} FROM before WHERE c.id = before.id
        RETURNING c.id, c.exhibition, c.artwork, c.user_id AS "userId", c.status AS was`
    : action === "restore"
      ? tx.$queryRaw<ChangedComment[]>`
        WITH before AS (
          SELECT id FROM comments
          WHERE id = ANY(${ids}) AND deleted_at IS NOT NULL AND deleted_by_id = ${actor._id} AND user_id <> ${actor._id}
          ORDER BY id FOR UPDATE)
        UPDATE comments c SET deleted_at = NULL, deleted_by_id = NULL FROM before WHERE c.id = before.id
        RETURNING c.id, c.exhibition, c.artwork, c.user_id AS "userId", c.status AS was`
      : tx.$queryRaw<ChangedComment[]>`
        WITH before AS (
          SELECT c.id, c.status FROM comments c
          WHERE c.id = ANY(${ids}) AND c.deleted_at IS NULL
            AND (c.status <> ${newStatus[action]}::"CommentStatus" OR (${action} <> 'hold' AND EXISTS (
              SELECT 1 FROM comment_reports r WHERE r.comment_id = c.id AND r.resolved_at IS NULL)))
            AND (${undoes}::timestamptz IS NULL OR NOT EXISTS (
              SELECT 1 FROM audit_log l WHERE l.subject = c.id AND l.created_at >= ${undoes}::timestamptz AND l.actor_id <> ${actor._id}
                AND l.action IN ('comment.approve', 'comment.reject', 'comment.hold')))
          ORDER BY c.id FOR UPDATE)
        UPDATE comments c SET status = ${newStatus[action]}::"CommentStatus"${reason} FROM before WHERE c.id = before.id
        RETURNING c.id, c.exhibition, c.artwork, c.user_id AS "userId", before.status AS was`);
  if (action === "hold" || action === "restore") return changed.map((comment) => ({ ...comment, reports: 0 }));
  const resolved = await tx.$queryRaw<{ id: string }[]>`
    UPDATE comment_reports SET resolved_at = ${at}
    WHERE comment_id = ANY(${changed.map(({ id }) => id)}) AND resolved_at IS NULL RETURNING comment_id AS id`;
  return changed.map((comment) => ({ ...comment, reports: resolved.filter(({ id }) => id === comment.id).length }));
}

/** Whether readers see something else than before. */
const isVisibilityChanged = (action: ModerationAction, { was }: ChangedComment) =>
  action === "approve" ? was !== "approved" : was === "approved";

/** The log is never erased, so it has the reason, and not the sentence for the author. */
function toAuditChange(
  { action, reason }: ModerateBody,
  comment: ChangedComment,
): AuditChange<`comment.${ModerationAction}`> {
  const { was, reports, exhibition, artwork, userId } = comment;
  const why = reason && { reason: removalReasons[reason] };
  if (action === "approve") return { action: "comment.approve", detail: { was, reports } };
  if (action === "reject") return { action: "comment.reject", detail: { was, reports, ...why } };
  if (action === "hold") return { action: "comment.hold", detail: { was } };
  if (action === "restore") return { action: "comment.restore", detail: { exhibition } };
  return { action: "comment.delete", detail: { exhibition, artwork, author: userId, ...why } };
}
