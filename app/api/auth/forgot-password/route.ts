import { methods } from "@/lib/http/route";
import { resetMailSent } from "@/lib/auth/contracts";
import { requestPasswordReset } from "@/lib/auth/passwords/request-password-reset";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailLinkRoute } from "@/lib/http/email-link-route";

/**
 * POST /auth/forgot-password: emails a link to set a new password. The response is the same whether or not the email is known.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailLinkRoute({
    send: requestPasswordReset,
    sent: resetMailSent,
    failed: "Request failed",
    page: formRedirectPaths.forgotPasswordResult,
  }),
});
