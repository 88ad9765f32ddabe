import { methods, route } from "@/lib/http/route";
import { commentAuthorReply } from "@/lib/comments/admin-contracts";
import { getCommentAuthor } from "@/lib/comments/admin-queries";
import { commentParams } from "@/lib/comments/contracts";

/** GET /comments/{id}/author: who wrote a comment, their other comments, what admins decided, their bans and the notes. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "comments",
    limit: "read",
    params: commentParams,
    reply: commentAuthorReply,
    messages: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: ({ actor, params }) => getCommentAuthor(actor, params.exhibition),
  }),
});
