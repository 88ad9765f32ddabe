import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { recordAudit } from "@/lib/auth/record-audit";
import { can } from "@/lib/auth/staff-roles";
import { enqueueRemovalMails } from "@/lib/comments/enqueue-removal-mails";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { EDIT_WINDOW_MINUTES } from "@/lib/comments/rules";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { discardFiles } from "@/lib/storage/create-upload";

const DELETE_FAILED = "Failed to delete";
/** Where a comment was. */
type RemovedFrom = { exhibition: string; artwork: string | null; parentId: string | null };
type RemovedComment = {
  parentId: string | null;
  exhibition: string;
  artwork: string | null;
  status: string;
  userId: string;
  voiceKey: string | null;
  at: Date;
};

/** Soft-deletes a comment: authors their own within 15 minutes, which ends an appeal about it, moderators any at any time, which is audited. */
export async function removeComment({ actor, id }: { actor: Actor; id: string }): Promise<RemovedFrom> {
  const isModerator = can(actor, "comments");
  const { from, revalidate } = await transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<RemovedComment[]>`
      UPDATE comments SET deleted_at = clock_timestamp(), deleted_by_id = ${actor._id}, removal_reason = NULL, removal_note = NULL
      WHERE id = ${id} AND deleted_at IS NULL AND (${isModerator} OR (
        user_id = ${actor._id} AND created_at > clock_timestamp() - make_interval(mins => ${EDIT_WINDOW_MINUTES})))
      RETURNING exhibition, artwork, parent_id AS "parentId", status, user_id AS "userId", voice_key AS "voiceKey", deleted_at AS at`;
    if (!removed) {
      const comment = await tx.comment.findFirst({ where: { id, deletedAt: null } });
      if (!comment) return throwAppError("not_found", DELETE_FAILED);
      if (comment.userId !== actor._id) return throwAppError("forbidden", noPermission);
      return throwAppError(
        "forbidden",
        `A comment can be deleted for ${EDIT_WINDOW_MINUTES} minutes after it is posted. After that, please contact us.`,
      );
    }
    await tx.commentReport.updateMany({ where: { commentId: id, resolvedAt: null }, data: { resolvedAt: removed.at } });
    const { status, userId, voiceKey, parentId, ...change } = removed;
    // A moderator can restore what they remove; an author cannot.
    if (voiceKey && userId === actor._id) {
      await tx.comment.update({ where: { id }, data: { voiceKey: null, voiceSeconds: null } });
      await discardFiles(tx, { storageKeys: [voiceKey], userId });
    }
    if (userId === actor._id) await tx.commentAppeal.deleteMany({ where: { commentId: id, decidedAt: null } });
    if (userId !== actor._id) {
      const detail = { exhibition: change.exhibition, artwork: change.artwork, author: userId };
      await recordAudit(tx, { actorId: actor._id, action: "comment.delete", subject: id, detail });
      await enqueueRemovalMails(tx, [id]);
    }
    const from = { exhibition: change.exhibition, artwork: change.artwork, parentId };
    return { from, revalidate: status === "approved" ? await publishThreadChange(tx, { id, ...change }) : undefined };
  });
  await revalidate?.();
  return from;
}
