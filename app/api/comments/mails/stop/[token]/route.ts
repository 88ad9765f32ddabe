import { methods } from "@/lib/http/route";
import { commentMailToken } from "@/lib/comments/mail-contracts";
import { stopCommentMails } from "@/lib/comments/stop-comment-mails";
import { oneClickRoute } from "@/lib/http/email-token-route";

/** POST /comments/mails/stop/{token}: the one-click unsubscribe of mail programs (RFC 8058). */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: oneClickRoute({ token: commentMailToken, use: stopCommentMails, message: "You get no more of these emails." }),
});
