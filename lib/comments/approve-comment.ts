import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type ApprovedComment = { exhibition: string; artwork: string | null; was: string; at: Date };

/** Approves a comment and resolves its reports. Approving twice changes nothing. */
export async function approveComment({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const revalidate = await transaction(async (tx) => {
    const [approved] = await tx.$queryRaw<ApprovedComment[]>`
      WITH before AS (SELECT id, status FROM comments WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE)
      UPDATE comments c SET status = 'approved' FROM before WHERE c.id = before.id
      RETURNING c.exhibition, c.artwork, before.status AS was, clock_timestamp() AS at`;
    if (!approved) return throwAppError("not_found", "This comment no longer exists.");
    const { was, ...change } = approved;
    const { count } = await tx.commentReport.updateMany({
      where: { commentId: id, resolvedAt: null },
      data: { resolvedAt: change.at },
    });
    if (was === "approved" && count === 0) return undefined;
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment.approve",
      subject: id,
      detail: { was, reports: count },
    });
    return was === "approved" ? undefined : publishThreadChange(tx, { id, ...change });
  });
  await revalidate?.();
}
