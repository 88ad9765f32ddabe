import { methods, route } from "@/lib/http/route";
import { userParams } from "@/lib/auth/admin-contracts";
import { addMemberNote } from "@/lib/auth/member-notes/add-member-note";
import { memberNoteBody, memberNoteReply } from "@/lib/auth/member-notes/contracts";

/** POST /admin/users/{id}/notes: adds a note about a person, for the owners. At most 100 for a person. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "users",
    errors: ["conflict"],
    limit: "write",
    params: userParams,
    body: memberNoteBody,
    reply: memberNoteReply,
    status: 201,
    messages: { failed: "The note could not be saved" },
    run: async ({ actor, params, body }) => ({
      id: await addMemberNote({ actor, userId: params.id, text: body.text }),
    }),
  }),
});
