import { methods } from "@/lib/http/route";
import { commentMailToken } from "@/lib/comments/mail-contracts";
import { stopCommentMails } from "@/lib/comments/stop-comment-mails";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";

/** POST /comments/mails/stop: ends the emails about a conversation, or about all, with the token of the email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: commentMailToken,
    use: stopCommentMails,
    message: "You get no more of these emails.",
    form: {
      done: () => formRedirectPaths.stopCommentMailsResult("stopped"),
      refused: () => formRedirectPaths.stopCommentMailsResult("expired"),
    },
  }),
});
