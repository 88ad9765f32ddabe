import type { Actor } from "@/lib/auth/contracts";
import { assertOwner } from "@/lib/auth/lock-owners";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

/** So many notes are read on one page. */
export const MAX_NOTES = 100;

type AddMemberNote = { actor: Actor; userId: string; text: string };

/** Adds a note about a person for the owners, who alone may open the page. A note cannot be changed. Returns its id. */
export async function addMemberNote({ actor, userId, text }: AddMemberNote): Promise<string> {
  return transaction(async (tx) => {
    await assertOwner(tx, actor);
    // Erasing and merging take the same lock, so that no note is left behind, and of two writers the second counts the note of the first.
    const [user] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM users WHERE id = ${userId} AND deleted_at IS NULL AND NOT is_guest FOR UPDATE`;
    if (!user) return throwAppError("not_found", "There is no such user.");
    if ((await tx.memberNote.count({ where: { userId } })) >= MAX_NOTES)
      throwAppError("conflict", `There are ${MAX_NOTES} notes already. Delete one that is out of date first.`);
    const id = newId("mbn");
    await tx.$executeRaw`
      INSERT INTO member_notes (id, user_id, text, author_id) VALUES (${id}, ${userId}, ${text}, ${actor._id})`;
    await recordAudit(tx, { actorId: actor._id, action: "user.add-note", subject: userId });
    return id;
  });
}
