import { methods, route } from "@/lib/http/route";
import { commentMailsBody } from "@/lib/comments/mail-contracts";
import { setCommentMails } from "@/lib/comments/stop-comment-mails";
import { emptyReply } from "@/lib/core/contracts";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";

/** POST /comments/mails: turns the emails about replies and mentions on or off; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: commentMailsBody,
    reply: emptyReply,
    form: {
      done: () => commentPaths.myComments({ saved: "mails" }),
      refused: ({ code }) =>
        code === "unauthenticated"
          ? paths.login({ redirectTo: commentPaths.myComments() })
          : commentPaths.myComments({ error: code }),
    },
    run: async ({ actor, body }) => {
      await setCommentMails({ actor, isOn: body.wanted === "yes" });
      return {};
    },
  }),
});
