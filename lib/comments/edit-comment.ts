import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { isBannedSql, throwIfBanned } from "@/lib/comments/comment-bans";
import type { CommentWithReplies } from "@/lib/comments/contracts";
import { holdReasonsSql, textHash } from "@/lib/comments/hold-sql";
import { getHoldRules } from "@/lib/comments/moderation-settings";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { getComment } from "@/lib/comments/queries";
import { EDIT_WINDOW_MINUTES } from "@/lib/comments/rules";
import { saveMentions } from "@/lib/comments/save-mentions";
import { modeSql } from "@/lib/comments/thread-settings";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

type EditComment = { actor: Actor; id: string; message: string };
type EditedComment = { exhibition: string; artwork: string | null; at: Date; shown: boolean };

/**
 * Edits one's own comment within 15 minutes of posting. The new text is moderated like a new comment, so an approved comment can
 * become pending again. What a moderator has rejected cannot be edited, and what one has put back stays pending.
 */
export async function editComment({ actor, id, message }: EditComment): Promise<CommentWithReplies> {
  const rules = await getHoldRules();
  const mode = modeSql(Prisma.sql`(SELECT e.exhibition FROM comments e WHERE e.id = ${id})`);
  const revalidate = await transaction(async (tx) => {
    const [edited] = await tx.$queryRaw<EditedComment[]>`
      WITH before AS (
        SELECT id, status, held_for, voice_key FROM comments
        WHERE id = ${id} AND user_id = ${actor._id} AND deleted_at IS NULL AND status <> 'refused'
          AND created_at > clock_timestamp() - make_interval(mins => ${EDIT_WINDOW_MINUTES}) AND NOT ${isBannedSql(actor._id)}
        FOR UPDATE
      ), held AS (
        SELECT before.id, before.status, ${holdReasonsSql({ actor, message, rules, exceptId: id, mode, hasVoice: false })}
          || CASE WHEN before.voice_key IS NOT NULL AND NOT ${actor.role === "Admin"} THEN ARRAY['voice'] ELSE '{}' END
          || CASE WHEN before.status = 'pending' AND 'admin' = ANY(before.held_for) THEN ARRAY['admin'] ELSE '{}' END AS reasons
        FROM before
      )
      UPDATE comments c SET message = ${message}, edited_at = clock_timestamp(), held_for = held.reasons, text_hash = ${textHash(message)},
        status = (CASE WHEN held.reasons = '{}' THEN 'approved' ELSE 'pending' END)::"CommentStatus"
      FROM held WHERE c.id = held.id
      RETURNING c.exhibition, c.artwork, c.edited_at AS at, (held.status = 'approved' OR c.status = 'approved') AS shown`;
    if (!edited) return throwNotEditable(tx, { id, actor });
    await saveMentions(tx, { id, userId: actor._id, message });
    const { shown, ...change } = edited;
    return shown ? publishThreadChange(tx, { id, ...change }) : undefined;
  });
  await revalidate?.();
  return (await getComment(id, actor)) ?? throwAppError("not_found", "This comment was removed.");
}

async function throwNotEditable(tx: Tx, { id, actor }: Pick<EditComment, "id" | "actor">): Promise<never> {
  const comment = await tx.comment.findFirst({ where: { id, deletedAt: null } });
  if (!comment) return throwAppError("not_found", "This comment no longer exists.");
  if (comment.userId !== actor._id) return throwAppError("forbidden", noPermission);
  await throwIfBanned(tx, actor._id);
  if (comment.status === "refused")
    return throwAppError("forbidden", "A moderator has rejected this comment. It can no longer be edited.");
  return throwAppError("forbidden", `A comment can be edited for ${EDIT_WINDOW_MINUTES} minutes after it is posted.`);
}
