import type { Actor } from "@/lib/auth/contracts";
import { noPermission } from "@/lib/auth/permissions";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";

type DeleteMemberNote = { actor: Actor; userId: string; noteId: string };

/** Deletes a note about a person: one's own, or any as an owner. */
export async function deleteMemberNote({ actor, userId, noteId }: DeleteMemberNote): Promise<void> {
  await transaction(async (tx) => {
    const deleted = await tx.$executeRaw`
      DELETE FROM member_notes n USING users a
      WHERE n.id = ${noteId} AND n.user_id = ${userId} AND a.id = ${actor._id} AND a.role = 'Admin' AND a.disabled_at IS NULL
        AND (a.staff_role = 'Owner' OR n.author_id = a.id)`;
    if (deleted === 0) {
      const isThere = (await tx.memberNote.count({ where: { id: noteId, userId } })) > 0;
      return isThere
        ? throwAppError("admin_only", noPermission)
        : throwAppError("not_found", "There is no such note. It may be deleted already.");
    }
    await recordAudit(tx, { actorId: actor._id, action: "user.delete-note", subject: userId });
  });
}
