import { resetMailSent } from "@/lib/accounts/contracts";
import { requestPasswordReset } from "@/lib/accounts/request-password-reset";
import { linkByMail } from "@/lib/http/link-by-mail";
import { methods } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/**
 * POST /auth/forgot-password: mails a link for a new password. The answer is the same whether or not the address
 * is known.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: linkByMail({
    send: requestPasswordReset,
    sent: resetMailSent,
    failed: "Request failed",
    page: paths.forgotPasswordSaid,
  }),
});
