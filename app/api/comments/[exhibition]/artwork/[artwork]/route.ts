import { methods, route } from "@/lib/http/route";
import { artworkThreadParams, commentBody, commentReply, commentsQuery, commentsReply } from "@/lib/comments/contracts";
import { postComment } from "@/lib/comments/post-comment";
import { listComments } from "@/lib/comments/queries";
import { commentFormRedirects } from "@/lib/http/comment-form-redirects";

/**
 * GET /comments/{exhibition}/artwork/{artwork}: the comments on one artwork. POST /comments/{exhibition}/artwork/{artwork}:
 * posts a comment; accepts a form without script too.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: artworkThreadParams,
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, params, query }) => listComments(params, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    errors: ["key_reused", "vip_only", "banned", "forbidden", "conflict"],
    limit: "write",
    params: artworkThreadParams,
    body: commentBody,
    reply: commentReply,
    status: 201,
    form: commentFormRedirects,
    run: async ({ actor, params, body, key }) => ({
      comment: await postComment({ actor, thread: params, ...body, key }),
    }),
  }),
});
