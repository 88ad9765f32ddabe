import { methods, route } from "@/lib/http/route";
import { moderationQuery, moderationReply } from "@/lib/comments/moderation-contracts";
import { listCommentsToModerate } from "@/lib/comments/moderation-queries";

/** GET /comments/admin/all: the moderation list, always 20 a page. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "comments",
    limit: "read",
    query: moderationQuery,
    reply: moderationReply,
    messages: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: ({ query }) => listCommentsToModerate(query),
  }),
});
