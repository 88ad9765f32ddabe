import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { getComment } from "@/lib/comments/queries";
import { EDIT_WINDOW_MINUTES, needsModeration } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type EditComment = { actor: Actor; id: string; message: string };
type EditedComment = { exhibition: string; artwork: string | null; at: Date; shown: boolean };

/**
 * Edits one's own comment within 15 minutes of posting. The new text is moderated like a new comment, so an approved comment can
 * become pending again.
 */
export async function editComment({ actor, id, message }: EditComment): Promise<CommentWithReplies> {
  const isPending = (hasApproved: boolean) =>
    needsModeration({ message, hasApproved, isAdmin: actor.role === "Admin" });
  const revalidate = await transaction(async (tx) => {
    const [edited] = await tx.$queryRaw<EditedComment[]>`
      WITH before AS (
        SELECT id, status FROM comments
        WHERE id = ${id} AND user_id = ${actor._id} AND deleted_at IS NULL
          AND created_at > clock_timestamp() - make_interval(mins => ${EDIT_WINDOW_MINUTES}) FOR UPDATE
      )
      UPDATE comments c SET message = ${message}, edited_at = clock_timestamp(),
        status = (CASE WHEN ${!isPending(true)} AND (${!isPending(false)} OR EXISTS (
            SELECT 1 FROM comments o WHERE o.user_id = ${actor._id} AND o.id <> ${id} AND o.status = 'approved'
              AND (o.deleted_at IS NULL OR o.deleted_by_id = o.user_id)))
          THEN 'approved' ELSE 'pending' END)::"CommentStatus"
      FROM before WHERE c.id = before.id
      RETURNING c.exhibition, c.artwork, c.edited_at AS at, (before.status = 'approved' OR c.status = 'approved') AS shown`;
    if (!edited) return throwNotEditable(await tx.comment.findFirst({ where: { id, deletedAt: null } }), actor);
    const { shown, ...change } = edited;
    return shown ? publishThreadChange(tx, { id, ...change }) : undefined;
  });
  await revalidate?.();
  return (await getComment(id, actor)) ?? throwAppError("not_found", "This comment was removed.");
}

function throwNotEditable(comment: { userId: string } | null, actor: Actor): never {
  if (!comment) return throwAppError("not_found", "This comment no longer exists.");
  if (comment.userId !== actor._id) return throwAppError("forbidden", noPermission);
  return throwAppError("forbidden", `A comment can be edited for ${EDIT_WINDOW_MINUTES} minutes after it is posted.`);
}
