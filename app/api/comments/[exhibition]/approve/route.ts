import { methods, route } from "@/lib/http/route";
import { approveComment } from "@/lib/comments/approve-comment";
import { commentParams } from "@/lib/comments/contracts";
import { emptyReply } from "@/lib/core/contracts";

/** POST /comments/{id}/approve: publishes a comment that waits for moderation. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    limit: "write",
    params: commentParams,
    reply: emptyReply,
    messages: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: async ({ actor, params }) => {
      await approveComment({ actor, id: params.exhibition });
      return {};
    },
  }),
});
