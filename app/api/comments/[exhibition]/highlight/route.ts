import { methods, route } from "@/lib/http/route";
import { highlightBody } from "@/lib/comments/admin-contracts";
import { commentParams } from "@/lib/comments/contracts";
import { highlightComment } from "@/lib/comments/highlight-comment";
import { emptyReply } from "@/lib/core/contracts";

/** POST /comments/{id}/highlight: pins a comment to the top of its thread, and features it on the page of its exhibition, or neither. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    body: highlightBody,
    reply: emptyReply,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "Failed to update the comment",
    },
    run: async ({ actor, params, body }) => {
      await highlightComment({ actor, id: params.exhibition, body });
      return {};
    },
  }),
});
