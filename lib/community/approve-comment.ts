import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { announceWall } from "@/lib/community/announce-wall";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

type Approved = { exhibition: string; artwork: string | null; was: string; at: Date };

/** Hangs a note that waited, and settles what was reported of it. One that hangs already stays; the second press changes nothing. */
export async function approveComment({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const fresh = await transaction(async (tx) => {
    const [approved] = await tx.$queryRaw<Approved[]>`
      WITH before AS (SELECT id, status FROM comments WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE)
      UPDATE comments c SET status = 'approved' FROM before WHERE c.id = before.id
      RETURNING c.exhibition, c.artwork, before.status AS was, clock_timestamp() AS at`;
    if (!approved) return refuse("not_found", "This note is no longer here.");
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
    return was === "approved" ? undefined : announceWall(tx, { id, ...change });
  });
  fresh?.();
}
