import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type Appeal = { actor: Actor; id: string; text: string };

/** Asks the moderators to look again at one's own comment that one of them removed; once for each comment. */
export async function appealRemoval({ actor, id, text }: Appeal): Promise<void> {
  await transaction(async (tx) => {
    const added = await tx.$executeRaw`
      INSERT INTO comment_appeals (id, comment_id, user_id, text, created_at)
      SELECT ${newId("cap")}, c.id, c.user_id, ${text}, clock_timestamp() FROM comments c
      WHERE c.id = ${id} AND c.user_id = ${actor._id}
        AND (c.deleted_by_id <> c.user_id OR (c.status = 'refused' AND c.deleted_at IS NULL))
      ON CONFLICT (comment_id) DO NOTHING`;
    if (added === 1) return;
    const appealed = await tx.commentAppeal.count({ where: { commentId: id, userId: actor._id } });
    if (appealed > 0) throwAppError("conflict", "You have appealed against this once. The decision is final.");
    throwAppError("not_found", "There is no removed comment of yours here.");
  });
}
