import { listForModeration } from "@/lib/community/comment-queries";
import { moderationQuery, moderationReply } from "@/lib/community/contracts";
import { methods, route } from "@/lib/http/route";

/** The moderator's list: 20 a page, whatever is asked. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: moderationQuery,
    reply: moderationReply,
    sentences: { forbidden: "Access Denied, Only administrators can moderate comments." },
    run: ({ query }) => listForModeration(query),
  }),
});
