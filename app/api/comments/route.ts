import { listComments } from "@/lib/community/comment-queries";
import { commentBody, commentReply, commentsQuery, commentsReply } from "@/lib/community/contracts";
import { postComment } from "@/lib/community/post-comment";
import { guestbook } from "@/lib/community/rules";
import { methods, route } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

const wall = { exhibition: guestbook };
/** Where a form without script goes on after a refusal, by its code. */
const refusedForms: Record<string, "sign-in" | "busy"> = { unauthenticated: "sign-in", rate_limited: "busy" };

/** The guestbook's wall; /comments/guestbook is the same one. POST takes a form without script too. */
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
    form: {
      done: ({ comment }) => answerPaths.noteSaid(comment.status === "pending" ? "waits" : "hangs"),
      refused: ({ code }) => answerPaths.noteSaid(refusedForms[code] ?? "refused"),
    },
    run: async ({ actor, body, key }) => ({ comment: await postComment({ actor, wall, ...body, key }) }),
  }),
});
