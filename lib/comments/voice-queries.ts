import type { Actor } from "@/lib/auth/contracts";
import { can } from "@/lib/auth/staff-roles";
import { visibleTo } from "@/lib/comments/comment-rows";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";

/** The file of a voice note that the reader may hear, as `contentResponse` serves it. */
export async function requireVoice(id: string, reader: Actor | null) {
  const isModerator = reader !== null && can(reader, "comments");
  const comment = await db.comment.findFirst({
    where: {
      AND: [
        { id, voiceKey: { not: null } },
        isModerator ? { deletedAt: null } : visibleTo(reader, await databaseNow()),
      ],
    },
  });
  if (!comment?.voiceKey) return throwAppError("not_found", "There is no voice note here.");
  return {
    type: "audio" as const,
    storageKey: comment.voiceKey,
    externalUrl: null,
    mimeType: "audio/wav",
    filename: "voice-note.wav",
    title: "Voice note",
  };
}
