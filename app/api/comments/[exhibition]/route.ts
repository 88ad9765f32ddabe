import { listComments } from "@/lib/community/comment-queries";
import {
  commentBody,
  commentChange,
  commentParams,
  commentReply,
  commentsQuery,
  commentsReply,
  nothingReply,
  wallParams,
} from "@/lib/community/contracts";
import { editComment } from "@/lib/community/edit-comment";
import { postComment } from "@/lib/community/post-comment";
import { removeComment } from "@/lib/community/remove-comment";
import { methods, route } from "@/lib/http/route";

/**
 * One segment serves readers and writers, who name an exhibition, and whoever mends or takes down a note, which has an id.
 * GET /comments/{exhibition}: the notes on a wall, the newest first. POST /comments/{exhibition}: hangs a note there.
 * PATCH /comments/{id}: mends one's own note, for fifteen minutes. DELETE /comments/{id}: takes a note down, one's own or as an admin.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: wallParams,
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, params, query }) => listComments(params, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    limit: "write",
    params: wallParams,
    body: commentBody,
    reply: commentReply,
    status: 201,
    run: async ({ actor, params, body, key }) => ({
      comment: await postComment({ actor, wall: params, ...body, key }),
    }),
  }),
  PATCH: route({
    access: "session",
    limit: "write",
    params: commentParams,
    body: commentChange,
    reply: commentReply,
    run: async ({ actor, params, body }) => ({
      comment: await editComment({ actor, id: params.exhibition, message: body.message }),
    }),
  }),
  DELETE: route({
    access: "session",
    limit: "write",
    params: commentParams,
    reply: nothingReply,
    sentences: { failed: "Failed to delete" },
    run: async ({ actor, params }) => {
      await removeComment({ actor, id: params.exhibition });
      return {};
    },
  }),
});
