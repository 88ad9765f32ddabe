import { methods, route } from "@/lib/http/route";
import { moderateComments } from "@/lib/comments/moderate-comments";
import { moderateBody, moderateReply } from "@/lib/comments/moderation-contracts";

/** POST /comments/admin/moderate: approves, rejects, holds, deletes or restores several comments. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "comments",
    limit: "write",
    body: moderateBody,
    reply: moderateReply,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "Failed to update the comments",
    },
    run: ({ actor, body }) => moderateComments({ actor, body }),
  }),
});
