import { methods, route } from "@/lib/http/route";
import { addModerationNote } from "@/lib/comments/add-moderation-note";
import { moderationNoteBody } from "@/lib/comments/admin-contracts";
import { commentParams } from "@/lib/comments/contracts";
import { emptyReply } from "@/lib/core/contracts";

/** POST /comments/{id}/notes: adds a note for other admins on a comment, or on its author. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    limit: "write",
    params: commentParams,
    body: moderationNoteBody,
    reply: emptyReply,
    status: 201,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "The note could not be saved",
    },
    run: async ({ actor, params, body }) => {
      await addModerationNote({ actor, commentId: params.exhibition, body });
      return {};
    },
  }),
});
