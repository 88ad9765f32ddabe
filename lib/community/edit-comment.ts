import type { Actor } from "@/lib/accounts/contracts";
import { noPermission } from "@/lib/accounts/permissions";
import { announceWall } from "@/lib/community/announce-wall";
import { getComment } from "@/lib/community/comment-queries";
import type { CommentWithReplies } from "@/lib/community/contracts";
import { mendingMinutes, mustWait } from "@/lib/community/rules";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

type EditComment = { actor: Actor; id: string; message: string };
type Edited = { exhibition: string; artwork: string | null; at: Date; shown: boolean };

/**
 * Changes the words of a note of one's own, for 15 minutes. What was hung because it was harmless waits again when it no
 * longer is; a first note waits whatever it says.
 */
export async function editComment({ actor, id, message }: EditComment): Promise<CommentWithReplies> {
  const waits = (hasHung: boolean) => mustWait({ message, hasHung, isAdmin: actor.role === "Admin" });
  const fresh = await transaction(async (tx) => {
    const [edited] = await tx.$queryRaw<Edited[]>`
      WITH before AS (
        SELECT id, status FROM comments
        WHERE id = ${id} AND user_id = ${actor._id} AND deleted_at IS NULL
          AND created_at > clock_timestamp() - make_interval(mins => ${mendingMinutes}) FOR UPDATE
      )
      UPDATE comments c SET message = ${message}, edited_at = clock_timestamp(),
        status = (CASE WHEN ${!waits(true)} AND (${!waits(false)} OR EXISTS (
            SELECT 1 FROM comments o WHERE o.user_id = ${actor._id} AND o.id <> ${id} AND o.status = 'approved'
              AND (o.deleted_at IS NULL OR o.deleted_by_id = o.user_id)))
          THEN 'approved' ELSE 'pending' END)::"CommentStatus"
      FROM before WHERE c.id = before.id
      RETURNING c.exhibition, c.artwork, c.edited_at AS at, (before.status = 'approved' OR c.status = 'approved') AS shown`;
    if (!edited) return tellWhy(await tx.comment.findFirst({ where: { id, deletedAt: null } }), actor);
    const { shown, ...change } = edited;
    return shown ? announceWall(tx, { id, ...change }) : undefined;
  });
  fresh?.();
  return (await getComment(id, actor)) ?? refuse("not_found", "This note was taken down.");
}

function tellWhy(note: { userId: string } | null, actor: Actor): never {
  if (!note) return refuse("not_found", "This note is no longer here.");
  if (note.userId !== actor._id) return refuse("forbidden", noPermission);
  return refuse("forbidden", `A note can be mended for ${mendingMinutes} minutes, and these are over.`);
}
