import { methods, route } from "@/lib/http/route";
import {
  commentBody,
  commentChange,
  commentParams,
  commentReply,
  commentsQuery,
  commentsReply,
  threadParams,
} from "@/lib/comments/contracts";
import { editComment } from "@/lib/comments/edit-comment";
import { postComment } from "@/lib/comments/post-comment";
import { listComments } from "@/lib/comments/queries";
import { removeComment } from "@/lib/comments/remove-comment";
import { emptyReply } from "@/lib/core/contracts";
import { commentFormRedirects } from "@/lib/http/comment-form-redirects";

/**
 * GET /comments/{exhibition}: the comments, newest first. POST /comments/{exhibition}: posts a comment; accepts a form
 * without script too.
 * PATCH /comments/{id}: edits one's own comment within fifteen minutes. DELETE /comments/{id}: removes one's own comment, or any as an admin.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: threadParams,
    query: commentsQuery,
    reply: commentsReply,
    run: ({ actor, params, query }) => listComments(params, { reader: actor, ...query }),
  }),
  POST: route({
    access: "session",
    errors: ["key_reused", "vip_only", "banned", "forbidden", "conflict"],
    limit: "write",
    params: threadParams,
    body: commentBody,
    reply: commentReply,
    status: 201,
    form: commentFormRedirects,
    run: async ({ actor, params, body, key }) => ({
      comment: await postComment({ actor, thread: params, ...body, key }),
    }),
  }),
  PATCH: route({
    access: "session",
    errors: ["forbidden", "banned"],
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
    errors: ["forbidden"],
    limit: "write",
    params: commentParams,
    reply: emptyReply,
    messages: { failed: "Failed to delete" },
    run: async ({ actor, params }) => {
      await removeComment({ actor, id: params.exhibition });
      return {};
    },
  }),
});
