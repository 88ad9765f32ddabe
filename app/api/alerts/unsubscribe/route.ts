import { methods } from "@/lib/http/route";
import { alertToken } from "@/lib/catalog/contracts";
import { unsubscribeAlert } from "@/lib/catalog/unsubscribe-alert";
import { formRedirectPaths } from "@/lib/core/urls/form-redirect-paths";
import { emailTokenRoute } from "@/lib/http/email-token-route";

/** POST /alerts/unsubscribe: deletes an alert with the token of the email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: emailTokenRoute({
    token: alertToken,
    use: unsubscribeAlert,
    message: "Your address is forgotten.",
    form: {
      done: () => formRedirectPaths.alertResult("gone"),
      refused: () => formRedirectPaths.alertResult("expired"),
    },
  }),
});
