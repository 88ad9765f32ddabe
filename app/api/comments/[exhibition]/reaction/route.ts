import { methods, route } from "@/lib/http/route";
import { commentParams, reactionBody, reactionReply } from "@/lib/comments/contracts";
import { react } from "@/lib/comments/react";
import { reactionFormRedirects } from "@/lib/http/comment-form-redirects";

/** POST /comments/{id}/reaction: sets, changes or takes back one's reaction; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "banned"],
    limit: "write",
    params: commentParams,
    body: reactionBody,
    reply: reactionReply,
    messages: { failed: "Failed to save your reaction" },
    form: reactionFormRedirects,
    run: async ({ actor, params, body }) => ({ reactions: await react({ actor, id: params.exhibition, body }) }),
  }),
});
