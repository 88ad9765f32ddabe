import type { Actor } from "@/lib/accounts/contracts";
import { noPermission } from "@/lib/accounts/permissions";
import { recordAudit } from "@/lib/accounts/record-audit";
import { announceWall } from "@/lib/community/announce-wall";
import { mendingMinutes } from "@/lib/community/rules";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

const failed = "Failed to delete";
type Removed = { exhibition: string; artwork: string | null; status: string; userId: string; at: Date };

/** Takes a note down: one's own for 15 minutes, and an admin any at any time, which is written down. It is kept and shown to nobody. */
export async function removeComment({ actor, id }: { actor: Actor; id: string }): Promise<void> {
  const isAdmin = actor.role === "Admin";
  const fresh = await transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<Removed[]>`
      UPDATE comments SET deleted_at = clock_timestamp(), deleted_by_id = ${actor._id}
      WHERE id = ${id} AND deleted_at IS NULL AND (${isAdmin} OR (
        user_id = ${actor._id} AND created_at > clock_timestamp() - make_interval(mins => ${mendingMinutes})))
      RETURNING exhibition, artwork, status, user_id AS "userId", deleted_at AS at`;
    if (!removed) {
      const note = await tx.comment.findFirst({ where: { id, deletedAt: null } });
      if (!note) return refuse("not_found", failed);
      if (note.userId !== actor._id) return refuse("forbidden", noPermission);
      return refuse("forbidden", `A note can be taken back for ${mendingMinutes} minutes. After that, ask the museum.`);
    }
    await tx.commentReport.updateMany({ where: { commentId: id, resolvedAt: null }, data: { resolvedAt: removed.at } });
    const { status, userId, ...change } = removed;
    if (userId !== actor._id) {
      const detail = { exhibition: change.exhibition, artwork: change.artwork, author: userId };
      await recordAudit(tx, { actorId: actor._id, action: "comment.delete", subject: id, detail });
    }
    return status === "approved" ? announceWall(tx, { id, ...change }) : undefined;
  });
  fresh?.();
}
