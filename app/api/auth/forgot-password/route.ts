import { resetMailSent } from "@/lib/accounts/contracts";
import { requestPasswordReset } from "@/lib/accounts/request-password-reset";
import { linkByMail } from "@/lib/http/link-by-mail";
import { methods } from "@/lib/http/route";
import { paths } from "@/lib/platform/paths";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: linkByMail({
    send: requestPasswordReset,
    sent: resetMailSent,
    failed: "Request failed",
    page: paths.forgotPasswordSaid,
  }),
});
