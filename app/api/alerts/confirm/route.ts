import { methods } from "@/lib/http/route";
import { confirmAlert } from "@/lib/catalog/confirm-alert";
import { alertToken } from "@/lib/catalog/contracts";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";

/** POST /alerts/confirm: confirms a back-in-stock alert with the token of the email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: alertToken,
    use: confirmAlert,
    message: "We will write to you.",
    form: {
      done: () => formRedirectPaths.alertResult("confirmed"),
      refused: () => formRedirectPaths.alertResult("expired"),
    },
  }),
});
