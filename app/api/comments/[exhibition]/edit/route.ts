import { methods, route } from "@/lib/http/route";
import { commentChange, commentParams, commentReply } from "@/lib/comments/contracts";
import { editComment } from "@/lib/comments/edit-comment";
import { editFormRedirects } from "@/lib/http/comment-form-redirects";

/** POST /comments/{id}/edit: edits one's own comment within fifteen minutes, like PATCH /comments/{id}, from a form without script. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["forbidden", "banned"],
    limit: "write",
    params: commentParams,
    body: commentChange,
    reply: commentReply,
    form: editFormRedirects,
    run: async ({ actor, params, body }) => ({
      comment: await editComment({ actor, id: params.exhibition, message: body.message }),
    }),
  }),
});
