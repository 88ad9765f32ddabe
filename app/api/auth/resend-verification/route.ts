import { methods } from "@/lib/http/route";
import { verificationResent } from "@/lib/auth/contracts";
import { resendVerification } from "@/lib/auth/resend-verification";
import { paths } from "@/lib/core/urls/paths";
import { emailLinkRoute } from "@/lib/http/email-link-route";

/** POST /auth/resend-verification: sends the link again. The response is the same for every email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailLinkRoute({
    send: resendVerification,
    sent: verificationResent,
    failed: "Failed to resend verification email",
    page: ({ sent, code }) => paths.login(sent ? { notice: "resent" } : { code }),
  }),
});
