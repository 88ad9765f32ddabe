import { listComments } from "@/lib/community/comment-queries";
import { artworkWallParams, commentBody, commentReply, commentsQuery, commentsReply } from "@/lib/community/contracts";
import { postComment } from "@/lib/community/post-comment";
import { methods, route } from "@/lib/http/route";

/** The wall beside one artwork. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: artworkWallParams,
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, params, query }) => listComments(params, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    limit: "write",
    params: artworkWallParams,
    body: commentBody,
    reply: commentReply,
    status: 201,
    run: async ({ actor, params, body, key }) => ({
      comment: await postComment({ actor, wall: params, ...body, key }),
    }),
  }),
});
