import { methods, route } from "@/lib/http/route";
import { banBody } from "@/lib/comments/admin-contracts";
import { banAuthor, liftAuthorBan } from "@/lib/comments/comment-bans";
import { commentParams } from "@/lib/comments/contracts";
import { emptyReply } from "@/lib/core/contracts";

const forbidden = "Access Denied, Only administrators can moderate comments.";

/**
 * POST /comments/{id}/ban: bans the author of a comment from commenting for a time, with a reason that the author reads.
 * DELETE /comments/{id}/ban: lifts that ban.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    body: banBody,
    reply: emptyReply,
    messages: { forbidden, failed: "The ban could not be saved" },
    run: async ({ actor, params, body }) => {
      await banAuthor({ actor, commentId: params.exhibition, body });
      return {};
    },
  }),
  DELETE: route({
    access: "admin",
    permission: "comments",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    reply: emptyReply,
    messages: { forbidden, failed: "The ban could not be lifted" },
    run: async ({ actor, params }) => {
      await liftAuthorBan({ actor, commentId: params.exhibition });
      return {};
    },
  }),
});
