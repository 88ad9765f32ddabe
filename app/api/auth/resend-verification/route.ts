import { verificationResent } from "@/lib/accounts/contracts";
import { resendVerification } from "@/lib/accounts/resend-verification";
import { linkByMail } from "@/lib/http/link-by-mail";
import { methods } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

/** POST /auth/resend-verification: mails the link again. The answer is the same for every address. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: linkByMail({
    send: resendVerification,
    sent: verificationResent,
    failed: "Failed to resend verification email",
    page: ({ sent, error }) => paths.login(sent ? { said: "resent" } : { error }),
  }),
});
