import { listComments } from "@/lib/community/comment-queries";
import { commentBody, commentReply, commentsQuery, commentsReply } from "@/lib/community/contracts";
import { postComment } from "@/lib/community/post-comment";
import { guestbook } from "@/lib/community/rules";
import { methods, route } from "@/lib/http/route";

const wall = { exhibition: guestbook };

/** The guestbook's wall; /comments/guestbook is the same one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, query }) => listComments(wall, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    limit: "write",
    body: commentBody,
    reply: commentReply,
    status: 201,
    run: async ({ actor, body, key }) => ({ comment: await postComment({ actor, wall, ...body, key }) }),
  }),
});
