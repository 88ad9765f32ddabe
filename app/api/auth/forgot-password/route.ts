import { resetMailSent } from "@/lib/accounts/contracts";
import { requestPasswordReset } from "@/lib/accounts/request-password-reset";
import { linkByMail } from "@/lib/http/link-by-mail";
import { methods } from "@/lib/http/route";
import { answerPaths } from "@/lib/platform/answer-paths";

/**
 * POST /auth/forgot-password: mails a link for a new password. The answer is the same whether or not the address
 * is known.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: linkByMail({
    send: requestPasswordReset,
    sent: resetMailSent,
    failed: "Request failed",
    page: answerPaths.forgotPasswordSaid,
  }),
});
