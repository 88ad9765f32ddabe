import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { memberNoteParams } from "@/lib/auth/member-notes/contracts";
import { deleteMemberNote } from "@/lib/auth/member-notes/delete-member-note";

/** DELETE /admin/users/{id}/notes/{noteId}: deletes a note about a person, one's own or any as an owner. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: route({
    access: "admin",
    permission: "users",
    limit: "write",
    params: memberNoteParams,
    reply: messageReply,
    messages: { failed: "The note could not be deleted" },
    run: async ({ actor, params: { id, noteId } }) => {
      await deleteMemberNote({ actor, userId: id, noteId });
      return { message: "The note is deleted." };
    },
  }),
});
