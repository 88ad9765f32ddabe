import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { ModerationNoteBody } from "@/lib/comments/admin-contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { transaction } from "@/lib/db/client";

type AddNote = { actor: Actor; commentId: string; body: ModerationNoteBody };

/** Adds a note for other admins on a comment, or on its author. Notes cannot be changed. */
export async function addModerationNote({ actor, commentId, body: { about, text } }: AddNote): Promise<void> {
  await transaction(async (tx) => {
    const comment = await tx.comment.findFirst({
      where: { id: commentId, user: { deletedAt: null } },
      select: { userId: true },
    });
    if (!comment) return throwAppError("not_found", "The author of this comment has no account any longer.");
    const isOnComment = about === "comment";
    const { userId } = comment;
    await tx.moderationNote.create({
      data: { id: newId("mnt"), userId, commentId: isOnComment ? commentId : null, text, authorId: actor._id },
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment.add-note",
      subject: isOnComment ? commentId : userId,
    });
  });
}
