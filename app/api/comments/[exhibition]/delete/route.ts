import { methods, route } from "@/lib/http/route";
import { commentParams, removedCommentReply } from "@/lib/comments/contracts";
import { removeComment } from "@/lib/comments/remove-comment";
import { deleteFormRedirects } from "@/lib/http/comment-form-redirects";

/** POST /comments/{id}/delete: removes a comment, like DELETE /comments/{id}, from a form without script. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["forbidden"],
    limit: "write",
    params: commentParams,
    reply: removedCommentReply,
    messages: { failed: "Failed to delete" },
    form: deleteFormRedirects,
    run: ({ actor, params }) => removeComment({ actor, id: params.exhibition }),
  }),
});
