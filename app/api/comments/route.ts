import { methods, route } from "@/lib/http/route";
import { commentBody, commentReply, commentsQuery, commentsReply } from "@/lib/comments/contracts";
import { postComment } from "@/lib/comments/post-comment";
import { listComments } from "@/lib/comments/queries";
import { guestbook } from "@/lib/comments/rules";
import { commentFormRedirects } from "@/lib/http/comment-form-redirects";

const guestbookThread = { exhibition: guestbook };

/**
 * GET /comments: the guestbook, the same as /comments/guestbook. POST /comments: signs the guestbook; accepts a form without
 * script too.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, query }) => listComments(guestbookThread, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    errors: ["key_reused", "not_found", "vip_only", "banned", "forbidden", "conflict"],
    limit: "write",
    body: commentBody,
    reply: commentReply,
    status: 201,
    form: commentFormRedirects,
    run: async ({ actor, body, key }) => ({
      comment: await postComment({ actor, thread: guestbookThread, ...body, key }),
    }),
  }),
});
