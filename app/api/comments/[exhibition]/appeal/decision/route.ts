import { methods, route } from "@/lib/http/route";
import { appealDecisionBody } from "@/lib/comments/admin-contracts";
import { commentParams } from "@/lib/comments/contracts";
import { decideAppeal } from "@/lib/comments/decide-appeal";
import { emptyReply } from "@/lib/core/contracts";

/** POST /comments/{id}/appeal/decision: grants or declines the appeal about a comment, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    body: appealDecisionBody,
    reply: emptyReply,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "Failed to save the decision",
    },
    run: async ({ actor, params, body }) => {
      await decideAppeal({ actor, commentId: params.exhibition, body });
      return {};
    },
  }),
});
