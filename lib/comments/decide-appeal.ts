import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { AppealDecisionBody } from "@/lib/comments/admin-contracts";
import { commentJobs } from "@/lib/comments/jobs";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";

type Decide = { actor: Actor; commentId: string; body: AppealDecisionBody };
type Restored = { exhibition: string; artwork: string | null; at: Date };

/** Decides an appeal, once. Granted, the comment is published again; the author reads the decision in an email. */
export async function decideAppeal({ actor, commentId, body: { decision, reply } }: Decide): Promise<void> {
  const revalidate = await transaction(async (tx) => {
    // Its author deletes a comment under the same lock.
    const [comment] = await tx.$queryRaw<{ isWithdrawn: boolean }[]>`
      SELECT COALESCE(deleted_by_id = user_id, false) AS "isWithdrawn" FROM comments WHERE id = ${commentId} FOR UPDATE`;
    const open = { commentId, decision: null };
    if (decision === "granted" && comment?.isWithdrawn && (await tx.commentAppeal.count({ where: open })) > 0)
      throwAppError("conflict", "The author has deleted this comment, so it is not published again.");
    const [decided] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE comment_appeals SET decision = ${decision}::"AppealDecision", reply = ${reply}, decided_at = clock_timestamp(),
        decided_by_id = ${actor._id}
      WHERE comment_id = ${commentId} AND decision IS NULL RETURNING id`;
    if (!decided) {
      const known = await tx.commentAppeal.count({ where: { commentId } });
      return known > 0
        ? throwAppError("conflict", "This appeal is decided already.")
        : throwAppError("not_found", "There is no appeal about this comment.");
    }
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment.decide-appeal",
      subject: commentId,
      detail: { decision },
    });
    await enqueue(tx, commentJobs.appealDecided.job(`comment-appeal/${decided.id}`, { appealId: decided.id }));
    if (decision === "declined") return undefined;
    const [restored] = await tx.$queryRaw<Restored[]>`
      UPDATE comments SET status = 'approved', deleted_at = NULL, deleted_by_id = NULL, removal_reason = NULL, removal_note = NULL
      WHERE id = ${commentId} AND (status <> 'approved' OR deleted_at IS NOT NULL) AND deleted_by_id IS DISTINCT FROM user_id
      RETURNING exhibition, artwork, clock_timestamp() AS at`;
    return restored ? publishThreadChange(tx, { id: commentId, ...restored }) : undefined;
  });
  await revalidate?.();
}
