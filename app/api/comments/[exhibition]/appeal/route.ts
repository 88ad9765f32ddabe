import { methods, route } from "@/lib/http/route";
import { appealRemoval } from "@/lib/comments/appeal-removal";
import { appealBody, commentParams } from "@/lib/comments/contracts";
import { emptyReply } from "@/lib/core/contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";

/** POST /comments/{id}/appeal: asks to show one's own removed comment again, once; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: commentParams,
    body: appealBody,
    reply: emptyReply,
    messages: { failed: "Failed to send your appeal" },
    form: {
      done: () => commentPaths.myComments({ saved: "appeal" }),
      refused: ({ code }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: commentPaths.myComments() })
          : commentPaths.myComments({ error: code }),
    },
    run: async ({ actor, params, body }) => {
      await appealRemoval({ actor, id: params.exhibition, text: body.text });
      return {};
    },
  }),
});
